import { withNamedLettering } from '../world/names/with-names.ts'
import type { Names } from '../world/names/world-names.ts'
import type { Land } from './geography.ts'

/** What is written on the land in a language besides English; it goes to the worker as it is. */
export interface LandWords {
  /** For the chart's cartouche. */
  readonly title?: string
  /** The compass rose's letter. */
  readonly north: string
  /** By what is written there in English. */
  readonly lettering?: Names
}

/** The land with its words in a language. @param words none in English, in which it is as it was */
export function withLandWords(land: Land, words: LandWords | undefined): Land {
  if (!words) return land
  const { title = land.title, north, lettering } = words
  const names = lettering ? { lettering } : {}
  return { ...land, title, north, lettering: withNamedLettering(land.lettering, names) }
}
