import { createHash } from 'node:crypto'
import type { SpellingsFile, LanguageFile } from '../../src/world/names/world-names.ts'
import type { NameLanguage } from '../names/languages.ts'
import { namesOf } from '../names/names-of.ts'
import { spellingsOf } from '../names/spellings-of.ts'
import type { Locale } from '../../src/i18n/language/locale.ts'
import type { Source } from '../source.ts'
import type { OutputFile } from './output-file.ts'

export type SiteLocales = ReadonlyMap<NameLanguage, Locale>

/** Groups of sentences that occur only on the text pages. */
const pageGroups: readonly string[] = ['pages']
/** Groups of sentences that only the site's build uses. */
const builtGroups: readonly string[] = ['manifest']

/**
 * Builds `data/{world}/{language}.{hash}.json` for every language of the page. The hash of the content is part of the
 * address, so a page never loads sentences of another version.
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

/** Builds `data/{language}.{hash}.json` with the sentences of the text pages. */
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

export function buildSpellingsFile(source: Source): OutputFile {
  const { places, markers } = spellingsOf(source)
  const file: SpellingsFile = {
    format: 'itinerarium-spellings',
    places,
    ...(Object.keys(markers).length > 0 && { markers }),
  }
  return {
    path: `data/${source.folder}/spellings.json`,
    content: Buffer.from(JSON.stringify(file)),
  }
}
