import { findName, type Spellings } from '../../src/world/names/world-names.ts'
import type { Source } from '../source.ts'
import { languages } from './languages.ts'
import { namesOf } from './names-of.ts'

/** Returns the spellings of each settlement in other languages, by its English name. */
export function spellingsOf(source: Source): Spellings {
  const translations = languages.map((language) => namesOf(source, language).places)
  const spellings = source.places.map(({ name }): [string, readonly string[]] => [
    name,
    [...new Set(translations.flatMap((places) => findName(places, name) ?? []))],
  ])
  return Object.fromEntries(spellings.filter(([, others]) => others.length > 0))
}
