import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { main } from './main.ts'

const samplesFolder = join(import.meta.dirname, 'fixtures', 'worlds')

/** Output of the check by sample folder, without the beginning that all lines share. */
const expected = JSON.parse(readFileSync(join(samplesFolder, 'expected.json'), 'utf8')) as Readonly<
  Record<string, readonly string[]>
>

const samples = readdirSync(samplesFolder).filter((name) => name !== 'expected.json')

async function check(world: string, worldsFolder = samplesFolder) {
  const lines: string[] = []
  const exitCode = await main(['check', world], {
    worldsFolder,
    outputFolder: '',
    print: (line) => lines.push(line),
    printError: (line) => lines.push(line),
  })
  return { exitCode, lines: lines.map((line) => line.replace(`worlds/${world}/`, '')) }
}

it('every sample has an expected result', () => {
  expect(Object.keys(expected).sort()).toEqual(samples.sort())
  expect(samples.length).toBeGreaterThanOrEqual(10)
})

it.each(Object.entries(expected))(
  'the check of a world of others says: %s',
  async (world, lines) => {
    const passes = lines[0]?.endsWith('all checks pass') === true
    expect(await check(world)).toEqual({ exitCode: passes ? 0 : 1, lines })
  },
)

describe('a world without end', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'endless-'))
    cpSync(join(samplesFolder, 'one-inn'), join(folder, 'one-inn'), { recursive: true })
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const collection = (features: string) => `{"type":"FeatureCollection","features":[${features}]}`
  const road = (points: string) =>
    `{"type":"Feature","properties":{"kind":"road"},"geometry":{"type":"LineString","coordinates":[${points}]}}`

  it.each<[what: string, file: string, text: () => string, said: string]>([
    [
      '300,000 places',
      'markers.csv',
      () => `id,location_type,x,y\n${'1,inn,100,100\n'.repeat(300_000)}`,
      'markers.csv:20002: the table has more than 20,000 rows: leave some out',
    ],
    [
      'a road of 300,000 points',
      'geography.geojson',
      () => collection(road(`${'[1,2],'.repeat(299_999)}[1,2]`)),
      'geography.geojson:1: features[0].geometry.coordinates: has more than 20,000 points: leave some out',
    ],
    [
      'a line of 30 MB',
      'places.csv',
      () => `name,x,y,rank\n${'A'.repeat(30_000_000)},1,1,village\n`,
      'places.csv: the file has 31 MB, and 8 MB is the most: make it smaller',
    ],
    [
      'a line of 7 MB',
      'places.csv',
      () => `name,x,y,rank\n${'A'.repeat(7_000_000)},1,1,village\n`,
      'places.csv:2: name: the text has 7,000,000 characters, and 80 is the most: make it shorter',
    ],
    [
      'lists within lists',
      'geography.geojson',
      () => collection('['.repeat(200_000) + ']'.repeat(200_000)),
      'geography.geojson:1: more than 32 lists and objects stand within each other',
    ],
    [
      'settings within settings',
      'world.json',
      () => '{"id":'.repeat(200_000),
      'world.json:1: more than 32 lists and objects stand within each other',
    ],
    [
      'a drawing of 50,000 paths',
      'glyphs/inn.svg',
      () => `<svg viewBox="0 0 512 512">${'<path d="M1 1h5z"/>'.repeat(50_000)}</svg>`,
      'glyphs/inn.svg:1: svg: the drawing has 950,033 bytes, and 32,000 is the most: make it simpler',
    ],
  ])('gets one sentence: %s [F95]', async (_what, file, text, said) => {
    writeFileSync(join(folder, 'one-inn', file), text())
    expect(await check('one-inn', folder)).toEqual({ exitCode: 1, lines: [said, '1 problem'] })
  })
})
