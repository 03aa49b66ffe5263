import { FailedRequestError, fetchFile } from '../../platform/failed-request.ts'
import type { LanguageFile } from '../../world/names/world-names.ts'
import { english, type Locale } from '../../i18n/language/locale.ts'

/** A language's file of the page's world. */
export interface LocaleFile extends LanguageFile {
  readonly sentences: Locale
}

declare global {
  interface Window {
    /** What the page's head asked for, so that it is under way before the first script. */
    languageFile?: Promise<LocaleFile>
    /** Settles once the prerendered page says it in that language, or once that has failed. */
    prerenderedLanguage?: Promise<void>
  }
}

/** Long enough for a bad mobile connection. */
const patience = 30_000

/** The languages that the page has besides English, and the address of each one's file: as the build wrote them. */
function files(of: 'languages' | 'pageLanguages' = 'languages'): ReadonlyMap<string, string> {
  const [folder = '', ...names] = (document.documentElement.dataset[of] ?? '').split(' ')
  return new Map(names.map((name) => [name.replace(/\..*/, ''), `${folder}${name}.json`]))
}

/** What `lang` may be here. */
export function pageLanguages(): readonly string[] {
  return ['en', ...files().keys()]
}

/** @throws when it is missing, late, or no such file */
export async function loadLocaleFile(lang: string): Promise<LocaleFile> {
  const asked = document.documentElement.lang === lang ? window.languageFile : undefined
  delete window.languageFile
  const file = await (asked ?? read(files().get(lang)))
  if (!isLocaleFile(file, lang)) throw new FailedRequestError(noLanguage)
  return file
}

const noLanguage = 'The file is not a language of this page.'

/** The whole of it: a sentence or a name that is none would end the page where it is said. */
function isLocaleFile(file: unknown, lang: string): file is LocaleFile {
  const { sentences, names } = (file ?? {}) as Partial<Record<keyof LocaleFile, unknown>>
  const { lang: own, rules, groups } = (sentences ?? {}) as Partial<Record<keyof Locale, unknown>>
  const given = (rules ?? {}) as Record<string, unknown>
  return (
    own === lang &&
    Object.entries(english.rules).every(([rule, value]) => typeof given[rule] === typeof value) &&
    isSentences(groups) &&
    Object.keys(groups as object).length > 0 &&
    isRecordOf(names, (named, of) =>
      oneName.test(of) ? isText(named) : isRecordOf(named, isNamed),
    )
  )
}

/** Which of the names stand by themselves; the others are by what they name. */
const oneName = /^(title|game|summary|searchExample|survey)$/

function isText(value: unknown): boolean {
  return typeof value === 'string'
}

/** A name, or the words by which a type is found. */
function isNamed(value: unknown): boolean {
  return isText(value) || (Array.isArray(value) && value.every(isText))
}

function isSentences(value: unknown): boolean {
  return isRecordOf(value, (each) => isPieces(each) || isSentences(each))
}

function isPieces(value: unknown): boolean {
  return isText(value) || (Array.isArray(value) && value.every(isPiece))
}

function isPiece(value: unknown): boolean {
  if (!Array.isArray(value)) return isText(value)
  const [parameter, how = 0] = value as unknown[]
  return typeof parameter === 'number' && (typeof how === 'number' || isRecordOf(how, isPieces))
}

function isRecordOf(value: unknown, isOne: (one: unknown, key: string) => boolean): boolean {
  return (
    value instanceof Object &&
    !Array.isArray(value) &&
    Object.entries(value).every(([key, one]) => isOne(one, key))
  )
}

/** What only the pages of text say. @throws when it is missing, late, or no such file */
export async function loadPageSentences(lang: string): Promise<Locale['groups']> {
  const groups = await read(files('pageLanguages').get(lang))
  if (!isSentences(groups)) throw new FailedRequestError(noLanguage)
  return groups as Locale['groups']
}

async function read(address: string | undefined): Promise<unknown> {
  if (address === undefined) throw new FailedRequestError('The page has no such language.')
  return fetchFile(address, patience, (input) => input)
}
