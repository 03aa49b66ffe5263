import { fromGameMetres, gameMetres } from '../../../world/game-metres.ts'
import { formatCoordinate, type Coordinate } from '../../../geometry/coordinates.ts'
import { isInExtent } from '../../../geometry/extent.ts'
import type { World } from '../../../world/world.ts'

type MeasuredWorld = Pick<World, 'extent' | 'origin' | 'metresPerUnit'>

const figure = String.raw`([-\u2212]?\d{1,15}(?:[.,]\d{1,15})?)`
const pair = new RegExp(
  String.raw`^\(?\s*(?:x\s*[:=]?\s*)?${figure}\s*(m)?(?:\s*[,;/]\s+|\s*[;/]\s*|\s+)(?:y\s*[:=]?\s*)?${figure}\s*(m)?\s*\)?$`,
  'iu',
)
/** As most write them, where a comma can be no decimal one: `4700,4870`. */
const tightPair = /^\(?([-\u2212]?\d{1,15}(?:\.\d{1,15})?),([-\u2212]?\d{1,15}(?:\.\d{1,15})?)\)?$/u

/** Coordinates that a text names. */
interface AskedSpot {
  /** The spot in world units. */
  readonly spot: Coordinate
  /** Whether the text names it in the game's own metres. */
  readonly inMetres: boolean
}

/**
 * The spot that a text names by its coordinates: `4700, 4870` in world units, or `2350 m, 2435 m` in the game's own
 * metres, with decimal points or commas. Undefined for any other text, for a spot outside the world, and for metres in a
 * world that does not know where they begin.
 */
export function askedSpot(text: string, world: MeasuredWorld): Coordinate | undefined {
  const asked = readSpot(text, world)
  return asked && isInExtent(asked.spot, world.extent) ? asked.spot : undefined
}

/**
 * The corners of the world, south-west and north-east, for a text that names a spot outside it by its coordinates: in the
 * text's own measure. Undefined for any other text.
 */
export function missedExtent(
  text: string,
  world: MeasuredWorld,
): readonly [from: string, to: string] | undefined {
  const asked = readSpot(text, world)
  if (!asked || isInExtent(asked.spot, world.extent)) return undefined
  const [minX, minY, maxX, maxY] = world.extent
  const written = (corner: Coordinate) => {
    const metres = asked.inMetres ? gameMetres(corner, world) : undefined
    return metres
      ? metres.map((each) => `${Math.round(each)} m`).join(', ')
      : formatCoordinate(corner)
  }
  return [written([minX, minY]), written([maxX, maxY])]
}

function readSpot(text: string, world: MeasuredWorld): AskedSpot | undefined {
  // A keyboard for Chinese writes digits and commas in full width.
  const typed = text.normalize('NFKC').trim()
  const [, x, xMetres, y, yMetres] = pair.exec(typed) ?? withoutMetres(tightPair.exec(typed)) ?? []
  if (x === undefined || y === undefined) return undefined
  const read: Coordinate = [valueOf(x), valueOf(y)]
  const inMetres = xMetres !== undefined || yMetres !== undefined
  const spot = inMetres ? fromGameMetres(read, world) : read
  return spot && { spot, inMetres }
}

function withoutMetres(match: RegExpExecArray | null): readonly (string | undefined)[] | undefined {
  return match ? [match[0], match[1], undefined, match[2], undefined] : undefined
}

function valueOf(text: string): number {
  return Number(text.replace('\u2212', '-').replace(',', '.'))
}
