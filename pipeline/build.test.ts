import { expect, it } from 'vitest'
import { buildOutput } from './build.ts'
import { goodSource } from './fixtures/good-source.ts'

it('builds every file, sorted by path', async () => {
  const files = await buildOutput(goodSource())
  expect(files.map(({ path }) => path)).toEqual([
    'data/test/geography.json',
    'data/test/world.json',
    'icons/bed.webp',
    'icons/treasure_chest.webp',
    'images/7-camp.webp',
  ])
})

it('builds the same bytes of the same source', async () => {
  expect(await buildOutput(goodSource())).toEqual(await buildOutput(goodSource()))
})
