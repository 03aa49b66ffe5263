import type { Source } from '../source.ts'
import { describedMarkers, linesOf, type ExportFormat, type PictureNames } from './export-format.ts'

export const fandom: ExportFormat = { ending: '.json', build: buildFandomMap }

function buildFandomMap(source: Source, pictures: PictureNames): object {
  const { world, types } = source
  const [minX, minY, maxX, maxY] = world.extent
  const colours = new Map(world.categories.map(({ id, colour }) => [id, colour]))
  const titles = new Map(types.map(({ id, title }) => [id, title]))
  return {
    mapImage: pictures.land,
    coordinateOrder: 'xy',
    origin: 'bottom-left',
    mapBounds: [
      [minX, minY],
      [maxX, maxY],
    ],
    categories: types.map(({ id, title, category }, index) => ({
      id,
      listId: index + 1,
      name: title,
      color: colours.get(category),
      symbol: '',
      symbolColor: '',
      icon: pictures.iconOf(id),
    })),
    markers: describedMarkers(source).map((marker) => ({
      id: String(marker.id),
      categoryId: marker.locationType,
      position: [marker.x, marker.y],
      popup: {
        // Fandom shows no popup without a title.
        title: marker.name || titles.get(marker.locationType),
        description: linesOf(marker).join('\n'),
        link: { url: '', label: '' },
      },
    })),
  }
}
