import type { Extent } from '../../src/core/geometry/extent.ts'
import type { Chance } from './chance.ts'

/** A point of the island's own drawing: -1 to 1 from its west to its east and from its south to its north. */
export type Spot = readonly [u: number, v: number]

export type Point = [x: number, y: number]

/** Where an island lies, and how far its coast reaches. */
export interface Frame {
  readonly extent: Extent
  /** In whole world units. */
  readonly toWorld: (spot: Spot) => Point
  /** @param angle in degrees; the island's causeway lies at 0 */
  readonly coast: (angle: number) => Spot
}

/**
 * A rectangle off the origin, from 1,400 to 2,000 m wide, and a coast within it. Some islands are drawn
 * mirrored.
 */
export function createFrame(chance: Chance): Frame {
  const halfWidth = chance.whole(700, 1000)
  const halfHeight = Math.round(halfWidth * chance.between(0.7, 0.9))
  const [west, south] = [chance.whole(500, 3000), chance.whole(500, 3000)]
  const [eastwards, northwards] = [chance.sign(), chance.sign()]
  const phases = [2, 3, 7].map((waves) => ({ waves, phase: chance.between(0, 2 * Math.PI) }))
  return {
    extent: [west, south, west + 2 * halfWidth, south + 2 * halfHeight],
    toWorld: ([u, v]) => [
      Math.round(west + halfWidth * (1 + eastwards * u)),
      Math.round(south + halfHeight * (1 + northwards * v)),
    ],
    coast: (angle) => {
      const turn = (angle / 180) * Math.PI
      const bays = phases.map(({ waves, phase }) => Math.sin(waves * turn + phase) / waves)
      // From 0.62 to 0.82: what lies within 0.6 of the middle is dry.
      const radius = 0.72 + 0.1 * bays.reduce((sum, bay) => sum + bay, 0)
      return [radius * Math.cos(turn), radius * Math.sin(turn)]
    },
  }
}
