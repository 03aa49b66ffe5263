import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fileErrorInWords, fileReason } from './file-errors.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'errors-'))
  await writeFile(join(folder, 'file'), '')
})
afterEach(() => rm(folder, { recursive: true }))

it.each<[string, (at: (name: string) => string) => Promise<unknown>, string, string]>([
  ['a missing file', (at) => readFile(at('other')), 'other', 'is missing'],
  ['a missing folder', (at) => readdir(at('other')), 'other', 'is missing'],
  [
    'a file for a folder',
    (at) => readdir(at('file')),
    'file',
    'is no folder, or lies below a file',
  ],
  [
    'what lies below a file',
    (at) => writeFile(at('file/a'), ''),
    'file/a',
    'is no folder, or lies below a file',
  ],
  [
    'a file where a folder is made',
    (at) => mkdir(at('file'), { recursive: true }),
    'file',
    'is a file, where a folder is needed',
  ],
  [
    'a file that is there',
    (at) => writeFile(at('file'), '', { flag: 'wx' }),
    'file',
    'is there already',
  ],
])('tells %s in words [F98]', async (_what, fail, name, words) => {
  const at = (name: string) => join(folder, name)
  const error: unknown = await fail(at).catch((thrown: unknown) => thrown)
  expect(fileErrorInWords(error)).toBe(`${at(name)} ${words}`)
})

// These errors cannot be provoked in a test that runs as root.
it.each([
  ['EACCES', /change its permissions$/],
  ['EPERM', /change its permissions$/],
  ['EROFS', /lies on a disk that cannot be written$/],
  ['ENOSPC', /has no room left on its disk$/],
  ['EDQUOT', /has no room left on its disk$/],
  ['EISDIR', /is a folder, where a file is needed$/],
  ['ELOOP', /is a link that leads in a circle$/],
  ['EMFILE', /too many files are open$/],
  ['ESTRANGE', /^\/a\/b cannot be used \(ESTRANGE\)$/],
])('tells %s in words [F98]', (code, words) => {
  const error = Object.assign(new Error('no'), { code, syscall: 'open', path: '/a/b' })
  expect(fileErrorInWords(error)).toMatch(words)
})

it('leaves any other error to whoever catches it', () => {
  expect(fileReason(new TypeError('undefined is not a function'))).toBeUndefined()
  expect(fileErrorInWords('no')).toBeUndefined()
})
