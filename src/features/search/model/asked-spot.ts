import { fromGameMetres } from '../../../core/world/game-metres.ts'
import type { Coordinate } from '../../../core/geometry/coordinates.ts'
import { isInExtent } from '../../../core/geometry/extent.ts'
import type { World } from '../../../core/world/world.ts'

type MeasuredWorld = Pick<World, 'extent' | 'origin' | 'metresPerUnit'>

const figure = String.raw`([-\u2212]?\d{1,6}(?:[.,]\d{1,3})?)`
const pair = new RegExp(
  String.raw`^\(?\s*(?:x\s*[:=]?\s*)?${figure}\s*(m)?(?:\s*[,;/]\s+|\s*[;/]\s*|\s+)(?:y\s*[:=]?\s*)?${figure}\s*(m)?\s*\)?$`,
  'iu',
)
/** As most write them, where a comma can be no decimal one: `4700,4870`. */
const tightPair = /^\(?([-\u2212]?\d{1,6}(?:\.\d{1,3})?),([-\u2212]?\d{1,6}(?:\.\d{1,3})?)\)?$/u

/**
 * The spot that a text names by its coordinates: `4700, 4870` in world units, or `2350 m, 2435 m` in the game's own
 * metres, with decimal points or commas. Undefined for any other text, for a spot outside the world, and for metres in a
 * world that does not know where they begin.
 */
export function askedSpot(text: string, world: MeasuredWorld): Coordinate | undefined {
  const typed = text.trim()
  const [, x, xMetres, y, yMetres] = pair.exec(typed) ?? withoutMetres(tightPair.exec(typed)) ?? []
  if (x === undefined || y === undefined) return undefined
  const read: Coordinate = [valueOf(x), valueOf(y)]
  const inMetres = xMetres !== undefined || yMetres !== undefined
  const spot = inMetres ? fromGameMetres(read, world) : read
  return spot && isInExtent(spot, world.extent) ? spot : undefined
}

function withoutMetres(match: RegExpExecArray | null): readonly (string | undefined)[] | undefined {
  return match ? [match[0], match[1], undefined, match[2], undefined] : undefined
}

function valueOf(text: string): number {
  return Number(text.replace('\u2212', '-').replace(',', '.'))
}
