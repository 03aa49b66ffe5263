import { newWorld } from '../pipeline/new-world/new-world.ts'
import type { View } from './fixtures.ts'
import { readWorld, tableOf, type Row } from './read-world.ts'

const id = 'my-island'
const files = new Map(newWorld(id).map(({ path, text }) => [path, text]))

/** The home world of islandSite: thirty invented places of eight types. Unlike real places, they never change. */
export const island = { id, ...readWorld((file) => files.get(file) ?? '') }

/** An inn in a village, in the middle of the island and near other places. Most tests on the island start here. */
export const inn = island.markerById(3)

/** Returns a view with a place at the centre. At zoom 3 a CSS pixel is a world unit, a metre. The maximum zoom is 6. */
export function viewOf({ x, y }: Pick<Row, 'x' | 'y'>, zoom: number): View {
  return { coordinates: [x, y], zoom, mapName: id }
}

/** A view of the inn at the centre, a metre per CSS pixel. */
export const innView = viewOf(inn, 3)

/** Returns a quest of the island with its start. The coordinates are NaN if the quest's row has none. */
export function islandQuest(wanted: number): { readonly place: string } & Pick<Row, 'x' | 'y'> {
  const rows = tableOf(files.get('quests.csv') ?? '')
  const row = rows.find((each) => each['id'] === String(wanted))
  if (!row) throw new Error(`There is no quest ${wanted}.`)
  return { place: row['place'] ?? '', x: Number(row['x']), y: Number(row['y']) }
}

/** A view of the inn from further away, two metres per CSS pixel. */
export const widerInnView = viewOf(inn, 2)
