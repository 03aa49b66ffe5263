import { createHash } from 'node:crypto'
import type { SpellingsFile, LanguageFile } from '../../src/world/names/world-names.ts'
import type { NameLanguage } from '../names/languages.ts'
import { namesOf } from '../names/names-of.ts'
import { spellingsOf } from '../names/spellings-of.ts'
import type { Locale } from '../../src/i18n/language/locale.ts'
import type { Source } from '../source.ts'
import type { OutputFile } from './output-file.ts'

/** What the page says in each language besides English that it has. */
export type SiteLocales = ReadonlyMap<NameLanguage, Locale>

/** The groups of sentences that only the pages of text say. */
const pageGroups: readonly string[] = ['pages']
/** What the build of the site itself writes. */
const builtGroups: readonly string[] = ['manifest']

/**
 * Builds `data/{world}/{language}.{hash}.json` for every language of the page: with another content it has
 * another address, so that a page and what it says always fit each other.
 */
export function buildLanguageFiles(source: Source, locales: SiteLocales): OutputFile[] {
  return [...locales].map(([language, sentences]) => {
    const groups = groupsOf(sentences, (name) => ![...pageGroups, ...builtGroups].includes(name))
    const file: LanguageFile = {
      sentences: { ...sentences, groups },
      names: namesOf(source, language),
    }
    return hashed(`data/${source.folder}/${language}`, file)
  })
}

/** Builds `data/{language}.{hash}.json` with what only the pages of text say. */
export function buildPageLanguageFiles(locales: SiteLocales): OutputFile[] {
  return [...locales].map(([language, sentences]) =>
    hashed(
      `data/${language}`,
      groupsOf(sentences, (name) => pageGroups.includes(name)),
    ),
  )
}

function groupsOf({ groups }: Locale, isWanted: (name: string) => boolean): Locale['groups'] {
  return Object.fromEntries(Object.entries(groups).filter(([name]) => isWanted(name)))
}

function hashed(path: string, file: object): OutputFile {
  const content = Buffer.from(JSON.stringify(file))
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
  return { path: `${path}.${hash}.json`, content }
}

/** Builds `data/{world}/spellings.json`. */
export function buildSpellingsFile(source: Source): OutputFile {
  const file: SpellingsFile = { format: 'itinerarium-spellings', places: spellingsOf(source) }
  return {
    path: `data/${source.folder}/spellings.json`,
    content: Buffer.from(JSON.stringify(file)),
  }
}
