import { expect, it } from 'vitest'
import { listedIn, type ListedWorld } from './worlds-file.ts'

const world: ListedWorld = {
  id: 'shore',
  game: 'A Game',
  title: 'Shore',
  spoken: { zh: { title: '海岸', game: '游戏' }, de: { title: 'Küste' } },
  total: 1,
  ids: '7',
  bytes: 9,
}

it('is called as players of a language call it, and as in English for want of that', () => {
  const called = (language: string) => {
    const { title, game } = listedIn(world, language)
    return [title, game]
  }
  expect(called('zh')).toEqual(['海岸', '游戏'])
  expect(called('de')).toEqual(['Küste', 'A Game'])
  expect(called('en')).toEqual(['Shore', 'A Game'])
  expect(called('constructor')).toEqual(['Shore', 'A Game'])
})
