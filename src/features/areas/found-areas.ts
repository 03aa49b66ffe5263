import { failureOf, type Failure } from '../../i18n/compose/failure.ts'
import { create } from 'zustand'
import type { Coordinate } from '../../geometry/coordinates.ts'
import { isNamedSettlement } from '../../world/names/where.ts'
import { nameInAddresses, type Place } from '../../world/names/world-names.ts'
import type { LoadedWorld } from '../worlds/world-context.tsx'
import { routeFinder } from '../routes/route-finder.ts'

/** How many squares of the world's longer side tell whose they are. */
const squaresAcross = 128

/** The world in squares, from its south-west corner row by row. */
export interface AreaGrid {
  readonly columns: number
  readonly rows: number
  /** World units. */
  readonly side: number
  /** The index of each square's settlement; -1 where there is none. */
  readonly areas: Int16Array
}

interface FoundAreas {
  /** The settlements that have a name, as they are called in addresses. */
  readonly places: readonly string[]
  /** The index of each marker's settlement, in the order of the world's markers; nothing until it is known. */
  readonly ofMarkers: Int16Array | null
  readonly grid: AreaGrid | null
  readonly failed: Failure | null
}

/** What lies nearer to one settlement than to all others, along the roads. */
export const useFoundAreas = create<FoundAreas>()(() => ({
  places: [],
  ofMarkers: null,
  grid: null,
  failed: null,
}))

/** Of which world, by its id, in whatever language: what was asked for. */
const asked: { ofMarkers?: string; grid?: string } = {}

/**
 * Finds whose each place of the world is; once for a world, or once more after a failure.
 *
 * @param squares whether each square of the world is asked for as well, which takes as long again
 */
export async function findAreas(world: LoadedWorld, squares = false): Promise<void> {
  await Promise.all([findOwners(world), squares && findGrid(world)])
}

async function findOwners(world: LoadedWorld): Promise<void> {
  const { id } = world
  if (asked.ofMarkers === id) return
  asked.ofMarkers = id
  useFoundAreas.setState({ failed: null })
  try {
    const { areas } = await routeFinder()
    const places = namedPlaces(world)
    const ofMarkers = await areas({
      places: places.map(({ coordinate }) => coordinate),
      of: world.markers.map(({ coordinate }) => coordinate),
    })
    if (asked.ofMarkers !== id) return
    const names = places.flatMap((place) => nameInAddresses(place) ?? [])
    useFoundAreas.setState({ places: names, ofMarkers })
  } catch (error) {
    if (asked.ofMarkers === id) fail('ofMarkers', error)
  }
}

async function findGrid(world: LoadedWorld): Promise<void> {
  const { id } = world
  if (asked.grid === id) return
  asked.grid = id
  useFoundAreas.setState({ grid: null })
  try {
    const { areas } = await routeFinder()
    const places = namedPlaces(world).map(({ coordinate }) => coordinate)
    const squares = squaresOf(world)
    const grid = { ...squares, areas: await areas({ places, of: middlesOf(world, squares) }) }
    if (asked.grid === id) useFoundAreas.setState({ grid })
  } catch (error) {
    if (asked.grid === id) fail('grid', error)
  }
}

function fail(what: keyof typeof asked, error: unknown): void {
  delete asked[what]
  useFoundAreas.setState({ failed: failureOf(error) })
}

/** The settlements that have an area, in the order of their indexes. */
export function namedPlaces(world: LoadedWorld): readonly Place[] {
  return world.places.filter((place) => isNamedSettlement(place, world))
}

function squaresOf({ extent: [minX, minY, maxX, maxY] }: LoadedWorld): Omit<AreaGrid, 'areas'> {
  const [width, height] = [maxX - minX, maxY - minY]
  const side = Math.max(width, height) / squaresAcross
  return { side, columns: Math.ceil(width / side), rows: Math.ceil(height / side) }
}

function middlesOf(
  { extent: [minX, minY] }: LoadedWorld,
  { columns, rows, side }: Omit<AreaGrid, 'areas'>,
): readonly Coordinate[] {
  return Array.from({ length: columns * rows }, (_, at) => [
    minX + ((at % columns) + 0.5) * side,
    minY + (Math.floor(at / columns) + 0.5) * side,
  ])
}
