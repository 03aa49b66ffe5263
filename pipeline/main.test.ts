import {
  appendFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { goodPicture } from './fixtures/good-source.ts'
import { main } from './main.ts'
import { writeWorld } from './new-world/write-world.ts'

let root = ''
let markersFile = ''
let outputFolder = ''

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'main-'))
  await mkdir(join(root, 'worlds'))
  await addWorld('island')
  markersFile = join(root, 'worlds', 'island', 'markers.csv')
  outputFolder = join(root, 'generated')
})

async function addWorld(id: string): Promise<void> {
  const silent = { print: () => undefined, printError: () => undefined }
  await writeWorld([id], { worldsFolder: join(root, 'worlds'), ...silent })
}

async function makeHome(id: string): Promise<void> {
  const file = join(root, 'worlds', id, 'world.json')
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace(/^{/, '{ "home": true,'))
}

afterEach(() => rm(root, { recursive: true }))

async function run(...args: string[]) {
  const printed: string[] = []
  const errorLines: string[] = []
  const exitCode = await main(args, {
    worldsFolder: join(root, 'worlds'),
    outputFolder,
    print: (line) => printed.push(line),
    printError: (line) => errorLines.push(line),
  })
  return { exitCode, printed, errorLines }
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

async function appendRow(row: string): Promise<number> {
  const text = await readFile(markersFile, 'utf8')
  await appendFile(markersFile, `${row}\n`)
  return text.split('\n').length
}

async function addPicture(): Promise<void> {
  await mkdir(join(root, 'worlds', 'island', 'images'))
  await writeFile(join(root, 'worlds', 'island', 'images', '0-camp.webp'), goodPicture)
  const [columns = '', first = '', ...others] = (await readFile(markersFile, 'utf8'))
    .trim()
    .split('\n')
  const rows = [
    `${columns},image`,
    `${first},images/0-camp.webp`,
    ...others.map((row) => `${row},`),
  ]
  await writeFile(markersFile, rows.map((row) => `${row}\n`).join(''))
}

const badRow = '900000,inn,90001,2500,,,,,'
const badRowProblem = (line: number) =>
  expect.stringMatching(
    `^worlds/island/markers.csv:${line}: x: 90001 lies outside the world's extent \\d+..\\d+$`,
  ) as string

describe('check', () => {
  it('prints a summary of good data and writes no files', async () => {
    expect(await run('check')).toEqual({
      exitCode: 0,
      printed: [
        expect.stringMatching(
          /^island: \d+ markers of \d+ types, \d+ places, \d+ land features; all checks pass$/,
        ),
        expect.stringMatching(/^island: [\d.]+ km of road hang together/),
      ],
      errorLines: [],
    })
    await expect(readdir(outputFolder)).rejects.toThrow('ENOENT')
  })

  it('prints every problem and their count', async () => {
    const line = await appendRow(badRow)
    await appendRow('900001,inn,1.5,2500,,,,,')
    expect(await run('check', 'island')).toEqual({
      exitCode: 1,
      printed: [],
      errorLines: [
        `worlds/island/markers.csv:${line + 1}: x: "1.5" is not a whole number`,
        badRowProblem(line),
        '2 problems',
      ],
    })
  })

  it.each(['isle', '../island', ''])(
    'says which worlds there are in place of %j',
    async (world) => {
      expect(await run('check', world)).toEqual({
        exitCode: 1,
        printed: [],
        errorLines: [`There is no world "${world}": there are island.`],
      })
    },
  )
})

describe('a site of several worlds', () => {
  beforeEach(() => addWorld('shore'))

  it('is checked as a whole, or a single world of it', async () => {
    await makeHome('shore')
    const lines = (await run('check')).printed
    expect(lines.map((line) => line.split(':')[0])).toEqual(['island', 'island', 'shore', 'shore'])
    expect((await run('check', 'shore')).printed).toHaveLength(2)
  })

  it('is built as a whole', async () => {
    await makeHome('island')
    expect(await run('build')).toMatchObject({ exitCode: 0, errorLines: [] })
    expect(Object.keys(await readOutput())).toEqual(
      expect.arrayContaining([
        join('data', 'worlds.json'),
        join('data', 'shore', 'world.json'),
        join('icons', 'inn.webp'),
        join('icons', 'shore', 'inn.webp'),
      ]),
    )
  })

  it('reports a problem of the shared names once, and names that no world needs', async () => {
    await makeHome('island')
    const names = join(root, 'worlds', 'names.csv')
    await writeFile(names, 'what,key,en,de\ntype,inn,Inn,<Gasthaus>\ntype,yurt,Yurt,Jurte\n')
    expect((await run('check')).errorLines).toEqual([
      'worlds/names.csv:2: de: "<Gasthaus>" holds < or >',
      '1 problem',
    ])
    await writeFile(names, 'what,key,en,de\ntype,inn,Inn,Gasthaus\ntype,yurt,Yurt,Jurte\n')
    expect((await run('check')).errorLines).toEqual([
      'worlds/names.csv:3: key: no world has a type "yurt" that is called "Yurt"',
      '1 problem',
    ])
    // With a single world loaded, the check can't tell what other worlds have.
    const { exitCode, printed } = await run('check', 'shore')
    expect(exitCode).toBe(0)
    expect(printed[2]).toMatch(
      /^shore: of (\d+) names stay English: all in cs, \d+ in de, all in es, /,
    )
  })

  it('has one home', async () => {
    expect((await run('build')).errorLines).toEqual([
      expect.stringMatching(
        /^worlds\/island\/world\.json:\d+: home: one world of the site must say/,
      ),
      '1 problem; nothing was written',
    ])
  })
})

describe('build', { timeout: 30_000 }, () => {
  it('writes what the site serves, the same twice', async () => {
    await addPicture()
    expect(await run('build')).toMatchObject({ exitCode: 0, errorLines: [] })
    const first = await readOutput()
    expect(Object.keys(first)).toEqual(
      expect.arrayContaining([
        join('data', 'island', 'world.json'),
        join('data', 'island', 'geography.json'),
        join('data', 'island', 'network.json'),
        join('icons', 'inn.webp'),
        join('images', '0-camp.webp'),
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
      errorLines: [badRowProblem(line), '1 problem; nothing was written'],
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
    const { exitCode, errorLines } = await run('build')
    expect(exitCode).toBe(1)
    expect(errorLines).toEqual([
      `The build failed: ${outputFolder} is a file, where a folder is needed`,
    ])
  })
})

describe('a folder that is no folder of worlds [F98]', () => {
  const worlds = () => join(root, 'worlds')
  const island = (name = '') => join(worlds(), 'island', name)

  it.each(['check', 'build'])('is told by %s in one sentence', async (command) => {
    const failed = `The ${command} failed: ${worlds()}`
    await rm(worlds(), { recursive: true })
    expect(await run(command)).toEqual({
      exitCode: 1,
      printed: [],
      errorLines: [`${failed} is missing`],
    })
    await writeFile(worlds(), '')
    expect((await run(command)).errorLines).toEqual([
      `${failed} is no folder, or lies below a file`,
    ])
  })

  it('is reported if it is empty', async () => {
    await rm(island(), { recursive: true })
    expect((await run('check')).errorLines).toEqual([
      'worlds: the folder holds no world',
      '1 problem',
    ])
    expect((await run('check', 'island')).errorLines).toEqual([
      'There is no world "island": there is none.',
    ])
    await mkdir(island())
    const reason = 'the folder is empty: npm run world:new writes a world to begin with'
    expect((await run('check')).errorLines).toEqual([`worlds/island: ${reason}`, '1 problem'])
  })

  it.each([[['check']], [['check', 'island']], [['build']]])(
    'is told where the world is a link: %j',
    async (args) => {
      await rename(island(), join(root, 'elsewhere'))
      await symlink(join(root, 'elsewhere'), island())
      expect((await run(...args)).errorLines).toEqual([
        'worlds/island: the folder is a link: put the folder itself there',
        expect.stringMatching(/^1 problem/),
      ])
    },
  )

  it('does not count files and broken links as worlds', async () => {
    await writeFile(join(worlds(), 'shore'), '')
    await symlink(join(root, 'nowhere'), join(worlds(), 'lost'))
    for (const world of ['shore', 'lost']) {
      expect((await run('check', world)).errorLines).toEqual([
        `There is no world "${world}": there are island.`,
      ])
    }
    expect((await run('check')).exitCode).toBe(0)
  })

  it.each(['glyphs', 'images'])('is told where %s is a file', async (name) => {
    await rm(island(name), { recursive: true, force: true })
    await writeFile(island(name), '')
    expect((await run('check')).errorLines).toContain(`worlds/island/${name}: it is no folder`)
  })

  it('is reported if it has too many files', async () => {
    await mkdir(island('images'))
    for (let at = 0; at <= 2000; at += 1) await writeFile(island(`images/${at}`), '')
    expect((await run('check')).errorLines).toEqual([
      'worlds/island/images: the folder has 2,001 files, and 2,000 is the most: leave some out',
      '1 problem',
    ])
  })

  it('may itself be reached by a link', async () => {
    await rename(worlds(), join(root, 'mine'))
    await symlink(join(root, 'mine'), worlds())
    expect((await run('check')).exitCode).toBe(0)
  })
})

it('reports an output folder below a file [F98]', async () => {
  outputFolder = join(markersFile, 'generated')
  expect((await run('build')).errorLines).toEqual([
    `The build failed: ${outputFolder} is no folder, or lies below a file`,
  ])
})

it.each([
  [[]],
  [['bake']],
  [['check', 'island', 'build']],
  [['check', '--world']],
  [['build', 'island']],
])('shows how it is used for the arguments %j', async (args) => {
  expect(await run(...args)).toEqual({
    exitCode: 2,
    printed: [],
    errorLines: ['usage: npm run world:check [-- my-island] | npm run data'],
  })
})
