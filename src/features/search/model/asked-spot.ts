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
/** The usual form `4700,4870`, in which a comma can't be a decimal separator. */
const tightPair = /^\(?([-\u2212]?\d{1,15}(?:\.\d{1,15})?),([-\u2212]?\d{1,15}(?:\.\d{1,15})?)\)?$/u

interface AskedSpot {
  /** World units. */
  readonly spot: Coordinate
  readonly inMetres: boolean
}

/**
 * Returns the spot that a text names by coordinates: `4700, 4870` in world units, or `2350 m, 2435 m` in metres of the
 * game. `undefined` for any other text, a spot outside the world, or metres in a world whose origin is not known.
 */
export function spotInText(text: string, world: MeasuredWorld): Coordinate | undefined {
  const asked = readSpot(text, world)
  return asked && isInExtent(asked.spot, world.extent) ? asked.spot : undefined
}

/** If a text names a spot outside the world, returns the world's south-west and north-east corners in the same unit. */
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
  // Chinese keyboards type full-width digits and commas.
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
