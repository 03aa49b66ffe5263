import type { Coordinate } from '../geometry/coordinates.ts'

/** How a treasure map is had: it lies somewhere, somebody sells it, or somebody who roams there carries it. */
export const mapSources = ['lies', 'buy', 'wayfarer'] as const
export type MapSource = (typeof mapSources)[number]

/** What leads to a treasure: a fact about the marker of its chest, and no marker of its own. */
export interface TreasureMap {
  /** Players know it by the Roman numeral of this number. */
  readonly number: number
  /** The id of the marker that the map leads to. */
  readonly chest: number
  /** Where the map itself is had. */
  readonly at: Coordinate
  readonly how: MapSource
  /** What it takes to get at the map, as a requirement of the world: `lockpicking:easy`. */
  readonly requires?: string
  /** The id of the marker of who sells the map, where that is known. */
  readonly seller?: number
}

/** `data/{world}/treasure-maps.json`, which is loaded with the first card, search or checklist that asks for it. */
export interface TreasureMapsFile {
  readonly format: 'itinerarium-treasure-maps'
  readonly maps: readonly TreasureMap[]
}

/** @throws when the input is not such a file, e.g. a host's HTML error page. */
export function decodeTreasureMaps(input: unknown): readonly TreasureMap[] {
  const { format, maps } = (input ?? {}) as Partial<TreasureMapsFile>
  if (format !== 'itinerarium-treasure-maps' || !Array.isArray(maps))
    throw new Error('The file is not a list of treasure maps.')
  return maps
}

const numerals: readonly (readonly [numeral: string, value: number])[] = [
  ['M', 1000],
  ['CM', 900],
  ['D', 500],
  ['CD', 400],
  ['C', 100],
  ['XC', 90],
  ['L', 50],
  ['XL', 40],
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
]

/** The Roman numeral of a whole number from 1 to 3999. */
export function toRoman(value: number): string {
  let left = value
  let text = ''
  for (const [numeral, worth] of numerals) {
    while (left >= worth) {
      text += numeral
      left -= worth
    }
  }
  return text
}

/** The number that a Roman numeral in capitals stands for; nothing for other texts and for other spellings, such as `IIII`. */
export function fromRoman(text: string): number | undefined {
  if (!/^[MDCLXVI]{1,15}$/.test(text)) return undefined
  let value = 0
  let rest = text
  for (const [numeral, worth] of numerals) {
    while (rest.startsWith(numeral)) {
      value += worth
      rest = rest.slice(numeral.length)
    }
  }
  return rest === '' && toRoman(value) === text ? value : undefined
}
