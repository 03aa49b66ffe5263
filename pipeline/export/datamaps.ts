import type { Source, SourceMarker } from '../source.ts'
import { describedMarkers, linesOf, type ExportFormat, type PictureNames } from './export-format.ts'

/** Exports a map page for the DataMaps extension of MediaWiki, in schema version 17. */
export const dataMaps: ExportFormat = { ending: '.json', build: buildDataMap }

function buildDataMap(source: Source, pictures: PictureNames): object {
  const { world, types } = source
  const markers = describedMarkers(source)
  const [minX, minY, maxX, maxY] = world.extent
  return {
    // The corners tell DataMaps that y grows upwards: it is larger at the top left.
    crs: { order: 'xy', topLeft: [minX, maxY], bottomRight: [maxX, minY] },
    background: pictures.land,
    groups: Object.fromEntries(
      types.map(({ id, title }) => [
        id,
        // A group with a colour would show circles on the map, and its icon only in the legend.
        { name: title, icon: pictures.iconOf(id) },
      ]),
    ),
    markers: Object.fromEntries(
      types.map(({ id }) => [
        id,
        markers.filter(({ locationType }) => locationType === id).map(toEntry),
      ]),
    ),
  }
}

function toEntry(marker: SourceMarker): object {
  const description = linesOf(marker)
  return {
    id: String(marker.id),
    x: marker.x,
    y: marker.y,
    ...(marker.name && { name: marker.name }),
    ...(description.length > 0 && { description }),
  }
}
