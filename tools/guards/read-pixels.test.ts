import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const source = path.join(import.meta.dirname, '../../src')

/** Calls whose result a browser may falsify to guard against fingerprinting. */
const readsPixels = /\.(getImageData|toBlob|toDataURL|convertToBlob|readPixels|captureStream)\b/

const readers = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!\.test)\.tsx?$/.test(name) && !/^testing[\\/]/.test(name))
  .map((name) => ({ name, text: readFileSync(path.join(source, name), 'utf8') }))
  .filter(({ text }) => readsPixels.test(text))

it('files that export pixels are found', () => {
  expect(readers.map(({ name }) => name)).toContain('features/pins/shrink-picture.ts')
})

it('code that exports pixels first checks whether they can be read [F109]', () => {
  const careless = readers.filter(({ text }) => !text.includes('canReadCanvas('))
  expect(careless.map(({ name }) => name)).toEqual([])
})

it('the land reads nothing back from a canvas', () => {
  expect(readers.map(({ name }) => name).filter((name) => /^(base)?map\//.test(name))).toEqual([])
})
