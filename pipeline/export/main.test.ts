import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { writeWorld } from '../new-world/write-world.ts'
import { main } from './main.ts'

let root = ''
let folder = ''

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'export-'))
  folder = join(root, 'exports')
  await mkdir(folder)
  await mkdir(join(root, 'worlds'))
  const silent = { print: () => undefined, printError: () => undefined }
  await writeWorld(['island'], { worldsFolder: join(root, 'worlds'), ...silent })
})

afterEach(() => rm(root, { recursive: true }))

const picture = new Uint8Array([1, 2, 3])

async function run(args: readonly string[], drawn: Uint8Array | string = picture) {
  const printed: string[] = []
  const errorLines: string[] = []
  const asked: number[] = []
  const exitCode = await main(args, {
    worldsFolder: join(root, 'worlds'),
    exportsFolder: folder,
    drawLand: (geography, size) => {
      JSON.parse(geography)
      asked.push(size)
      return Promise.resolve(drawn)
    },
    print: (line) => printed.push(line),
    printError: (line) => errorLines.push(line),
  })
  return { exitCode, printed, errorLines, asked }
}

it('writes the markers, an icon per type and the land in the requested size', async () => {
  const out = join(folder, 'a', 'b')
  const args = ['island', '--format', 'fandom', '--out', out, '--size', '4096']
  const { exitCode, errorLines, asked } = await run(args)
  expect({ exitCode, errorLines, asked }).toEqual({ exitCode: 0, errorLines: [], asked: [4096] })
  const map = JSON.parse(await readFile(join(out, 'island-fandom.json'), 'utf8')) as {
    readonly mapImage: string
    readonly categories: readonly { readonly icon: string }[]
  }
  const named = [map.mapImage, ...map.categories.map(({ icon }) => icon)]
  expect((await readdir(out)).sort()).toEqual(['island-fandom.json', ...named].sort())
  expect(await readFile(join(out, 'island-land.webp'))).toEqual(Buffer.from(picture))
})

it('reports that the land cannot be drawn and writes the other files', async () => {
  const { exitCode, errorLines, asked } = await run(
    ['island', '--format', 'geojson'],
    'no browser.',
  )
  expect({ exitCode, errorLines, asked }).toEqual({
    exitCode: 1,
    asked: [2048],
    errorLines: ['island-land.webp is missing: no browser.'],
  })
  expect(await readdir(join(folder, 'island'))).toContain('island-geojson.geojson')
})

it.each([
  [['isle', '--format', 'fandom'], /^There is no world "isle": there are island\.$/],
  [['../worlds', '--format', 'fandom'], /^There is no world/],
  [['island', '--format', 'kml'], /^There is no format called "kml": choose datamaps, fandom/],
  [['island', '--format', 'constructor'], /^There is no format called/],
  [['island', '--format', 'fandom', '--size', '2k'], /^The size is 2k: give a whole number/],
  [['island'], /^usage: npm run world:export/],
  [['island', '--fromat', 'fandom'], /^usage: npm run world:export/],
])('%j is answered in one sentence', async (args, sentence) => {
  const { exitCode, errorLines, printed } = await run(args)
  expect({ exitCode, printed }).toEqual({ exitCode: 2, printed: [] })
  expect(errorLines).toEqual([expect.stringMatching(sentence)])
  expect(await readdir(folder)).toEqual([])
})

describe('an export that cannot be [F98]', () => {
  const geojson = (...more: string[]) => ['island', '--format', 'geojson', ...more]

  it('says that the folder of worlds is missing, or a file', async () => {
    const worlds = join(root, 'worlds')
    await rm(worlds, { recursive: true })
    expect(await run(geojson())).toMatchObject({
      exitCode: 1,
      errorLines: [`The export failed: ${worlds} is missing.`],
    })
    await writeFile(worlds, '')
    expect((await run(geojson())).errorLines).toEqual([
      `The export failed: ${worlds} is no folder, or lies below a file.`,
    ])
  })

  it('says that there is no world at all, and that one is a link', async () => {
    const island = join(root, 'worlds', 'island')
    await rename(island, join(root, 'elsewhere'))
    expect((await run(geojson())).errorLines).toEqual([
      'There is no world "island": there is none.',
    ])
    await symlink(join(root, 'elsewhere'), island)
    expect((await run(geojson())).errorLines).toEqual([
      'worlds/island: the folder is a link: put the folder itself there',
      'Nothing was written: the world has problems.',
    ])
  })

  it('reports that --out is a file, is below a file, or is empty', async () => {
    const file = join(folder, 'file')
    await writeFile(file, 'mine')
    expect(await run(geojson('--out', file))).toMatchObject({
      exitCode: 1,
      printed: [],
      errorLines: [`The export failed: ${file} is a file, where a folder is needed.`],
    })
    expect((await run(geojson('--out', join(file, 'a')))).errorLines).toEqual([
      `The export failed: ${join(file, 'a')} is no folder, or lies below a file.`,
    ])
    expect(await run(geojson('--out', ''))).toMatchObject({
      exitCode: 2,
      errorLines: ['The name of the folder after --out is empty: give one, or leave --out away.'],
    })
    expect(await readFile(file, 'utf8')).toBe('mine')
  })

  it('reports a folder with the name of an output file', async () => {
    const path = join(folder, 'island-land.webp')
    await mkdir(path)
    expect((await run(geojson('--out', folder))).errorLines).toEqual([
      `The export failed: ${path} is a folder, where a file is needed.`,
    ])
  })

  // `/dev/full` fails every write with ENOSPC, even for root.
  it.runIf(existsSync('/dev/full'))('says that the disk is full', async () => {
    const path = join(folder, 'island-geojson.geojson')
    await symlink('/dev/full', path)
    expect(await run(geojson('--out', folder))).toMatchObject({
      exitCode: 1,
      printed: [],
      errorLines: [`The export failed: ${path} has no room left on its disk.`],
    })
  })
})
