import { fromDifferences, toDifferences } from '../world/runs.ts'
import { landKinds, type Land } from './geography.ts'

/**
 * The file that the map loads for the land: each part is `[x0, y0, dx1, dy1, ...]` in whole world
 * units. Differences are small numbers that compress to about half of absolute coordinates.
 */
export interface GeographyFile extends Land {
  readonly format: 'itinerarium-geography'
}

export function encodeGeography(land: Land): GeographyFile {
  return {
    ...land,
    format: 'itinerarium-geography',
    features: land.features.map((feature) => ({
      ...feature,
      parts: feature.parts.map(toDifferences),
    })),
  }
}

/** @throws {Error} when the input is not a geography file. */
export function decodeGeography(input: unknown): Land {
  if (!isGeographyFile(input)) throw new Error('The file is not a geography file.')
  const { format: _format, ...land } = input
  const features = input.features
    .filter((feature) => landKinds.includes(feature.kind))
    .map((feature) => ({ ...feature, parts: feature.parts.map(fromDifferences) }))
  return { ...land, features }
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
