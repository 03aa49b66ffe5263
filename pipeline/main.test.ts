import { appendFile, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { main } from './main.ts'

let root = ''
let markersFile = ''
let outputFolder = ''

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'main-'))
  const kcd1 = join(import.meta.dirname, '..', 'worlds', 'kcd1')
  await cp(kcd1, join(root, 'worlds', 'kcd1'), { recursive: true })
  markersFile = join(root, 'worlds', 'kcd1', 'markers.csv')
  outputFolder = join(root, 'generated')
})

afterEach(() => rm(root, { recursive: true }))

async function run(...args: string[]) {
  const printed: string[] = []
  const complaints: string[] = []
  const exitCode = await main(args, {
    worldsFolder: join(root, 'worlds'),
    outputFolder,
    print: (line) => printed.push(line),
    complain: (line) => complaints.push(line),
  })
  return { exitCode, printed, complaints }
}

async function readOutput(): Promise<Record<string, Buffer>> {
  const entries = await readdir(outputFolder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile())
  return Object.fromEntries(
    await Promise.all(
      paths.map(async ({ parentPath, name }) => {
        const path = join(parentPath, name)
        return [path.slice(outputFolder.length + 1), await readFile(path)] as const
      }),
    ),
  )
}

/** Appends a row to the markers, and gives the line that it stands on. */
async function appendRow(row: string): Promise<number> {
  const text = await readFile(markersFile, 'utf8')
  await appendFile(markersFile, `${row}\n`)
  return text.split('\n').length
}

const badRow = '900000,bed,9001,17,,,,,'
const badRowProblem = (line: number) =>
  `worlds/kcd1/markers.csv:${line}: x: 9001 lies outside the world's extent 0..8192`

describe('check', () => {
  it('says in one line what it found in good data, and writes nothing', async () => {
    expect(await run('check')).toEqual({
      exitCode: 0,
      printed: [
        expect.stringMatching(
          /^kcd1: \d+ markers of \d+ types, \d+ places, \d+ land features; all checks pass$/,
        ),
      ],
      complaints: [],
    })
    await expect(readdir(outputFolder)).rejects.toThrow('ENOENT')
  })

  it('tells every problem and their count', async () => {
    const line = await appendRow(badRow)
    await appendRow('900001,bed,1.5,17,,,,,')
    expect(await run('check', 'kcd1')).toEqual({
      exitCode: 1,
      printed: [],
      complaints: [
        `worlds/kcd1/markers.csv:${line + 1}: x: "1.5" is not a whole number`,
        badRowProblem(line),
        '2 problems',
      ],
    })
  })

  it.each(['kcd3', '../kcd1', ''])('says which worlds there are in place of %j', async (world) => {
    expect(await run('check', world)).toEqual({
      exitCode: 1,
      printed: [],
      complaints: [`There is no world "${world}": there are kcd1.`],
    })
  })
})

describe('a site of several worlds', () => {
  beforeEach(async () => {
    const shore = join(root, 'worlds', 'shore')
    await cp(join(root, 'worlds', 'kcd1'), shore, { recursive: true })
    const manifest = await readFile(join(shore, 'world.json'), 'utf8')
    await writeFile(
      join(shore, 'world.json'),
      manifest.replace('"id": "kcd1"', '"id": "shore"').replace(/^.*"home": true.*\n/m, ''),
    )
  })

  it('is checked as a whole, or one world of it', async () => {
    const lines = (await run('check')).printed
    expect(lines.map((line) => line.split(':')[0])).toEqual(['kcd1', 'shore'])
    expect((await run('check', 'shore')).printed).toHaveLength(1)
  })

  it('is built as a whole', async () => {
    expect(await run('build')).toMatchObject({ exitCode: 0, complaints: [] })
    expect(Object.keys(await readOutput())).toEqual(
      expect.arrayContaining([
        join('data', 'worlds.json'),
        join('data', 'shore', 'world.json'),
        join('icons', 'bed.webp'),
        join('icons', 'shore', 'bed.webp'),
      ]),
    )
  })

  it('has one home', async () => {
    const file = join(root, 'worlds', 'kcd1', 'world.json')
    await writeFile(file, (await readFile(file, 'utf8')).replace(/^.*"home": true.*\n/m, ''))
    expect((await run('build')).complaints).toEqual([
      expect.stringMatching(/^worlds\/kcd1\/world\.json:\d+: home: one world of the site must say/),
      '1 problem; nothing was written',
    ])
  })
})

describe('build', { timeout: 30_000 }, () => {
  it('writes what the site serves, the same twice', async () => {
    expect(await run('build')).toMatchObject({ exitCode: 0, complaints: [] })
    const first = await readOutput()
    expect(Object.keys(first)).toEqual(
      expect.arrayContaining([
        join('data', 'kcd1', 'world.json'),
        join('data', 'kcd1', 'geography.json'),
        join('icons', 'bed.webp'),
        join('images', '335-camp.webp'),
      ]),
    )
    await rm(outputFolder, { recursive: true })
    expect(await run('build')).toMatchObject({ exitCode: 0 })
    expect(await readOutput()).toEqual(first)
  })

  it('writes nothing when the data has a problem', async () => {
    const line = await appendRow(badRow)
    expect(await run('build')).toEqual({
      exitCode: 1,
      printed: [],
      complaints: [badRowProblem(line), '1 problem; nothing was written'],
    })
    await expect(readdir(outputFolder)).rejects.toThrow('ENOENT')
  })

  it('leaves the earlier output when the data has a problem', async () => {
    await run('build')
    const earlier = await readOutput()
    await appendRow(badRow)
    expect(await run('build')).toMatchObject({ exitCode: 1 })
    expect(await readOutput()).toEqual(earlier)
  })

  it('says what went wrong when the output cannot be written', async () => {
    outputFolder = markersFile
    const { exitCode, complaints } = await run('build')
    expect(exitCode).toBe(1)
    expect(complaints).toEqual([expect.stringMatching(/^The build failed: EEXIST/)])
  })
})

it.each([
  [[]],
  [['bake']],
  [['check', 'kcd1', 'build']],
  [['check', '--world']],
  [['build', 'kcd1']],
])('shows how it is used for the arguments %j', async (args) => {
  expect(await run(...args)).toEqual({
    exitCode: 2,
    printed: [],
    complaints: ['usage: npm run world:check [-- my-island] | npm run data'],
  })
})
