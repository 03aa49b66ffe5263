import { createChance, type Chance } from './chance.ts'
import { csv } from './csv-text.ts'
import { createFrame, type Frame } from './island-frame.ts'
import { glyphFile, glyphOutlines } from './island-glyphs.ts'
import { islandGeography } from './island-land.ts'
import { islandBuildings, islandLandmarks } from './island-landmarks.ts'
import { islandManifest } from './island-manifest.ts'
import { islandMarkers, islandPlaces, islandTypes } from './island-markers.ts'
import { nameIsland } from './island-names.ts'
import { islandQuests } from './island-quests.ts'
import { readmeOf } from './readme.ts'

/** A file of a world's folder. */
export interface NewFile {
  /** Below the folder: `glyphs/inn.svg`. */
  readonly path: string
  readonly text: string
}

/** The files of an invented island, small and complete. The same id gives the same island. */
export function newWorld(id: string): NewFile[] {
  const chance = createChance(id)
  const frame = createFrame(chance)
  const names = nameIsland(chance)
  const glyphs = Object.entries(glyphOutlines)
  return [
    { path: 'README.md', text: readmeOf(id) },
    { path: 'world.json', text: islandManifest(id, frame, names) },
    { path: 'marker-types.csv', text: islandTypes },
    { path: 'markers.csv', text: islandMarkers(frame, names, chance) },
    { path: 'places.csv', text: islandPlaces(frame, names) },
    { path: 'geography.geojson', text: islandGeography(frame, names, chance) },
    { path: 'buildings.geojson', text: islandBuildings(frame, names) },
    { path: 'landmarks.geojson', text: islandLandmarks(frame, names, chance) },
    { path: 'heights.csv', text: islandHeights(frame, chance) },
    { path: 'quests.csv', text: islandQuests(frame, names) },
    ...glyphs.map(([type, outlines]) => ({
      path: `glyphs/${type}.svg`,
      text: glyphFile(outlines),
    })),
    {
      path: 'glyphs/CREDITS.csv',
      text: csv(
        ['glyph', 'source', 'name', 'author'],
        glyphs.map(([type]) => [type, 'itinerarium', type, 'Itinerarium']),
      ),
    },
  ]
}

/** The text of `heights.csv`: a hill in the middle, and the sea around it at 0. */
function islandHeights(frame: Frame, chance: Chance): string {
  const summit = chance.whole(60, 140)
  const steps = [-0.9, -0.6, -0.3, 0, 0.3, 0.6, 0.9]
  const rows = steps.flatMap((v) =>
    steps.map((u) => {
      const above = Math.max(summit * (1 - Math.hypot(u, v) / 0.8), 0)
      return [...frame.toWorld([u, v]), above.toFixed(1)]
    }),
  )
  return csv(['x', 'y', 'metres'], rows)
}
