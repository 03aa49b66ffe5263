import { expect, it } from 'vitest'
import { decodeWorlds, localizeListedWorld, type ListedWorld } from './worlds-file.ts'

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
    const { title, game } = localizeListedWorld(world, language)
    return [title, game]
  }
  expect(called('zh')).toEqual(['海岸', '游戏'])
  expect(called('de')).toEqual(['Küste', 'A Game'])
  expect(called('en')).toEqual(['Shore', 'A Game'])
  expect(called('constructor')).toEqual(['Shore', 'A Game'])
})

it.each([
  null,
  'shore',
  { ...world, title: undefined },
  { ...world, bytes: '9' },
  { ...world, spoken: 5 },
  { ...world, levels: 'shore' },
  { ...world, unmappedLevels: {} },
])('[F79] refuses a list with %j in it', (entry) => {
  const file = { format: 'itinerarium-worlds', worlds: [world, entry] }
  expect(() => decodeWorlds(file)).toThrow('not a list of worlds')
  expect(decodeWorlds({ ...file, worlds: [world] })).toEqual([world])
})
