import { fromDifferences } from '../world/runs.ts'
import { landKinds, type Land, type LandFeature } from './geography.ts'
import { readParts, writeParts } from './written-parts.ts'

/** The file that the map loads for the land, as one text for what all its features consist of. */
export interface GeographyFile extends Omit<Land, 'features'> {
  readonly format: 'itinerarium-geography'
  /** See `written-parts.ts`. */
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
