import { fetchGeography } from '../src/basemap/fetch-geography.ts'
import { loadExtraFonts, loadLandFonts } from '../src/basemap/land-fonts.ts'
import { LandPainter, readGeography } from '../src/basemap/land-painter.ts'
import type { MapPosition } from '../src/geometry/coordinates.ts'
import { createScale } from '../src/geometry/scale.ts'
import type { Place } from '../src/world/names/world-names.ts'
import { decodeWorld } from '../src/world/world-file.ts'
import { decodeWorlds, type ListedWorld } from '../src/world/worlds-file.ts'
import type { PaintableWorld } from './land-board.ts'

export interface LoadedLand extends PaintableWorld {
  readonly id: string
  readonly startView: MapPosition
  /** Settlements with a name, sorted by name. */
  readonly settlements: readonly (Place & { readonly name: string })[]
  /** Milliseconds to parse the geography, and to prepare its layers. */
  readonly readTime: number
  readonly makeTime: number
}

/** Loads the list of worlds in `public/generated`, the home world first. Throws if it is missing. */
export async function loadWorldList(): Promise<readonly ListedWorld[]> {
  return decodeWorlds(await fetchJson('/data/worlds.json'))
}

/** @throws if a file of the world is missing or invalid */
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
  await loadExtraFonts(land)
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
