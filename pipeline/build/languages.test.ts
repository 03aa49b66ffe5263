import { expect, it } from 'vitest'
import { decodeSpellings } from '../../src/domain/world/spellings.ts'
import { goodSource, name, spokenIn } from '../fixtures/good-source.ts'
import type { OutputFile } from './output-file.ts'
import { buildLanguageFiles, buildSpellingsFile } from './languages.ts'

const place = (cs: string) =>
  name({ what: 'place', key: 'Uzhitz', en: 'Uzhitz', spoken: spokenIn({ cs }) })
const read = ({ content }: OutputFile): unknown => JSON.parse(Buffer.from(content).toString())

it('writes a file for each language in which there is something to say', () => {
  const files = buildLanguageFiles({ ...goodSource(), names: [place('Úžice')] })
  expect(files.map(({ path }) => path)).toEqual([
    expect.stringMatching(/^data\/test\/cs\.[\da-f]{8}\.json$/),
  ])
  expect(files.map(read)).toEqual([{ sentences: {}, names: { places: { Uzhitz: 'Úžice' } } }])
  expect(buildLanguageFiles(goodSource())).toEqual([])
})

it('writes sentences beside them', () => {
  const sentences = (language: string) => (language === 'tr' ? { found: 'bulundu' } : {})
  const files = buildLanguageFiles(goodSource(), sentences)
  expect(files.map(read)).toEqual([{ sentences: { found: 'bulundu' }, names: {} }])
})

it('gives another content another address', () => {
  const pathOf = (cs: string) =>
    buildLanguageFiles({ ...goodSource(), names: [place(cs)] }).map(({ path }) => path)
  expect(pathOf('Úžice')).toEqual(pathOf('Úžice'))
  expect(pathOf('Úžice')).not.toEqual(pathOf('Užice'))
})

it('writes the spellings of settlements, of a world without names as well', () => {
  const spellings = (names = [place('Úžice')]) => {
    const file = buildSpellingsFile({ ...goodSource(), names })
    expect(file.path).toBe('data/test/spellings.json')
    return decodeSpellings(read(file))
  }
  expect(spellings()).toEqual({ Uzhitz: ['Úžice'] })
  expect(spellings([])).toEqual({})
  expect(() => decodeSpellings({})).toThrow('not a list of spellings')
})
