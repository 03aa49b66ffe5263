/** Where the game says that the player is, in its own metres, and which way they look or walk. */
export interface GamePosition {
  /** Grows to the east. */
  readonly x: number
  /** Grows to the north. */
  readonly y: number
  /** The height above the sea, which the map does not show. */
  readonly z: number
  /** East and north parts of the heading, of whatever length; both 0 where nobody knows it. */
  readonly dx: number
  readonly dy: number
}

/** Radians clockwise from north; null where the game does not say. */
export function headingOf({ dx, dy }: Pick<GamePosition, 'dx' | 'dy'>): number | null {
  return dx === 0 && dy === 0 ? null : Math.atan2(dx, dy)
}
