import { circlesOf } from '../quest-circles.ts'
import type { Problem } from '../problem.ts'
import type { Source } from '../source.ts'

/** Checks that no chain of quests leads back to its beginning. */
export function questCircles(source: Source): Problem[] {
  return circlesOf([source])
}
