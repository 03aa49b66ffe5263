import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { LanguageFile } from '../src/world/names/world-names.ts'
import type { Locale } from '../src/i18n/language/locale.ts'

const data = path.join(import.meta.dirname, '../dist/data')

/** Languages of the built site, without English. */
export const builtLanguages = readdirSync(data)
  .filter((file) => /^[a-z]{2,3}\.[0-9a-f]{8}\.json$/.test(file))
  .map((file) => file.replace(/\..*/, ''))

export function languageFile(
  lang: string,
  world = 'kcd1',
): LanguageFile & { readonly sentences: Locale } {
  const name = readdirSync(path.join(data, world)).find(
    (file) => file.startsWith(`${lang}.`) && file.endsWith('.json'),
  )
  if (name === undefined) throw new Error(`The site that was built lacks ${lang}.`)
  return JSON.parse(readFileSync(path.join(data, world, name), 'utf8')) as ReturnType<
    typeof languageFile
  >
}

export function textPagesFile(lang: string): unknown {
  const name = readdirSync(data).find(
    (file) => file.startsWith(`${lang}.`) && file.endsWith('.json'),
  )
  if (name === undefined) throw new Error(`The pages that were built lack ${lang}.`)
  return JSON.parse(readFileSync(path.join(data, name), 'utf8'))
}

/** Returns a sentence without parameters by its key, such as `panel_open`. */
export function sentence(lang: string, key: string, group = 'first'): string {
  const found = key
    .split('_')
    .reduce<unknown>(
      (level, part) => (level as Record<string, unknown>)[part],
      languageFile(lang).sentences.groups[group],
    )
  if (typeof found !== 'string') throw new Error(`${key} is no sentence in ${lang}.`)
  return found
}
