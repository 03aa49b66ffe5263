import { readdir } from 'node:fs/promises'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  readFile,
  type AcceptedImport,
} from '../../src/features/import-export/model/import/read-import.ts'
import type { ImportWorld } from '../../src/features/import-export/model/import/imported.ts'
import { goodSource, marker, type } from '../fixtures/good-source.ts'
import { loadSource } from '../load.ts'
import type { Source } from '../source.ts'
import { worldsFolder } from '../worlds-folder.ts'
import { dataMaps } from './datamaps.ts'
import { pictureNames, type ExportFormat } from './export-format.ts'
import { fandom } from './fandom.ts'
import { geojson } from './geojson.ts'

function readBack(source: Source, format: ExportFormat): AcceptedImport {
  const text = JSON.stringify(format.build(source, pictureNames(source)))
  const { extent, metresPerUnit } = source.world
  const world = { markers: [], extent, metresPerUnit } as unknown as ImportWorld
  const result = readFile(new TextEncoder().encode(text), '.json', source.folder, world)
  if (!result.ok || !('unknown' in result)) throw new Error(JSON.stringify(result))
  return result
}

const formats = { datamaps: dataMaps, fandom, geojson }

const types = [type(), type({ id: 'inn', title: 'Inn' })]

describe.each(Object.entries(formats))('an export as %s', (name, format) => {
  const side = fc.integer({ min: 10, max: 20_000 })
  const corner = fc.integer({ min: -20_000, max: 20_000 })
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  const words = fc.stringMatching(/^[A-Za-zÀ-ž(][A-Za-zÀ-ž ,.'()-]{0,30}[A-Za-z.]$/)

  it('keeps every marker’s position and name, whatever the extent', () => {
    fc.assert(
      fc.property(
        fc.tuple(corner, corner, side, side),
        fc.array(
          fc.record({
            across: share,
            up: share,
            title: fc.oneof(words, fc.constant('')),
            inn: fc.boolean(),
          }),
          { minLength: 1, maxLength: 20 },
        ),
        ([west, south, width, height], places) => {
          const markers = places.map(({ across, up, title, inn }, index) =>
            marker({
              id: index,
              locationType: inn ? 'inn' : 'bed',
              x: Math.round((west + across * width) * 10) / 10,
              y: Math.round((south + up * height) * 10) / 10,
              name: title.replaceAll(/'{2,}/g, "'").replaceAll(/ +/g, ' '),
            }),
          )
          const extent = [west, south, west + width, south + height] as const
          const { world } = goodSource()
          const source = { ...goodSource(), world: { ...world, extent }, types, markers }
          const { pins, unknown } = readBack(source, format)
          expect(unknown).toEqual([])
          const key = ({ x, y, title }: { x: number; y: number; title: string }) =>
            `${title} ${x} ${y}`
          const expected = markers.map(({ x, y, name, locationType }) => ({
            x,
            y,
            title: name || (locationType === 'inn' ? 'Inn' : 'Bed'),
          }))
          expect(pins).toHaveLength(expected.length)
          const sorted = pins.toSorted((a, b) => key(a).localeCompare(key(b)))
          for (const [index, pin] of expected
            .toSorted((a, b) => key(a).localeCompare(key(b)))
            .entries()) {
            expect(sorted[index]?.title).toBe(pin.title)
            expect(Math.abs((sorted[index]?.x ?? Infinity) - pin.x)).toBeLessThan(0.11)
            expect(Math.abs((sorted[index]?.y ?? Infinity) - pin.y)).toBeLessThan(0.11)
          }
        },
      ),
      { numRuns: 300 },
    )
  })

  it('says what each marker says', () => {
    const markers = [
      marker({ name: 'Fresh straw', description: 'Under the roof.', yields: 'Hay;Lice' }),
    ]
    const { pins } = readBack({ ...goodSource(), types, markers }, format)
    expect(pins[0]).toMatchObject({ title: 'Fresh straw' })
    expect(pins[0]?.note).toContain('Under the roof.')
    if (name !== 'geojson') expect(pins[0]?.note).toBe('Bed\nUnder the roof.\nHay, Lice')
  })
})

const source = { ...goodSource(), types, markers: [marker({ id: 7, yields: 'Hay;Lice' })] }
const [minX, minY, maxX, maxY] = source.world.extent
const [{ id: category, colour } = { id: '', colour: '' }] = source.world.categories

it('a DataMaps page has groups with icons, and markers by group', () => {
  expect(dataMaps.build(source, pictureNames(source))).toMatchObject({
    crs: { order: 'xy', topLeft: [minX, maxY], bottomRight: [maxX, minY] },
    background: `${source.folder}-land.webp`,
    groups: { inn: { name: 'Inn', icon: `${source.folder}-inn.png` } },
    markers: { bed: [{ id: '7', x: 50, y: 50, description: ['Hay, Lice'] }], inn: [] },
  })
})

it('a DataMaps group names no colour, which would make circles of its markers', () => {
  expect(JSON.stringify(dataMaps.build(source, pictureNames(source)))).not.toContain('olor')
})

it('a Fandom map has categories with colours and icons, and markers in one list', () => {
  expect(fandom.build(source, pictureNames(source))).toMatchObject({
    mapImage: `${source.folder}-land.webp`,
    mapBounds: [
      [minX, minY],
      [maxX, maxY],
    ],
    origin: 'bottom-left',
    coordinateOrder: 'xy',
    categories: [
      { id: 'bed', listId: 1 },
      { id: 'inn', listId: 2, name: 'Inn' },
    ],
    markers: [{ id: '7', categoryId: 'bed', position: [50, 50], popup: { title: 'Bed' } }],
  })
})

it('GeoJSON has each marker with its properties', () => {
  expect(geojson.build(source, pictureNames(source))).toMatchObject({
    type: 'FeatureCollection',
    features: [
      {
        geometry: { type: 'Point', coordinates: [50, 50] },
        properties: { marker: 7, type: 'bed', name: 'Bed', yields: ['Hay', 'Lice'] },
      },
    ],
  })
})

it('GeoJSON has the game’s metres, unless the world does not know where they begin', () => {
  const { origin: _unknown, ...world } = source.world
  const propertiesIn = (manifest: Source['world']) => {
    const file = geojson.build({ ...source, world: manifest }, pictureNames(source))
    return (file as { features: { properties: object }[] }).features[0]?.properties
  }
  const metres = { metresX: 515, metresY: 760 }
  expect(propertiesIn({ ...world, origin: [490, 735], metresPerUnit: 0.5 })).toMatchObject(metres)
  expect(Object.keys(propertiesIn(world) ?? {}).join()).not.toContain('metres')
})

it('GeoJSON contains the cut-offs of quests', () => {
  expect(geojson.build(goodSource(), pictureNames(goodSource()))).toMatchObject({
    questCutoffs: [{ main: 2, point: 'begins', closes: 3, grade: 'one' }],
  })
})

it('GeoJSON contains quests next to the markers, without unknown fields', () => {
  const file = geojson.build(goodSource(), pictureNames(goodSource()))
  expect((file as { quests: object[] }).quests.slice(0, 2)).toEqual([
    {
      id: 1,
      title: 'A Beginning',
      kind: 'main',
      part: 'base',
      order: 1,
      place: 'Uzhitz',
      trust: 'settlement',
    },
    {
      id: 2,
      title: 'A Beginning',
      kind: 'main',
      part: 'base',
      order: 2,
      after: '1',
      limit: 'no_return',
      x: 50,
      y: 60,
      trust: 'rough',
    },
  ])
})

it('a Fandom map’s categories have their colours', () => {
  const coloured = { ...source, types: [type({ category })] }
  expect(fandom.build(coloured, pictureNames(coloured))).toMatchObject({
    categories: [{ color: colour }],
  })
})

describe.each(await worldsIn(worldsFolder()))('all of %s', async (world) => {
  const { value } = await loadSource(worldsFolder(), world)
  it.each(Object.entries(formats))('is read by Upload, as %s', (_name, format) => {
    if (!value) throw new Error(`${world} cannot be read.`)
    const { pins, unknown } = readBack(value, format)
    expect(unknown).toEqual([])
    expect(pins).toHaveLength(value.markers.length)
  })
})

async function worldsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}
