import type { TypeWords } from '../../src/world/manifest.ts'
import type { Names, WorldNames } from '../../src/world/names/world-names.ts'
import type { NameKind, Source, SourceName } from '../source.ts'
import type { NameLanguage } from './languages.ts'
import { namedTexts, patternOf, roman, type NamedText } from './named-texts.ts'
import { wordsIn } from './word-list.ts'

/** What a world’s things are called in a language, without what is called as in English. */
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

/** Of how many of a world’s names there are, how many are English ones in a language for want of others. */
export function missingNames(source: Source, language: NameLanguage) {
  const shown = translatedTexts(source, language).filter(
    // Most games are called the same everywhere.
    ({ what, key }) => !beside.includes(what) && nameId({ what, key }) !== 'world,game',
  )
  const missing = shown.filter(({ text }) => text === undefined)
  return { missing: missing.length, all: shown.length }
}

/** What is no name by itself. */
const beside: readonly NameKind[] = ['of', 'pattern', 'word']

interface TranslatedText extends NamedText {
  /** Undefined where nobody has said it. */
  readonly text: string | undefined
}

function translatedTexts(source: Source, language: NameLanguage): readonly TranslatedText[] {
  const cell = cellFinder(source, language)
  return namedTexts(source).map((text) => {
    const { what, en } = text
    const pattern = what === 'marker' ? patternOf(en) : undefined
    const { key = '', numeral = '' } = pattern ?? {}
    const said = cell(text) ?? (pattern && cell({ what: 'pattern', key, en: key }))
    return { ...text, text: said?.replace(roman, numeral) }
  })
}

/** A world’s own table goes before the one that worlds share, which says nothing of what is called otherwise there. */
function cellFinder({ names, sharedNames }: Source, language: NameLanguage) {
  const cellsBy = (rows: readonly SourceName[], idOf: (row: NamedText) => string) =>
    new Map(rows.map((row) => [idOf(row), row.translations[language]]))
  const own = cellsBy(names, nameId)
  const shared = cellsBy(sharedNames, sharedNameId)
  return (text: NamedText) => own.get(nameId(text)) || shared.get(sharedNameId(text)) || undefined
}

/** By what and key; a thing of a world has one name. */
export function nameId({ what, key }: Pick<NamedText, 'what' | 'key'>): string {
  return `${what},${key}`
}

/** Of a row that worlds share: also by what it is called in English. */
export function sharedNameId(text: NamedText): string {
  return saysEnglish(text) ? `${nameId(text)},${text.en}` : nameId(text)
}

/** Whether the English column of such a row repeats what the world says. */
export function saysEnglish({ what }: Pick<NamedText, 'what'>): boolean {
  return what !== 'of' && what !== 'word'
}

/** All titles once one of them is another than in English, so that they stand in an order that is the language’s. */
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
