import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runChecks } from '../../pipeline/checks.ts'
import { goodPicture, goodPreview, goodStartLand } from '../../pipeline/fixtures/good-source.ts'
import { loadSource } from '../../pipeline/load.ts'
import { writeWorld } from '../../pipeline/new-world/write-world.ts'
import { writePicture } from './write-picture.ts'

let worldsFolder = ''
beforeEach(async () => {
  worldsFolder = await mkdtemp(join(tmpdir(), 'picture-'))
  const silent = { print: () => undefined, printError: () => undefined }
  await writeWorld(['island'], { worldsFolder, ...silent })
})
afterEach(() => rm(worldsFolder, { recursive: true, force: true }))

async function run(args: readonly string[], drawn: Uint8Array | string = goodPicture) {
  const printed: string[] = []
  const errorLines: string[] = []
  const exitCode = await writePicture(args, {
    worldsFolder,
    drawFirstLand: () => Promise.resolve(drawn),
    drawStartLand: (_, name) => Promise.resolve(goodStartLand[name]),
    drawPreview: () => Promise.resolve(goodPreview),
    print: (line) => printed.push(line),
    printError: (line) => errorLines.push(line),
  })
  return { exitCode, printed, errorLines }
}

const island = (name = '') => join(worldsFolder, 'island', name)

it('writes pictures that match the land', async () => {
  expect(await run(['island'])).toEqual({
    exitCode: 0,
    printed: [
      'worlds/island/first-land.webp, start-land-wide.avif, start-land-narrow.avif and preview.jpg show the land as it is.',
    ],
    errorLines: [],
  })
  expect(await readFile(island('first-land.webp'))).toEqual(Buffer.from(goodPicture))
  expect(await readFile(island('start-land-wide.avif'))).toEqual(Buffer.from(goodStartLand.wide))
  expect(await readFile(island('start-land-narrow.avif'))).toEqual(
    Buffer.from(goodStartLand.narrow),
  )
  expect(await readFile(island('preview.jpg'))).toEqual(Buffer.from(goodPreview))
  const { value: source } = await loadSource(worldsFolder, 'island')
  expect(source && runChecks(source)).toEqual([])
})

describe('no picture [F98]', () => {
  it('is drawn without a browser', async () => {
    const before = await readdir(island())
    expect(await run(['island'], 'to draw the land takes Chromium.')).toEqual({
      exitCode: 1,
      printed: [],
      errorLines: ['Nothing was drawn: to draw the land takes Chromium.'],
    })
    expect(await readdir(island())).toEqual(before)
  })

  it('is drawn of no world, or of one with problems', async () => {
    expect((await run(['isle'])).errorLines).toEqual([
      'There is no world "isle": there are island.',
    ])
    await rm(island('places.csv'))
    expect((await run(['island'])).errorLines).toEqual([
      'worlds/island/places.csv: the file is missing',
      'Nothing was drawn: the world has problems.',
    ])
  })

  it('is drawn without a folder of worlds', async () => {
    await rm(worldsFolder, { recursive: true })
    expect(await run(['island'])).toMatchObject({
      exitCode: 1,
      errorLines: [`The picture could not be written: ${worldsFolder} is missing.`],
    })
  })

  it('is written over a folder or through a link', async () => {
    const seal = island('first-land.sha256')
    await mkdir(seal)
    expect((await run(['island'])).errorLines).toEqual([
      'worlds/island/first-land.sha256: it is no file',
      'Nothing was drawn: the world has problems.',
    ])
    await rm(seal, { recursive: true })
    await writeFile(join(worldsFolder, 'mine'), 'mine')
    await symlink(join(worldsFolder, 'mine'), island('first-land.webp'))
    expect((await run(['island'])).errorLines).toEqual([
      'worlds/island/first-land.webp: the file is a link: put the file itself there',
      'Nothing was drawn: the world has problems.',
    ])
    expect(await readFile(join(worldsFolder, 'mine'), 'utf8')).toBe('mine')
  })

  it.each([[[]], [['island', 'shore']]])('is drawn for the arguments %j', async (args) => {
    expect(await run(args)).toMatchObject({
      exitCode: 2,
      errorLines: ['usage: npm run world:picture -- my-island'],
    })
  })
})
