import type { Extent } from '../geometry/extent.ts'
import type { Chart, Landmark, Lettering, Rank } from '../world/manifest.ts'
import { localizeLettering } from '../world/names/localize-world.ts'
import type { Names } from '../world/names/world-names.ts'
import { fromDifferences } from '../world/runs.ts'
import type { Coordinate } from '../geometry/coordinates.ts'

/** Kinds of land features: `properties.kind` in a world's `geography`, `buildings` and `landmarks` `.geojson`. */
export const landKinds = [
  'river',
  'pond',
  'stream',
  'wood',
  'road',
  'field',
  'settlement',
  'bridge',
  'cliff',
  'building',
  'wall',
  'gate',
  'tower',
  'palace',
  'church',
  'mill',
  'windmill',
  'quarry',
  'kiln',
  'charcoal',
  'vineyard',
  'island',
  'race',
  'rock',
  'heap',
  'dam',
  'mine',
] as const
export type LandKind = (typeof landKinds)[number]

/** Uses of buildings: the values of `properties.use`. */
export const buildingUses = [
  'house',
  'barn',
  'mill',
  'windmill',
  'church',
  'tower',
  'castle',
  'monastery',
  'ruin',
  'mine',
  'tent',
] as const
export type BuildingUse = (typeof buildingUses)[number]

export const wallMaterials = ['stone', 'wood'] as const

/** A feature. Each part is a flat list `x, y, …` in world units; the first part of a polygon is its outline. */
export interface LandFeature {
  readonly kind: LandKind
  readonly shape: 'point' | 'line' | 'polygon'
  readonly parts: readonly (readonly number[])[]
  /** `road` or `path`, for roads. */
  readonly class?: string
  /** From 1 (a trickle) to 3, for streams. */
  readonly width?: number
  readonly name?: string
  readonly rank?: string
  /** Water that a bridge crosses, `river` or `stream`. */
  readonly over?: string
  readonly use?: string
  /** An entry of {@link wallMaterials}, for walls. */
  readonly material?: string
  /** True if the survey could not see this part under trees, and the line was completed by inference. */
  readonly inferred?: boolean
  /** True if the survey is only rough. */
  readonly approx?: boolean
}

/** Defaults for drawing a settlement of this rank; a place can replace them. */
export type LandRank = Pick<Rank, 'key' | 'landmark' | 'houses'>

export interface LandPlace {
  readonly coordinate: Coordinate
  /** Key of a {@link LandRank}. */
  readonly rank: string
  /** Replaces the landmark of the rank. */
  readonly landmark?: Landmark
  /** Replaces the few houses that are drawn for a place without an outline. */
  readonly houses?: 'none' | 'tents'
}

/** Heights on an even grid over the extent, row by row from the south-west corner. */
export interface Relief {
  readonly columns: number
  readonly rows: number
  /** Decimetres. Each number is the difference from the previous one. */
  readonly heights: readonly number[]
}

/** Everything that the map draws under the markers. */
export interface Land {
  readonly title: string
  /** Letter on the compass rose. `undefined` means N. */
  readonly north?: string
  readonly extent: Extent
  readonly metresPerUnit: number
  readonly chart: Chart
  readonly lettering: readonly Lettering[]
  readonly ranks: readonly LandRank[]
  readonly places: readonly LandPlace[]
  readonly features: readonly LandFeature[]
  readonly relief?: Relief
}

/** Words on the land in a language other than English. The page sends them to the worker. */
export interface LandWords {
  readonly title?: string
  readonly north: string
  /** Names on the land, by their English text. */
  readonly lettering?: Names
}

/** Returns the land with its words in another language; `undefined` words mean English. */
export function withLandWords(land: Land, words: LandWords | undefined): Land {
  if (!words) return land
  const { title = land.title, north, lettering } = words
  const names = lettering ? { lettering } : {}
  return { ...land, title, north, lettering: localizeLettering(land.lettering, names) }
}

/** The geography file. The coordinates of all features are in one text, `parts`. */
export interface GeographyFile extends Omit<Land, 'features'> {
  readonly format: 'itinerarium-geography'
  readonly parts?: string
  readonly features: readonly Omit<LandFeature, 'parts'>[]
}

export function encodeGeography(land: Land): GeographyFile {
  return {
    ...land,
    format: 'itinerarium-geography',
    parts: writeParts(land.features.map(({ parts }) => parts)),
    features: land.features.map(({ parts: _parts, ...feature }) => feature),
  }
}

