import {
  encodeGeography,
  landKinds,
  type Land,
  type LandFeature,
  type LandPlace,
} from '../../src/basemap/geography.ts'
import type { Landmark } from '../../src/world/manifest.ts'
import type { Source, SourceFeature, SourcePlace } from '../source.ts'
import { BuildError, type OutputFile } from './output-file.ts'
import { buildRelief } from './relief.ts'

/**
 * Builds `data/{world}/geography.json`. Rings lose the closing point that GeoJSON repeats.
 * @throws {BuildError} if a feature is of an unknown kind
 */
export function buildGeographyFile({
  folder,
  world,
  places,
  features,
  heights,
}: Source): OutputFile {
  const { title, extent, metresPerUnit, chart, lettering, ranks } = world
  const relief = buildRelief(heights, extent, metresPerUnit)
  const land: Land = {
    title,
    extent,
    metresPerUnit,
    chart,
    lettering: lettering,
    ranks: ranks.map(({ key, landmark, houses }) => ({ key, landmark, houses })),
    places: places.map(toLandPlace),
    features: features.map(toLandFeature),
    ...(relief && { relief }),
  }
  const text = JSON.stringify(encodeGeography(land))
  return { path: `data/${folder}/geography.json`, content: Buffer.from(text) }
}

/** The casts are safe: the checks refuse landmarks and houses that cannot be drawn. */
function toLandPlace({ x, y, rank, landmark, houses }: SourcePlace): LandPlace {
  return {
    coordinate: [x, y],
    rank,
    ...(landmark && { landmark: landmark as Landmark }),
    ...(houses && { houses: houses as 'none' | 'tents' }),
  }
}

function toLandFeature(feature: SourceFeature): LandFeature {
  const { file: _file, line: _line, path: _path, kind, shape, runs, ...rest } = feature
  const { settlement: _settlement, of: _of, burns: _burns, ...properties } = rest
  const known = landKinds.find((candidate) => candidate === kind)
  if (!known) throw new BuildError(`A piece of land is of unknown kind ${kind}.`)
  const parts = runs.map((run) => (shape === 'polygon' ? run.slice(0, -1) : run).flat())
  return { kind: known, shape, parts, ...properties }
}
