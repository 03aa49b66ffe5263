import type { Coordinate } from './coordinates.ts'

/** Settlement ranks, the most important first: name plates give way in this order. */
export const placeRanks = ['town', 'castle', 'monastery', 'village', 'ruin', 'hamlet'] as const
export type PlaceRank = (typeof placeRanks)[number]

/** A settlement. Hamlets without a known name have none. */
export interface Place {
  readonly coordinate: Coordinate
  readonly rank: PlaceRank
  readonly name?: string
  readonly note?: string
}
