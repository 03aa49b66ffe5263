import type { Direction } from '../../core/world/names/where.ts'
import { laterMessages } from '../generated/later.ts'
import { distanceWords } from './where-words.ts'

/**
 * Where a result lies and how far that is, to 10 m, from a kilometre on to 100 m.
 *
 * @param where in words
 * @param metres from the middle of the map
 */
export function whereAndFar(where: string | undefined, metres: number): string {
  const tens = Math.round(metres / 10) * 10
  const distance = laterMessages.search.distance(
    distanceWords(tens < 1000 ? tens : Math.round(metres / 100) * 100),
  )
  return where ? laterMessages.search.whereAndFar(where, distance) : distance
}

/** @param direction absent where it is none */
export function displacementWords(metres: number, direction: Direction | undefined): string {
  return direction
    ? laterMessages.nearest.displacement(metres, direction)
    : laterMessages.nearest.here
}
