import type { TypeWords } from '../../src/world/manifest.ts'
import type { Names, WorldNames } from '../../src/world/names/world-names.ts'
import type { NameKind, Source, SourceName } from '../source.ts'
import { languages, type NameLanguage } from './languages.ts'
import { namedTexts, patternOf, roman, type NamedText } from './named-texts.ts'
import { wordsIn } from './word-list.ts'

/** Returns a world's names in a language. Names that equal the English ones are omitted. */
export function namesOf(source: Source, language: NameLanguage): WorldNames {
  const texts = translatedTexts(source, language)
  const section = (kind: NameKind): Names =>
    Object.fromEntries(
      texts.flatMap(({ what, key, en, text }) =>
        what === kind && text !== undefined && text !== en ? [[key, text]] : [],
      ),
    )
  const sections = {
    types: typesInOrder(texts, language),
    categories: section('category'),
    ranks: section('rank'),
    shortcuts: section('chip'),
    requirements: section('requirement'),
    herbs: section('herb'),
    books: section('book'),
    places: section('place'),
    of: section('of'),
    markers: section('marker'),
    descriptions: section('description'),
    lettering: section('lettering'),
    words: wordsOf(section('word')),
  }
  const filled = Object.entries(sections).filter(([, names]) => Object.keys(names).length > 0)
  return { ...section('world'), ...Object.fromEntries(filled) }
}

/** Counts a world's names, and the names that stay English because a translation is missing. */
export function missingNames(source: Source, language: NameLanguage) {
  const shown = translatedTexts(source, language).filter(
    // Most games have the same name in every language.
    ({ what, key }) => !nonNameKinds.includes(what) && nameId({ what, key }) !== 'world,game',
  )
  const missing = shown.filter(({ text }) => text === undefined)
  return { missing: missing.length, all: shown.length }
}

/** Returns the translations of a kind of texts, by English text and language. Omits untranslated texts. */
export function translationsOf(source: Source, kind: NameKind): Record<string, Names> {
  const byText = new Map<string, Record<string, string>>()
  for (const language of languages) {
    for (const { what, en, text } of translatedTexts(source, language)) {
      if (what !== kind || text === undefined || text === en) continue
      byText.set(en, { ...byText.get(en), [language]: text })
    }
  }
  return Object.fromEntries(byText)
}

const nonNameKinds: readonly NameKind[] = ['of', 'pattern', 'word']

interface TranslatedText extends NamedText {
  readonly text: string | undefined
}

function translatedTexts(source: Source, language: NameLanguage): readonly TranslatedText[] {
  const cell = cellFinder(source, language)
  return namedTexts(source).map((text) => {
    const { what, en } = text
    const pattern = what === 'marker' ? patternOf(en) : undefined
    const { key = '', numeral = '' } = pattern ?? {}
    const translation = cell(text) ?? (pattern && cell({ what: 'pattern', key, en: key }))
    return { ...text, text: translation?.replace(roman, numeral) }
  })
}

/** Returns a function that finds a translation. The world's own table takes precedence over the shared one. */
function cellFinder({ names, sharedNames }: Source, language: NameLanguage) {
  const cellsBy = (rows: readonly SourceName[], idOf: (row: NamedText) => string) =>
    new Map(rows.map((row) => [idOf(row), row.translations[language]]))
  const own = cellsBy(names, nameId)
  const shared = cellsBy(sharedNames, sharedNameId)
  return (text: NamedText) => own.get(nameId(text)) || shared.get(sharedNameId(text)) || undefined
}

export function nameId({ what, key }: Pick<NamedText, 'what' | 'key'>): string {
  return `${what},${key}`
}

/** Returns the key of a row of the shared table. It includes the English text, because worlds may differ in it. */
export function sharedNameId(text: NamedText): string {
  return saysEnglish(text) ? `${nameId(text)},${text.en}` : nameId(text)
}

/** True if the English column of a row must repeat the world's own text. */
export function saysEnglish({ what }: Pick<NamedText, 'what'>): boolean {
  return what !== 'of' && what !== 'word'
}

/** Returns the titles of all types, sorted in the language's order. Empty if no title is translated. */
function typesInOrder(texts: readonly TranslatedText[], language: NameLanguage): Names {
  const types = texts
    .filter(({ what }) => what === 'type')
    .map(({ key, en, text }) => ({ key, title: text ?? en, isOwn: text !== undefined }))
  if (!types.some(({ isOwn }) => isOwn)) return {}
  const { compare } = new Intl.Collator(language)
  types.sort((a, b) => compare(a.title, b.title))
  return Object.fromEntries(types.map(({ key, title }) => [key, title]))
}

function wordsOf(lists: Names): TypeWords {
  return Object.fromEntries(Object.entries(lists).map(([id, list]) => [id, wordsIn(list)]))
}
