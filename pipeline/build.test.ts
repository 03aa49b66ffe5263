import { describe, expect, it } from 'vitest'
import { decodeWorld } from '../src/world/world-file.ts'
import { decodeWorlds } from '../src/world/worlds-file.ts'
import { buildOutput } from './build.ts'
import type { OutputFile } from './build/output-file.ts'
import { goodSource, name, world } from './fixtures/good-source.ts'

it('builds every file, sorted by path', async () => {
  const files = await buildOutput([goodSource()], 'test')
  expect(files.map(({ path }) => path)).toEqual([
    'data/open-data.schema.json',
    'data/test/geography.json',
    'data/test/network.json',
    'data/test/open-data.json',
    'data/test/quests.json',
    'data/test/spellings.json',
    'data/test/treasure-maps.json',
    'data/test/world.json',
    'data/worlds.json',
    'icons/bed.webp',
    'icons/treasure_chest.webp',
    'images/7-camp.webp',
  ])
})

describe('two worlds that share types, ids and images', () => {
  const other = {
    ...goodSource(),
    folder: 'other',
    world: world({ id: 'other', title: 'A Shore' }),
  }
  const build = () => buildOutput([other, goodSource()], 'test')

  it('have their own files, the home world’s where they always were', async () => {
    const files = await build()
    expect(files.map(({ path }) => path)).toEqual([
      'data/open-data.schema.json',
      'data/other/geography.json',
      'data/other/network.json',
      'data/other/open-data.json',
      'data/other/quests.json',
      'data/other/spellings.json',
      'data/other/treasure-maps.json',
      'data/other/world.json',
      'data/test/geography.json',
      'data/test/network.json',
      'data/test/open-data.json',
      'data/test/quests.json',
      'data/test/spellings.json',
      'data/test/treasure-maps.json',
      'data/test/world.json',
      'data/worlds.json',
      'icons/bed.webp',
      'icons/other/bed.webp',
      'icons/other/treasure_chest.webp',
      'icons/treasure_chest.webp',
      'images/7-camp.webp',
      'images/other/7-camp.webp',
    ])
    const alone = await buildOutput([goodSource()], 'test')
    expect(files).toEqual(
      expect.arrayContaining(alone.filter(({ path }) => path !== 'data/worlds.json')),
    )
  })

  it('say in their own file where these lie', async () => {
    const text = textOf(await build(), 'data/other/world.json')
    const { types, markers } = decodeWorld(JSON.parse(text))
    expect(types.map(({ icon }) => icon)).toEqual([
      '/icons/other/bed.webp',
      '/icons/other/treasure_chest.webp',
    ])
    expect(markers.find(({ id }) => id === 7)?.image).toBe('images/other/7-camp.webp')
  })

  it('are listed, the home world first', async () => {
    const files = await build()
    const listed = decodeWorlds(JSON.parse(textOf(files, 'data/worlds.json')))
    const bytes = (pattern: RegExp) =>
      files
        .filter(({ path }) => pattern.test(path) && !path.includes('open-data'))
        .reduce((sum, file) => sum + file.content.length, 0)
    expect(listed).toEqual([
      {
        id: 'test',
        game: 'A Game',
        title: 'A World',
        total: 4,
        ids: '0,4-5,7',
        bytes: bytes(/^(data\/test|icons|images)\/[^/]*$/),
      },
      {
        id: 'other',
        game: 'A Game',
        title: 'A Shore',
        total: 4,
        ids: '0,4-5,7',
        bytes: bytes(/^(data|icons|images)\/other\//),
      },
    ])
  })
})

function textOf(files: readonly OutputFile[], wanted: string): string {
  return Buffer.from(files.find(({ path }) => path === wanted)?.content ?? []).toString()
}

it('builds the same bytes of the same source', async () => {
  expect(await buildOutput([goodSource()], 'test')).toEqual(
    await buildOutput([goodSource()], 'test'),
  )
})

it('writes language files apart from the offline files of a world', async () => {
  const bytesOf = (files: readonly OutputFile[]) =>
    decodeWorlds(JSON.parse(textOf(files, 'data/worlds.json'))).map(({ bytes }) => bytes)
  const german = {
    lang: 'de',
    rules: { plural: 'one', group: '.', groupFrom: 4, decimal: ',' },
    groups: {},
  } as const
  const source = { ...goodSource(), names: [name()] }
  const files = await buildOutput([source], 'test', new Map([['de', german]]))
  expect(files.map(({ path }) => path)).toContainEqual(
    expect.stringMatching(/^data\/test\/de\.[\da-f]{8}\.json$/),
  )
  expect(bytesOf(files)).toEqual(bytesOf(await buildOutput([goodSource()], 'test')))
})
