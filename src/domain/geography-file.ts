import { landKinds, type LandFeature } from './geography.ts'

/**
 * The file that the map loads for the land: each part is `[x0, y0, dx1, dy1, ...]` in whole world
 * units. Differences are small numbers that compress to about half of absolute coordinates.
 */
export interface GeographyFile {
  readonly format: 'itinerarium-geography'
  readonly features: readonly LandFeature[]
}

export function encodeGeography(features: readonly LandFeature[]): GeographyFile {
  return {
    format: 'itinerarium-geography',
    features: features.map((feature) => ({ ...feature, parts: feature.parts.map(toDifferences) })),
  }
}

/** @throws {Error} when the input is not a geography file. */
export function decodeGeography(input: unknown): LandFeature[] {
  if (!isGeographyFile(input)) throw new Error('The file is not a geography file.')
  return input.features
    .filter((feature) => landKinds.includes(feature.kind))
    .map((feature) => ({ ...feature, parts: feature.parts.map(fromDifferences) }))
}

function isGeographyFile(input: unknown): input is GeographyFile {
  return (
    typeof input === 'object' &&
    input !== null &&
    'format' in input &&
    input.format === 'itinerarium-geography' &&
    'features' in input &&
    Array.isArray(input.features)
  )
}

function toDifferences(run: readonly number[]): number[] {
  return run.map((value, index) => (index < 2 ? value : value - (run[index - 2] ?? 0)))
}

function fromDifferences(run: readonly number[]): number[] {
  const absolute: number[] = []
  run.forEach((value, index) =>
    absolute.push(index < 2 ? value : value + (absolute[index - 2] ?? 0)),
  )
  return absolute
}
