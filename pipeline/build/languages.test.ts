import { expect, it } from 'vitest'
import { decodeSpellings } from '../../src/world/names/world-names.ts'
import type { Locale } from '../../src/i18n/language/locale.ts'
import { goodSource, marker, name, translatedIn } from '../fixtures/good-source.ts'
import type { OutputFile } from './output-file.ts'
import { buildLanguageFiles, buildPageLanguageFiles, buildSpellingsFile } from './languages.ts'

const place = (cs: string) =>
  name({ what: 'place', key: 'Uzhitz', en: 'Uzhitz', translations: translatedIn({ cs }) })
const read = ({ content }: OutputFile): unknown => JSON.parse(Buffer.from(content).toString())

const localeWith = (found: string): Locale => ({
  lang: 'cs',
  rules: { plural: 'czech', group: '\u00a0', groupFrom: 4, decimal: ',' },
  groups: { first: { found } },
})

it('writes a file for each language of the page, with its sentences and names', () => {
  const translations = new Map([['cs', localeWith('nalezeno')]] as const)
  const files = buildLanguageFiles({ ...goodSource(), names: [place('Úžice')] }, translations)
  expect(files.map(({ path }) => path)).toEqual([
    expect.stringMatching(/^data\/test\/cs\.[\da-f]{8}\.json$/),
  ])
  expect(files.map(read)).toEqual([
    { sentences: localeWith('nalezeno'), names: { places: { Uzhitz: 'Úžice' } } },
  ])
  expect(buildLanguageFiles({ ...goodSource(), names: [place('Úžice')] }, new Map())).toEqual([])
})

it('writes what only the pages of text say into a file of its own', () => {
  const groups = { first: { found: 'nalezeno' }, pages: { title: 'Podmínky' } }
  const translations = new Map([['cs', { ...localeWith(''), groups }]] as const)
  const [file] = buildLanguageFiles(goodSource(), translations).map(read)
  expect(file).toMatchObject({ sentences: { groups: { first: groups.first } } })
  expect(JSON.stringify(file)).not.toContain('Podmínky')
  const files = buildPageLanguageFiles(translations)
  expect(files.map(({ path }) => path)).toEqual([
    expect.stringMatching(/^data\/cs\.[\da-f]{8}\.json$/),
  ])
  expect(files.map(read)).toEqual([{ pages: groups.pages }])
})

it('gives another content another address', () => {
  const pathOf = (found: string) =>
    buildLanguageFiles(goodSource(), new Map([['cs', localeWith(found)]] as const)).map(
      ({ path }) => path,
    )
  expect(pathOf('nalezeno')).toEqual(pathOf('nalezeno'))
  expect(pathOf('nalezeno')).not.toEqual(pathOf('objeveno'))
})

it('writes the spellings of settlements, of a world without names as well', () => {
  const spellings = (names = [place('Úžice')]) => {
    const file = buildSpellingsFile({ ...goodSource(), names })
    expect(file.path).toBe('data/test/spellings.json')
    return decodeSpellings(read(file))
  }
  expect(spellings().places).toEqual({ Uzhitz: ['Úžice'] })
  expect(spellings([])).toEqual({ places: {}, markers: {} })
  expect(() => decodeSpellings({})).toThrow('not a list of spellings')
})

it('writes the other names of markers', () => {
  const markers = [
    marker({ id: 0, name: 'Miller Kreyzl', also: 'Miller Krejzl' }),
    marker({ id: 1, name: 'Miller Kreyzl', also: 'Miller Krejzl;Мельник Крейзл' }),
    marker({ id: 2, name: 'Tibor' }),
  ]
  const file = read(buildSpellingsFile({ ...goodSource(), markers }))
  expect(decodeSpellings(file).markers).toEqual({
    'Miller Kreyzl': ['Miller Krejzl', 'Мельник Крейзл'],
  })
})

it('reads spellings of an earlier version, which has no names of markers', () => {
  const places = { Uzhitz: ['Úžice'] }
  const file = { format: 'itinerarium-spellings', places }
  expect(decodeSpellings(file)).toEqual({ places, markers: {} })
})
