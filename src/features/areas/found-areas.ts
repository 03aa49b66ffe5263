import { failureOf, type Failure } from '../../i18n/compose/failure.ts'
import { create } from 'zustand'
import type { Coordinate } from '../../geometry/coordinates.ts'
import { isNamedSettlement } from '../../world/names/whereabouts.ts'
import { addressName, type Place } from '../../world/names/world-names.ts'
import type { LoadedWorld } from '../worlds/world-context.tsx'
import { routeFinder } from '../routes/finding/route-finder.ts'

/** Number of squares along the longer side of the world. */
const squaresAcross = 128

/** The world divided into squares, row by row from the south-west corner. */
export interface AreaGrid {
  readonly columns: number
  readonly rows: number
  /** Side of a square in world units. */
  readonly side: number
  /** Index of each square's settlement, or -1 if the square belongs to none. */
  readonly areas: Int16Array
}

interface FoundAreas {
  readonly places: readonly string[]
  /** Index of each marker's settlement, in the order of the world's markers; `null` until it is known. */
  readonly ofMarkers: Int16Array | null
  readonly grid: AreaGrid | null
  readonly failed: Failure | null
}

/** The nearest settlement of each marker and of each square, measured along roads. */
export const useFoundAreas = create<FoundAreas>()(() => ({
  places: [],
  ofMarkers: null,
  grid: null,
  failed: null,
}))

/** Id of the world for which each answer was requested. A failure deletes it, so that a retry can ask again. */
const asked: { ofMarkers?: string; grid?: string } = {}

/** Finds each marker's settlement, once per world. @param squares whether to find each square's too, as slow again */
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
    const names = places.flatMap((place) => addressName(place) ?? [])
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
