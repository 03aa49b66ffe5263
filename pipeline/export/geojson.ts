import type { Source } from '../source.ts'
import { describedMarkers, type ExportFormat } from './export-format.ts'

/** Points in world units instead of degrees: x to the east, y to the north. */
export const geojson: ExportFormat = { ending: '.geojson', build: buildGeojson }

function buildGeojson(source: Source): object {
  const { folder, world, types } = source
  const titles = new Map(types.map(({ id, title }) => [id, title]))
  const categories = new Map(types.map(({ id, category }) => [id, category]))
  return {
    type: 'FeatureCollection',
    // Remarks, which readers of GeoJSON pass over.
    world: folder,
    extent: world.extent,
    metresPerUnit: world.metresPerUnit,
    features: describedMarkers(source).map(
      ({ id, locationType, x, y, name, description, yields }) => ({
        type: 'Feature',
        id,
        geometry: { type: 'Point', coordinates: [x, y] },
        properties: {
          marker: id,
          type: locationType,
          category: categories.get(locationType),
          name: name || titles.get(locationType),
          ...(description && { description }),
          ...(yields && { yields: yields.split(';') }),
        },
      }),
    ),
  }
}
