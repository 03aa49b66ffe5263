import { fromDifferences } from '../world/runs.ts'
import { landKinds, type Land, type LandFeature } from './geography.ts'

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
 * points, the way to the first from the last point before it, the way to the second, and then how each way differs
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
      let [wayX, wayY] = [0, 0]
      for (let index = 0; index < part.length; index += 2) {
        const [nextX = 0, nextY = 0] = part.slice(index, index + 2)
        numbers.push(signless(nextX - x - wayX), signless(nextY - y - wayY))
        if (index > 0) [wayX, wayY] = [nextX - x, nextY - y]
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
      let [wayX, wayY] = [0, 0]
      for (let points = next(); points > 0 && at < text.length; points--) {
        wayX += signed(next())
        wayY += signed(next())
        part.push((x += wayX), (y += wayY))
        if (part.length === 2) [wayX, wayY] = [0, 0]
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
