import type { LanguageFile } from '../../domain/world/world-names.ts'
import type { Language } from '../../messages/spoken.ts'

/** A language's file of the page's world. */
export interface SpokenFile {
  readonly sentences: Language
  readonly names: LanguageFile['names']
}

declare global {
  interface Window {
    /** What the page's head asked for, so that it is under way before the first script. */
    languageFile?: Promise<Response>
  }
}

/** Long enough for a bad mobile connection. */
const patience = 30_000

/** The languages that the page has besides English, and the address of each one's file: as the build wrote them. */
function files(): ReadonlyMap<string, string> {
  const [folder = '', ...names] = (document.documentElement.dataset['languages'] ?? '').split(' ')
  return new Map(names.map((name) => [name.replace(/\..*/, ''), `${folder}${name}.json`]))
}

/** What `lang` may be here. */
export function pageLanguages(): readonly string[] {
  return ['en', ...files().keys()]
}

/** @throws when it is missing, late, or no such file */
export async function loadLanguageFile(lang: string): Promise<SpokenFile> {
  const address = files().get(lang)
  if (address === undefined) throw new Error(`The page has no language "${lang}".`)
  const asked = document.documentElement.lang === lang ? window.languageFile : undefined
  delete window.languageFile
  const response = await (asked ?? fetch(address, { signal: AbortSignal.timeout(patience) }))
  if (!response.ok) throw new Error(`The language's file answered ${response.status}.`)
  const file = (await response.json()) as Partial<SpokenFile>
  if (file.sentences?.lang !== lang || typeof file.names !== 'object') {
    throw new Error('The file is not a language of this page.')
  }
  return file as SpokenFile
}
