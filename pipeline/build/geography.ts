import { encodeGeography } from '../../src/domain/land/geography-file.ts'
import { landKinds, type LandFeature } from '../../src/domain/land/geography.ts'
import type { Source, SourceFeature } from '../source.ts'
import { BuildError, type OutputFile } from './output-file.ts'
import { toPlace } from './place.ts'

/**
 * Builds `data/{world}/geography.json`, its features in the order of the source. Rings lose the
 * closing point that GeoJSON repeats.
 *
 * @throws {BuildError} when a feature is of an unknown kind.
 */
export function buildGeographyFile({ folder, world, places, features }: Source): OutputFile {
  const { title, extent, metresPerUnit } = world
  const land = {
    title,
    extent,
    metresPerUnit,
    places: places.map(toPlace),
    features: features.map(toLandFeature),
  }
  const text = JSON.stringify(encodeGeography(land))
  return { path: `data/${folder}/geography.json`, content: Buffer.from(text) }
}

function toLandFeature(feature: SourceFeature): LandFeature {
  const { file: _file, line: _line, kind, shape, runs, ...properties } = feature
  const known = landKinds.find((candidate) => candidate === kind)
  if (!known) throw new BuildError(`A piece of land is of unknown kind ${kind}.`)
  const parts = runs.map((run) => (shape === 'polygon' ? run.slice(0, -1) : run).flat())
  return { kind: known, shape, parts, ...properties }
}
