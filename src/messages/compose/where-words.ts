import type { Whereabouts } from '../../domain/world/where.ts'
import { messages } from '../messages.ts'

/** Where a place lies: "1,210 m north-west of a village", or in it. */
export function whereWords({ place, metres, direction }: Whereabouts): string {
  return direction ? messages.where.from(metres, direction, place) : messages.where.in(place)
}
