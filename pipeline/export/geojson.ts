import type { Coordinate } from '../../src/geometry/coordinates.ts'
import { gameMetres } from '../../src/world/game-metres.ts'
import type { Manifest } from '../../src/world/manifest.ts'
import type { Source, SourceQuest, SourceQuestCutoff } from '../source.ts'
import { describedMarkers, type ExportFormat } from './export-format.ts'

/** Exports points in world units instead of degrees: x is the easting, y the northing. */
export const geojson: ExportFormat = { ending: '.geojson', build: buildGeojson }

function buildGeojson(source: Source): object {
  const { folder, world, types, quests, questCutoffs } = source
  const titles = new Map(types.map(({ id, title }) => [id, title]))
  const categories = new Map(types.map(({ id, category }) => [id, category]))
  return {
    type: 'FeatureCollection',
    // Foreign members, which readers of GeoJSON ignore.
    world: folder,
    // Readers of GeoJSON assume degrees unless the file says otherwise.
    coordinate_system: 'world units',
    extent: world.extent,
    metresPerUnit: world.metresPerUnit,
    ...(world.origin && { origin: world.origin }),
    ...(quests.length > 0 && { quests: quests.map(questOf) }),
    ...(questCutoffs.length > 0 && { questCutoffs: questCutoffs.map(cutoffOf) }),
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
          ...metresOf([x, y], world),
          ...(description && { description }),
          ...(yields && { yields: yields.split(';') }),
        },
      }),
    ),
  }
}

/** Returns the non-empty cells of a row of `quests.csv`. Quests are no features because most have no coordinate. */
function questOf({ file: _file, line: _line, titles, ...row }: SourceQuest): object {
  const nonEmpty = (cells: object) =>
    Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== '' && cell !== null))
  const knownTitles = nonEmpty(titles)
  return { ...nonEmpty(row), ...(Object.keys(knownTitles).length > 0 && { titles: knownTitles }) }
}

function cutoffOf({ main, point, closes, grade }: SourceQuestCutoff): object {
  return { main, point, closes, grade }
}

/** Returns the game's metres as two named numbers, because other programs handle these better than a list. */
function metresOf(coordinate: Coordinate, world: Manifest) {
  const metres = gameMetres(coordinate, world)
  return metres && { metresX: metres[0], metresY: metres[1] }
}
