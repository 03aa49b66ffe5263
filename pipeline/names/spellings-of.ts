import { findName, type Spellings, type WorldSpellings } from '../../src/world/names/world-names.ts'
import type { Source } from '../source.ts'
import { languages } from './languages.ts'
import { namesOf } from './names-of.ts'
import { wordsIn } from './word-list.ts'

/** Returns the other names by which the search finds settlements and markers. */
export function spellingsOf(source: Source): WorldSpellings {
  return { places: placeSpellings(source), markers: otherNames(source) }
}

function placeSpellings(source: Source): Spellings {
  const translations = languages.map((language) => namesOf(source, language).places)
  const spellings = source.places.map(({ name }): [string, readonly string[]] => [
    name,
    [...new Set(translations.flatMap((places) => findName(places, name) ?? []))],
  ])
  return Object.fromEntries(spellings.filter(([, others]) => others.length > 0))
}

/** Collects the column `also`, because several markers may have the same name. */
function otherNames({ markers }: Source): Spellings {
  const names = new Map<string, Set<string>>()
  for (const { name, also } of markers) {
    if (also === '') continue
    const known = names.get(name) ?? new Set()
    for (const other of wordsIn(also)) known.add(other)
    names.set(name, known)
  }
  return Object.fromEntries(Array.from(names, ([name, others]) => [name, [...others]]))
}
