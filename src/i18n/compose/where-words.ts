import type { Whereabouts } from '../../core/world/names/where.ts'
import { messages } from '../generated/first.ts'

/** Where a place lies: "1,210 m north-west of a village", or in it. */
export function whereWords({ place, of, metres, direction }: Whereabouts): string {
  const texts = messages.where
  if (!direction) return texts.in(place)
  return of === undefined ? texts.from(metres, direction, place) : texts.of(metres, direction, of)
}

/** @param metres in a round number, from a kilometre on in kilometres */
export function distanceWords(metres: number): string {
  return metres >= 1000 ? messages.map.kilometres(metres / 1000) : messages.map.metres(metres)
}
