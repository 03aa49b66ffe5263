import { expect, it } from 'vitest'
import { decodeTreasureMaps } from '../../src/world/treasure-map.ts'
import { decodeWorld } from '../../src/world/world-file.ts'
import { goodSource } from '../fixtures/good-source.ts'
import { buildTreasureMapsFile } from './treasure-maps.ts'
import { buildWorldFile } from './world.ts'

const folders = { icons: 'icons', images: 'images' }
const worldOf = (source: ReturnType<typeof goodSource>) =>
  decodeWorld(JSON.parse(String(buildWorldFile(source, new Map(), folders).content)))

it('writes the treasure maps, sorted by number, into a file of their own', () => {
  const [file, ...others] = buildTreasureMapsFile(goodSource())
  expect(others).toEqual([])
  expect(file?.path).toBe('data/test/treasure-maps.json')
  expect(decodeTreasureMaps(JSON.parse(String(file?.content)))).toEqual([
    { number: 2, chest: 4, at: [60, 70], how: 'buy', seller: 7 },
    { number: 12, chest: 5, at: [60, 70], how: 'lies', requires: 'lockpicking:easy' },
  ])
  expect(worldOf(goodSource()).treasureMaps).toBe('treasure_chest')
})

it('a world without maps has no file, and says nothing of any', () => {
  const source = { ...goodSource(), treasureMaps: [] }
  expect(buildTreasureMapsFile(source)).toEqual([])
  expect(worldOf(source)).not.toHaveProperty('treasureMaps')
})

it('takes no page of an error for a list of maps', () => {
  expect(() => decodeTreasureMaps({ maps: [] })).toThrow('not a list of treasure maps')
  expect(() => decodeTreasureMaps(null)).toThrow('not a list of treasure maps')
})
