import type { Extent } from '../geometry/extent.ts'
import type { Chart, Landmark, Lettering, Rank } from '../world/manifest.ts'
import { withNamedLettering } from '../world/names/with-names.ts'
import type { Names } from '../world/names/world-names.ts'
import { fromDifferences } from '../world/runs.ts'
import type { Coordinate } from '../geometry/coordinates.ts'

/** What a piece of land is; the values of `properties.kind` in a world's `geography.geojson` and the files beside it. */
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

/** What a building is; the values of `properties.use`. */
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

/** What walls are of; the values of `properties.material`. */
export const wallMaterials = ['stone', 'wood'] as const

/** One piece of land. Lines and polygons are flat `x, y` runs in world units; a polygon's first run is its outline. */
export interface LandFeature {
  readonly kind: LandKind
  readonly shape: 'point' | 'line' | 'polygon'
  readonly parts: readonly (readonly number[])[]
  /** Of roads: `road` or `path`. */
  readonly class?: string
  /** Of streams: 1 (a trickle) to 3. */
  readonly width?: number
  readonly name?: string
  readonly rank?: string
  /** Of bridges: what they cross. */
  readonly over?: string
  /** Of buildings: a {@link BuildingUse}. */
  readonly use?: string
  /** Of walls: one of {@link wallMaterials}. */
  readonly material?: string
  /** Hidden under trees in the survey and joined by reasoning. */
  readonly inferred?: boolean
  /** Surveyed roughly. */
  readonly approx?: boolean
}

/** What is drawn for a settlement of a rank, unless the place says otherwise. */
export type LandRank = Pick<Rank, 'key' | 'landmark' | 'houses'>

/** A settlement as it is drawn. */
export interface LandPlace {
  readonly coordinate: Coordinate
  /** The key of a {@link LandRank}. */
  readonly rank: string
  /** Instead of its rank's. */
  readonly landmark?: Landmark
  /** Instead of a few houses, where it has no outline. */
  readonly houses?: 'none' | 'tents'
}

/** Heights on an even grid over the extent, from its south-west corner row by row. */
export interface Relief {
  readonly columns: number
  readonly rows: number
  /** In decimetres: each the difference from the one before. */
  readonly heights: readonly number[]
}

/** All that the map draws under the markers. */
export interface Land {
  /** For the chart's cartouche. */
  readonly title: string
  /** The compass rose's letter where it is not N. */
  readonly north?: string
  readonly extent: Extent
  readonly metresPerUnit: number
  readonly chart: Chart
  /** What is written on the land itself. */
  readonly lettering: readonly Lettering[]
  readonly ranks: readonly LandRank[]
  readonly places: readonly LandPlace[]
  readonly features: readonly LandFeature[]
  /** Where heights are known. */
  readonly relief?: Relief
}

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

/** The file that the map loads for the land, as one text for what all its features consist of. */
export interface GeographyFile extends Omit<Land, 'features'> {
  readonly format: 'itinerarium-geography'
  /** See {@link writeParts}. */
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

/** @throws {Error} when the input is not a geography file. */
export function decodeGeography(input: unknown): Land {
  if (!isGeographyFile(input)) throw new Error('The file is not a geography file.')
  const { format: _format, parts: text, ...land } = input
  const all = text === undefined ? formerParts(input.features) : readParts(text)
  const features = input.features
    .map((feature, index) => ({ ...feature, parts: all[index] ?? [] }))
    .filter(({ kind }) => landKinds.includes(kind))
  return { ...land, features }
}

/** What a browser may still hold from before: each feature with its parts as differences. */
function formerParts(features: readonly Partial<LandFeature>[]): readonly number[][][] {
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
 * The parts of all features as one text, which is a fifth smaller on the wire than lists of the same numbers and
 * read in half the time. For each feature there is the number of its parts, and for each part the number of its
 * points, the step to the first from the last point before it, the step to the second, and then how each step differs
 * from the one before: small numbers, for roads and banks bend gently.
 *
 * A number is one letter as a rule. The worlds' land is smallest with 64 letters that end a number and 27, which count
 * as 64 to 90, that say that there is more of it.
 */
const ending = 64
const going = 27

// Of the letters from `#` to `~`, JSON writes all but the backslash as they are.
const letters = Array.from({ length: 92 }, (_letter, index) => String.fromCharCode(35 + index))
  .filter((letter) => letter !== '\\')
  .join('')

type Parts = readonly (readonly number[])[]

/** @param features what each consists of: flat runs `x, y` of whole numbers */
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
        numbers.push(signless(nextX - x - stepX), signless(nextY - y - stepY))
        if (index > 0) [stepX, stepY] = [nextX - x, nextY - y]
        ;[x, y] = [nextX, nextY]
      }
    }
  }
  return numbers.map(written).join('')
}

/** What {@link writeParts} was given; of a text that is cut off, what is there. */
export function readParts(text: string): readonly number[][][] {
  let at = 0
  const next = () => {
    let number = 0
    for (let worth = 1; at < text.length; worth *= going) {
      const code = text.charCodeAt(at++)
      const letter = code - (code < 92 ? 35 : 36)
      number += letter * worth
      if (letter < ending) break
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
        stepX += signed(next())
        stepY += signed(next())
        part.push((x += stepX), (y += stepY))
        if (part.length === 2) [stepX, stepY] = [0, 0]
      }
      parts.push(part)
    }
    features.push(parts)
  }
  return features
}

/** 0, -1, 1, -2, 2, ... as 0, 1, 2, 3, 4, ... */
function signless(number: number): number {
  return number < 0 ? -2 * number - 1 : 2 * number
}

function signed(number: number): number {
  return number % 2 ? -(number + 1) / 2 : number / 2
}

function written(number: number): string {
  let text = ''
  for (; number >= ending; number = Math.floor((number - ending) / going)) {
    text += letters.charAt(ending + ((number - ending) % going))
  }
  return text + letters.charAt(number)
}
