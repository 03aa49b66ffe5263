import { circlesOf } from '../quest-circles.ts'
import type { Problem } from '../problem.ts'
import type { Source } from '../source.ts'

/** No quest comes, however many lie between, after itself. */
export function questCircles(source: Source): Problem[] {
  return circlesOf([source])
}
