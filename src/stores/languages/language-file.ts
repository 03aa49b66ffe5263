import type { LanguageFile } from '../../domain/world/names/world-names.ts'
import type { Language } from '../../messages/language/spoken.ts'

/** A language's file of the page's world. */
export interface SpokenFile extends LanguageFile {
  readonly sentences: Language
}

declare global {
  interface Window {
    /** What the page's head asked for, so that it is under way before the first script. */
    languageFile?: Promise<SpokenFile>
    /** Settles once the page as it was built says it in that language, or once that has failed. */
    builtLanguage?: Promise<void>
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
export async function loadLanguageFile(lang: string): Promise<SpokenFile> {
  const asked = document.documentElement.lang === lang ? window.languageFile : undefined
  delete window.languageFile
  const file: Partial<SpokenFile> = await (asked ?? read<SpokenFile>(files().get(lang)))
  if (file.sentences?.lang !== lang || typeof file.names !== 'object') {
    throw new Error('The file is not a language of this page.')
  }
  return file as SpokenFile
}

/** What only the pages of text say. @throws when it is missing, late, or no such file */
export async function loadPageSentences(lang: string): Promise<Language['groups']> {
  return (await read<Language['groups']>(files('pageLanguages').get(lang))) as Language['groups']
}

async function read<File>(address: string | undefined): Promise<Partial<File>> {
  if (address === undefined) throw new Error('The page has no such language.')
  const response = await fetch(address, { signal: AbortSignal.timeout(patience) })
  if (!response.ok) throw new Error(`The language's file answered ${response.status}.`)
  return (await response.json()) as Partial<File>
}
