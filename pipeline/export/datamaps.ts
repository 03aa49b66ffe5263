import type { Source, SourceMarker } from '../source.ts'
import { describedMarkers, linesOf, type ExportFormat, type PictureNames } from './export-format.ts'

/** A map's page of the DataMaps extension, as of its schema 17. */
export const dataMaps: ExportFormat = { ending: '.json', build: buildDataMap }

function buildDataMap(source: Source, pictures: PictureNames): object {
  const { world, types } = source
  const markers = describedMarkers(source)
  const [minX, minY, maxX, maxY] = world.extent
  return {
    // From the corner at the top left: y grows upwards, as it falls from there to the other corner.
    crs: { order: 'xy', topLeft: [minX, maxY], bottomRight: [maxX, minY] },
    background: pictures.land,
    groups: Object.fromEntries(
      types.map(({ id, title }) => [
        id,
        // With a colour of its own a group would be of circles, its icon in the legend alone.
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
