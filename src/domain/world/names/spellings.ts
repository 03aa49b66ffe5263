/** How settlements are written in other languages than English, by their names in that: `Prague` -> `Praha`, `Прага`. */
export type Spellings = Readonly<Record<string, readonly string[]>>

/** `data/{world}/spellings.json`, which the search loads. */
export interface SpellingsFile {
  readonly format: 'itinerarium-spellings'
  readonly places: Spellings
}

/** @throws when the input is not such a file, e.g. a host's HTML error page. */
export function decodeSpellings(input: unknown): Spellings {
  const { format, places } = (input ?? {}) as Partial<SpellingsFile>
  if (format !== 'itinerarium-spellings' || typeof places !== 'object')
    throw new Error('The file is not a list of spellings.')
  return places
}
