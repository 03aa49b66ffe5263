/** Metres a second, by how one goes; measured in neither game, but as players report them. */
export const speeds = { walk: 1.8, run: 5, ride: 9 } as const

export type Gait = keyof typeof speeds

/** Whole minutes, at least one. */
export function minutesFor(metres: number, gait: Gait): number {
  return Math.max(1, Math.round(metres / speeds[gait] / 60))
}
