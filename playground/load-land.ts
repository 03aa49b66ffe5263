import { fetchGeography } from '../src/basemap/fetch-geography.ts'
import { loadFurtherLetters, loadLandFonts } from '../src/basemap/land-fonts.ts'
import { LandPainter, readGeography } from '../src/basemap/land-painter.ts'
import type { MapPosition } from '../src/geometry/coordinates.ts'
import { createScale } from '../src/geometry/scale.ts'
import type { Place } from '../src/world/names/world-names.ts'
import { decodeWorld } from '../src/world/world-file.ts'
import { decodeWorlds, type ListedWorld } from '../src/world/worlds-file.ts'
import type { PaintableWorld } from './land-board.ts'

/** A world with all that the basemap page offers of it. */
export interface LoadedLand extends PaintableWorld {
  readonly id: string
  readonly startView: MapPosition
  /** Those that have a name, by their names. */
  readonly settlements: readonly (Place & { readonly name: string })[]
  /** Milliseconds that it took to read the geography's text, and to make the layers of it. */
  readonly readTime: number
  readonly makeTime: number
}

/** The worlds whose data lies in `public/generated`, the home one first. @throws when there is no list of them */
export async function loadWorldList(): Promise<readonly ListedWorld[]> {
  return decodeWorlds(await fetchJson('/data/worlds.json'))
}

/** @throws when a file of the world is missing or cannot be read */
export async function loadLand(id: string): Promise<LoadedLand> {
  const folder = `/data/${encodeURIComponent(id)}`
  const [file, geography] = await Promise.all([
    fetchJson(`${folder}/world.json`),
    fetchGeography(`${folder}/geography.json`),
    loadLandFonts(),
  ])
  const { places, startView } = decodeWorld(file)
  const begin = performance.now()
  const land = readGeography(geography)
  const read = performance.now()
  const painter = new LandPainter(land)
  const made = performance.now()
  await loadFurtherLetters(land)
  return {
    id,
    painter,
    startView,
    extent: land.extent,
    scale: createScale(land.extent, land.metresPerUnit),
    settlements: places
      .flatMap((place) => (place.name === undefined ? [] : { ...place, name: place.name }))
      .sort((a, b) => a.name.localeCompare(b.name)),
    readTime: read - begin,
    makeTime: made - read,
  }
}

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}. Run npm run data.`)
  return await response.json()
}
