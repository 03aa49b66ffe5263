import type { Coordinate } from '../geometry/coordinates.ts'

/** Ways to get a treasure map: it lies somewhere, a merchant sells it, or a wandering stranger carries it. */
export const mapSources = ['lies', 'buy', 'wayfarer'] as const
export type MapSource = (typeof mapSources)[number]

/** A treasure map. It belongs to the marker of its chest and has no marker of its own. */
export interface TreasureMap {
  /** Players know the map by this number as a Roman numeral. */
  readonly number: number
  /** Id of the marker to which the map leads. */
  readonly chest: number
  /** Position of the map itself. */
  readonly at: Coordinate
  readonly how: MapSource
  /** Key of the requirement for getting the map: `lockpicking:easy`. */
  readonly requires?: string
  /** Id of the seller's marker; missing if unknown. */
  readonly seller?: number
}

/** `data/{world}/treasure-maps.json`, loaded with the first card, search or checklist that needs it. */
export interface TreasureMapsFile {
  readonly format: 'itinerarium-treasure-maps'
  readonly maps: readonly TreasureMap[]
}

/** @throws {Error} if the input is not such a file, for example a server's HTML error page */
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

/** Converts an integer from 1 to 3999. */
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

/** Parses a Roman numeral in capitals. `undefined` for other texts and non-standard spellings such as `IIII`. */
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
