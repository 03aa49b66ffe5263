/** By paths as well, or by roads as far as they lead. */
export const wayKinds = ['paths', 'roads'] as const
export type WayKind = (typeof wayKinds)[number]

/** Between which fast-travel points one travels at once. */
export const fastTravels = ['none', 'found', 'all'] as const
export type FastTravel = (typeof fastTravels)[number]

/** Metres beside a way within which places lie on it, to choose from. */
export const wayReaches = [30, 60, 120, 250] as const

/** So many places are put in a good order within the time that a player waits: three seconds, and far less. */
export const maxTourStops = 100
