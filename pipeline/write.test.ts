import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeOutput } from './write.ts'

let root = ''
let output = ''

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'write-'))
  output = join(root, 'public', 'generated')
})

afterEach(() => rm(root, { recursive: true }))

const file = (path: string, text: string) => ({ path, content: Buffer.from(text) })
const listing = async () => (await readdir(output, { recursive: true })).sort()

it('writes files into folders that are not there yet', async () => {
  await writeOutput(output, [file('data/a.json', 'a'), file('b.webp', 'b')])
  expect(await listing()).toEqual(['b.webp', 'data', 'data/a.json'])
  expect(await readFile(join(output, 'data/a.json'), 'utf8')).toBe('a')
})

it('removes what an earlier build left', async () => {
  await writeOutput(output, [file('old/deep/a.json', 'a'), file('b.webp', 'b')])
  await writeOutput(output, [file('b.webp', 'new')])
  expect(await listing()).toEqual(['b.webp'])
  expect(await readFile(join(output, 'b.webp'), 'utf8')).toBe('new')
})

it('leaves files untouched that did not change', async () => {
  await writeOutput(output, [file('a.json', 'a')])
  await utimes(join(output, 'a.json'), 1000, 1000)
  await writeOutput(output, [file('a.json', 'a'), file('b.json', 'b')])
  expect((await stat(join(output, 'a.json'))).mtimeMs).toBe(1_000_000)
})

it('leaves the earlier output when a file cannot be written', async () => {
  await writeOutput(output, [file('a.json', 'a'), file('b.json', 'b')])
  // A file and a folder cannot share a name, so the second file fails after the first one was staged.
  const files = [file('a.json', 'new'), file('c', 'c'), file('c/d', 'd')]
  await expect(writeOutput(output, files)).rejects.toThrow(/ENOTDIR|EEXIST/)
  expect(await listing()).toEqual(['a.json', 'b.json'])
  expect(await readFile(join(output, 'a.json'), 'utf8')).toBe('a')
})

it('removes what a build that was killed left', async () => {
  await mkdir(join(output, '.staging-123'), { recursive: true })
  await writeFile(join(output, '.staging-123', 'a.json'), 'half')
  await writeOutput(output, [file('a.json', 'a')])
  expect(await listing()).toEqual(['a.json'])
})
