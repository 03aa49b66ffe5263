import { create } from 'zustand'
import type { Coordinate } from '../../core/geometry/coordinates.ts'
import { nameInAddresses } from '../../core/world/names/world-names.ts'
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
  readonly failed: boolean
}

/** What lies nearer to one settlement than to all others, along the roads. */
export const useFoundAreas = create<FoundAreas>()(() => ({
  places: [],
  ofMarkers: null,
  grid: null,
  failed: false,
}))

/** Of which world, by its id; in whatever language. */
let asked: string | undefined

/** Finds whose each place and each square of the world is; once for a world, or once more after a failure. */
export async function findAreas(world: LoadedWorld): Promise<void> {
  const { id } = world
  if (asked === id) return
  asked = id
  useFoundAreas.setState({ failed: false })
  try {
    const { areas } = await routeFinder()
    const named = world.places.filter((place) => nameInAddresses(place) !== undefined)
    const places = named.map(({ coordinate }) => coordinate)
    const ofMarkers = await areas({ places, of: world.markers.map(({ coordinate }) => coordinate) })
    if (asked !== id) return
    useFoundAreas.setState({
      places: named.flatMap((place) => nameInAddresses(place) ?? []),
      ofMarkers,
      grid: null,
    })
    const squares = squaresOf(world)
    const grid = { ...squares, areas: await areas({ places, of: middlesOf(world, squares) }) }
    if (asked === id) useFoundAreas.setState({ grid })
  } catch {
    if (asked !== id) return
    asked = undefined
    useFoundAreas.setState({ failed: true })
  }
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
