import { FailedRequestError, fetchFile } from '../../platform/failed-request.ts'
import type { LanguageFile } from '../../world/names/world-names.ts'
import { english, type Locale } from '../../i18n/language/locale.ts'

export interface LocaleFile extends LanguageFile {
  readonly sentences: Locale
}

declare global {
  interface Window {
    /** Request of the page's head, so that the file arrives earlier than with the first script. */
    languageFile?: Promise<LocaleFile>
    /** Settles when the prerendered page shows that language, or when that has failed. */
    prerenderedLanguage?: Promise<void>
  }
}

/** Timeout in milliseconds, long enough for a bad mobile connection. */
const patience = 30_000

/** Returns the file of each language besides English, as the build has written them into the page. */
function files(of: 'languages' | 'pageLanguages' = 'languages'): ReadonlyMap<string, string> {
  const [folder = '', ...names] = (document.documentElement.dataset[of] ?? '').split(' ')
  return new Map(names.map((name) => [name.replace(/\..*/, ''), `${folder}${name}.json`]))
}

export function pageLanguages(): readonly string[] {
  return ['en', ...files().keys()]
}

/** Loads the file of a language. @throws {FailedRequestError} if the file is missing, late or invalid */
export async function loadLocaleFile(lang: string): Promise<LocaleFile> {
  const asked = document.documentElement.lang === lang ? window.languageFile : undefined
  delete window.languageFile
  const file = await (asked ?? read(files().get(lang)))
  if (!isLocaleFile(file, lang)) throw new FailedRequestError(noLanguage)
  return file
}

const noLanguage = 'The file is not a language of this page.'

/** Validates the whole file, because the page would crash when it renders an invalid sentence or name. */
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

/** Names of the world itself. The other names are records of names by id. */
const oneName = /^(title|game|summary|searchExample|survey)$/

function isText(value: unknown): boolean {
  return typeof value === 'string'
}

/** True for a name, or for the list of words that find a type. */
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

/** Loads the text pages' sentences. @throws {FailedRequestError} if the file is missing, late or invalid */
export async function loadPageSentences(lang: string): Promise<Locale['groups']> {
  const groups = await read(files('pageLanguages').get(lang))
  if (!isSentences(groups)) throw new FailedRequestError(noLanguage)
  return groups as Locale['groups']
}

async function read(address: string | undefined): Promise<unknown> {
  if (address === undefined) throw new FailedRequestError('The page has no such language.')
  return fetchFile(address, patience, (input) => input)
}
