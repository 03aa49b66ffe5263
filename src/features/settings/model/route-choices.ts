/** By paths as well, or by roads as far as they lead. */
export const routeKinds = ['paths', 'roads'] as const
export type RouteKind = (typeof routeKinds)[number]

/** Between which fast-travel points one travels at once. */
export const fastTravels = ['none', 'found', 'all'] as const
export type FastTravel = (typeof fastTravels)[number]

/** How one goes, for how long it takes. */
export const travelModes = ['walk', 'run', 'ride'] as const
export type TravelMode = (typeof travelModes)[number]

/** Metres beside a route within which places lie on it, to choose from. */
export const routeReaches = [30, 60, 120, 250] as const

/** So many places are put in a good order within the time that a player waits: three seconds, and far less. */
export const maxTripStops = 100

/** So many places are an evening's trip, and few enough that the best of all orders is known. Where it begins is none of them. */
export const eveningStops = 10
