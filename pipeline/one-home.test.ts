import { expect, it } from 'vitest'
import { goodSource, world } from './fixtures/good-source.ts'
import { homeOf, oneHome } from './one-home.ts'

const source = (folder: string, home?: true) => ({
  ...goodSource(),
  folder,
  world: world({ id: folder, ...(home && { home }) }),
})

it('takes a lone world for the home one', () => {
  const lone = source('island')
  expect(oneHome([lone])).toEqual([])
  expect(homeOf([lone])).toBe(lone)
})

it('finds the one that says so', () => {
  const worlds = [source('far-shore'), source('island', true), source('shore')]
  expect(oneHome(worlds)).toEqual([])
  expect(homeOf(worlds)).toBe(worlds[1])
})

it('refuses several worlds of which none or more than one says so', () => {
  const problems = (worlds: Parameters<typeof oneHome>[0]) =>
    oneHome(worlds).map(({ field, reason }) => [field, reason])
  expect(problems([source('far-shore'), source('shore')])).toEqual([
    ['home', 'one world of the site must say true: the one that lives at its root'],
  ])
  expect(problems([source('far-shore', true), source('isle'), source('shore', true)])).toEqual([
    ['home', '"far-shore" says it already, and one world alone may'],
  ])
  expect(homeOf([source('far-shore'), source('shore')])).toBeUndefined()
})
