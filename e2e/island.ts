import { newWorld } from '../pipeline/new-world/new-world.ts'
import type { View } from './fixtures.ts'
import { readWorld, tableOf, type Row } from './read-world.ts'

const id = 'my-island'
const files = new Map(newWorld(id).map(({ path, text }) => [path, text]))

/** The home world of islandSite: thirty places of eight types, invented, so that nobody corrects them. */
export const island = { id, ...readWorld((file) => files.get(file) ?? '') }

/** An inn in a village, well inside the island and with others around it: where most end-to-end tests on it begin. */
export const inn = island.markerById(3)

/** A view of the island about a place. At zoom 3 a CSS pixel is one world unit, a metre; the nearest zoom is 6. */
export function viewOf({ x, y }: Pick<Row, 'x' | 'y'>, zoom: number): View {
  return { coordinates: [x, y], zoom, mapName: id }
}

/** The inn in the middle, a metre a pixel. */
export const innView = viewOf(inn, 3)

/** A quest of the island: where it begins, as far as its row says that. */
export function islandQuest(wanted: number): { readonly place: string } & Pick<Row, 'x' | 'y'> {
  const rows = tableOf(files.get('quests.csv') ?? '')
  const row = rows.find((each) => each['id'] === String(wanted))
  if (!row) throw new Error(`There is no quest ${wanted}.`)
  return { place: row['place'] ?? '', x: Number(row['x']), y: Number(row['y']) }
}

/** The same from further away: two metres a pixel. */
export const widerInnView = viewOf(inn, 2)
