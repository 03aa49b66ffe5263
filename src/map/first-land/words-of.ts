import type { LandWords } from '../../domain/land/geography.ts'
import type { WorldNames } from '../../domain/world/names/world-names.ts'
import type { SpokenFile } from '../../stores/languages/language-file.ts'

const made = new WeakMap<WorldNames, LandWords>()

/** What is written on the land: the same as long as its names and the compass rose's letter are. */
export function wordsOf(names: WorldNames, north: string): LandWords {
  const before = made.get(names)
  if (before?.north === north) return before
  const { title, lettering } = names
  const words = { north, ...(title !== undefined && { title }), ...(lettering && { lettering }) }
  made.set(names, words)
  return words
}

/** What is written on the land in the language that the page begins in, before anything speaks it; none where that cannot be told. */
export function firstWords({ names, sentences }: SpokenFile): LandWords | undefined {
  const north = (sentences.groups['first'] as { map?: { compassNorth?: unknown } } | undefined)?.map
    ?.compassNorth
  return typeof north === 'string' ? wordsOf(names, north) : undefined
}
