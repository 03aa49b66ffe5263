import { createHash } from 'node:crypto'
import type { SpellingsFile } from '../../src/domain/world/spellings.ts'
import type { LanguageFile } from '../../src/domain/world/world-names.ts'
import type { NameLanguage } from '../names/languages.ts'
import { namesOf } from '../names/names-of.ts'
import { spellingsOf } from '../names/spellings-of.ts'
import type { Language } from '../../src/messages/spoken.ts'
import type { Source } from '../source.ts'
import type { OutputFile } from './output-file.ts'

/** What the page says in each language besides English that it speaks. */
export type SpokenLanguages = ReadonlyMap<NameLanguage, Language>

/**
 * Builds `data/{world}/{language}.{hash}.json` for every language that the page speaks: with another content it has
 * another address, so that a page and what it says always fit each other.
 */
export function buildLanguageFiles(source: Source, spoken: SpokenLanguages): OutputFile[] {
  return [...spoken].map(([language, sentences]) => {
    const file: LanguageFile = { sentences, names: namesOf(source, language) }
    const content = Buffer.from(JSON.stringify(file))
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
    return { path: `data/${source.folder}/${language}.${hash}.json`, content }
  })
}

/** Builds `data/{world}/spellings.json`. */
export function buildSpellingsFile(source: Source): OutputFile {
  const file: SpellingsFile = { format: 'itinerarium-spellings', places: spellingsOf(source) }
  return {
    path: `data/${source.folder}/spellings.json`,
    content: Buffer.from(JSON.stringify(file)),
  }
}