/** @throws {Error} if the input is not a geography file */
export function decodeGeography(input: unknown): Land {
  if (!isGeographyFile(input)) throw new Error('The file is not a geography file.')
  const { format: _format, parts: text, ...land } = input
  const all = text === undefined ? readFormerParts(input.features) : readParts(text)
  const features = input.features
    .map((feature, index) => ({ ...feature, parts: all[index] ?? [] }))
    .filter(({ kind }) => landKinds.includes(kind))
  return { ...land, features }
}

/** Reads the previous format, which browsers may still cache: each feature has its own parts, as differences. */
function readFormerParts(features: readonly Partial<LandFeature>[]): readonly number[][][] {
  return features.map(({ parts = [] }) => parts.map(fromDifferences))
}

function isGeographyFile(input: unknown): input is GeographyFile {
  return (
    typeof input === 'object' &&
    input !== null &&
    'format' in input &&
    input.format === 'itinerarium-geography' &&
    ['features', 'places', 'ranks', 'lettering', 'extent'].every((key) =>
      Array.isArray((input as Record<string, unknown>)[key]),
    )
  )
}

/**
 * The coordinates of all features in one text. It is a fifth smaller when compressed than lists of numbers, and is
 * parsed in half the time. Each feature has its number of parts. Each part has its number of points, and the step from
 * the previous point in the text to its first point. Then come the step to its second point and the changes of all
 * further steps. These changes are small, because roads and banks bend gently.
 *
 * Most numbers take one letter: 64 letters end a number. The other 27, with values 64 to 90, continue it. This split
 * gave the smallest files for the worlds of this project.
 */
const endDigits = 64
const continuedDigits = 27

// The letters `#` to `~` without the backslash, which JSON would escape.
const digits = Array.from({ length: 92 }, (_letter, index) => String.fromCharCode(35 + index))
  .filter((letter) => letter !== '\\')
  .join('')

type Parts = readonly (readonly number[])[]

/** Encodes the parts of all features. Each part is a flat list `x, y, …` of whole numbers. */
export function writeParts(features: readonly Parts[]): string {
  const numbers: number[] = []
  let [x, y] = [0, 0]
  for (const parts of features) {
    numbers.push(parts.length)
    for (const part of parts) {
      numbers.push(part.length / 2)
      let [stepX, stepY] = [0, 0]
      for (let index = 0; index < part.length; index += 2) {
        const [nextX = 0, nextY = 0] = part.slice(index, index + 2)
        numbers.push(zigzagEncode(nextX - x - stepX), zigzagEncode(nextY - y - stepY))
        if (index > 0) [stepX, stepY] = [nextX - x, nextY - y]
        ;[x, y] = [nextX, nextY]
      }
    }
  }
  return numbers.map(encodeNumber).join('')
}

/** Decodes the text of {@link writeParts}. If the text is cut off, the result ends there. */
export function readParts(text: string): readonly number[][][] {
  let at = 0
  const next = () => {
    let number = 0
    for (let worth = 1; at < text.length; worth *= continuedDigits) {
      const code = text.charCodeAt(at++)
      const letter = code - (code < 92 ? 35 : 36)
      number += letter * worth
      if (letter < endDigits) break
    }
    return number
  }
  const features: number[][][] = []
  let [x, y] = [0, 0]
  while (at < text.length) {
    const parts: number[][] = []
    for (let left = next(); left > 0; left--) {
      const part: number[] = []
      let [stepX, stepY] = [0, 0]
      for (let points = next(); points > 0 && at < text.length; points--) {
        stepX += zigzagDecode(next())
        stepY += zigzagDecode(next())
        part.push((x += stepX), (y += stepY))
        if (part.length === 2) [stepX, stepY] = [0, 0]
      }
      parts.push(part)
    }
    features.push(parts)
  }
  return features
}

function zigzagEncode(number: number): number {
  return number < 0 ? -2 * number - 1 : 2 * number
}

function zigzagDecode(number: number): number {
  return number % 2 ? -(number + 1) / 2 : number / 2
}

function encodeNumber(number: number): string {
  let text = ''
  for (; number >= endDigits; number = Math.floor((number - endDigits) / continuedDigits)) {
    text += digits.charAt(endDigits + ((number - endDigits) % continuedDigits))
  }
  return text + digits.charAt(number)
}
