import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { landKinds } from '../../src/basemap/geography.ts'
import { buildOutput } from '../build.ts'
import { runChecks } from '../checks.ts'
import { loadSource } from '../load.ts'
import { manifestSchema } from '../load/manifest.ts'
import { formatProblem } from '../problem.ts'
import { writeWorld } from './write-world.ts'

let worldsFolder = ''
beforeEach(async () => {
  worldsFolder = await mkdtemp(join(tmpdir(), 'worlds-'))
})
afterEach(() => rm(worldsFolder, { recursive: true }))

async function run(...args: string[]) {
  const printed: string[] = []
  const errorLines: string[] = []
  const exitCode = await writeWorld(args, {
    worldsFolder,
    print: (line) => printed.push(line),
    printError: (line) => errorLines.push(line),
  })
  return { exitCode, printed: printed.join(' '), errorLines }
}

async function load(id: string) {
  const { value, problems } = await loadSource(worldsFolder, id)
  return { source: value, problems: [...problems, ...(value ? runChecks(value) : [])] }
}

describe('a new world', () => {
  it.each([
    ['my-island', 'My Island'],
    ['a1', 'A1'],
    ['the-2nd--map-', 'The 2nd Map'],
    ['x'.repeat(40), `X${'x'.repeat(39)}`],
  ])('called %s passes every check', async (id, title) => {
    expect(await run(id)).toMatchObject({ exitCode: 0, errorLines: [] })
    const { problems, source } = await load(id)
    expect(problems.map(formatProblem)).toEqual([])
    expect(source?.markers).toHaveLength(30)
    expect(source?.world).toMatchObject({ id, title, summary: `the places of ${title}` })
    const readme = await readFile(join(worldsFolder, id, 'README.md'), 'utf8')
    expect(readme).toContain(`npm run world:check -- ${id}\``)
  })

  it('has something of everything that a world may have', async () => {
    await run('my-island')
    const { source } = await load('my-island')
    expect(source?.types).toHaveLength(8)
    expect(new Set(source?.features.map(({ kind }) => kind))).toEqual(new Set(landKinds))
    expect(new Set(source?.features.map((feature) => feature.class))).toContain('path')
    expect(new Set(source?.places.map(({ rank }) => rank))).toEqual(
      new Set(source?.world.ranks.map(({ key }) => key)),
    )
    expect(source?.heights.length).toBeGreaterThan(0)
    expect(source?.questCutoffs.length).toBeGreaterThan(0)
    expect(source?.markers.filter(({ requires }) => requires !== '')).not.toEqual([])
    const text = await readFile(join(worldsFolder, 'my-island', 'world.json'), 'utf8')
    // These fields don't apply to an invented island: it is no home world, has no later additions, and has no game
    // levels.
    const others = ['home', 'newFromId', 'levels', 'unmappedLevels']
    const fields = Object.keys(manifestSchema.shape).filter((field) => !others.includes(field))
    expect(Object.keys(JSON.parse(text) as object).sort()).toEqual(fields.sort())
    expect(source?.world).toMatchObject({ metresPerUnit: 1 })
  })

  it('can be built, and is explained file by file', async () => {
    await run('my-island')
    const { source } = await load('my-island')
    const paths = source && (await buildOutput([source], source.folder)).map(({ path }) => path)
    expect(paths).toContain('data/my-island/world.json')
    const readme = await readFile(join(worldsFolder, 'my-island', 'README.md'), 'utf8')
    const names = (await readdir(join(worldsFolder, 'my-island'))).map((name) =>
      name === 'glyphs' ? 'glyphs/' : name,
    )
    for (const name of names.filter((name) => name !== 'README.md')) {
      expect(readme).toContain(`| \`${name}\` |`)
    }
  })
})

describe('there is no new world', () => {
  it.each(['My Island', '../my-island', 'i', '1st', 'ínsula', '', '-my-island'])(
    'of the id %j',
    async (id) => {
      const { exitCode, errorLines } = await run(id)
      expect(exitCode).toBe(1)
      expect(errorLines).toEqual([
        `"${id}" cannot be a world's id: it must be 2 to 40 letters a-z, figures and hyphens, a letter first.`,
      ])
    },
  )

  it('at an address of the site', async () => {
    expect((await run('embed')).errorLines).toEqual([
      '"embed" is an address of the site itself: choose another id.',
    ])
  })

  it('if the folder exists', async () => {
    await mkdir(join(worldsFolder, 'my-island'))
    expect(await run('my-island')).toMatchObject({
      exitCode: 1,
      errorLines: ['worlds/my-island is there already: choose another id.'],
    })
    expect(await readdir(join(worldsFolder, 'my-island'))).toEqual([])
  })

  it.each([[[]], [['my-island', 'your-island']]])('for the arguments %j', async (args) => {
    expect(await run(...args)).toMatchObject({
      exitCode: 2,
      errorLines: ['usage: npm run world:new -- my-island'],
    })
  })

  it('if a file or a broken link has its name [F98]', async () => {
    await writeFile(join(worldsFolder, 'a-file'), '')
    await symlink(join(worldsFolder, 'nowhere'), join(worldsFolder, 'a-link'))
    for (const id of ['a-file', 'a-link']) {
      expect(await run(id)).toMatchObject({
        exitCode: 1,
        errorLines: [`worlds/${id} is there already: choose another id.`],
      })
    }
    expect(await readdir(worldsFolder)).toEqual(['a-file', 'a-link'])
  })

  it('if the folder of worlds is missing or a file [F98]', async () => {
    await rm(worldsFolder, { recursive: true })
    const nothing = `Nothing was written: ${worldsFolder}`
    expect(await run('my-island')).toEqual({
      exitCode: 1,
      printed: '',
      errorLines: [`${nothing} is missing.`],
    })
    await writeFile(worldsFolder, '')
    expect((await run('my-island')).errorLines).toEqual([
      `${nothing} is no folder, or lies below a file.`,
    ])
    await rm(worldsFolder)
    await mkdir(worldsFolder)
    expect(await readdir(worldsFolder)).toEqual([])
  })
})
