import { expect, it } from 'vitest'
import { goodSource, world } from './fixtures/good-source.ts'
import { levelsOnce } from './levels-once.ts'

const source = (folder: string, levels: readonly string[], unmappedLevels?: readonly string[]) => ({
  ...goodSource(),
  folder,
  world: world({ id: folder, levels, ...(unmappedLevels && { unmappedLevels }) }),
})
const reasonsOf = (...sources: Parameters<typeof levelsOnce>[0]) =>
  levelsOnce(sources).map(({ field, reason }) => [field, reason])

it('lets each world name levels of its own, or none', () => {
  expect(reasonsOf(goodSource(), source('shore', ['beach', 'dunes'], ['cave']))).toEqual([])
})

it('refuses a level that two worlds name, or one world twice', () => {
  expect(
    reasonsOf(source('shore', ['beach']), source('isle', ['hill', 'beach'], ['hill'])),
  ).toEqual([
    ['levels[1]', '"beach" stands in shore, levels already, and a level may be named once'],
    ['unmappedLevels[0]', '"hill" stands in isle, levels already, and a level may be named once'],
  ])
})
