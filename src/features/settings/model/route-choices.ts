/** Whether a route may use paths, or keeps to roads for as long as possible. */
export const routeKinds = ['paths', 'roads'] as const
export type RouteKind = (typeof routeKinds)[number]

/** Fast travel points that a route may use. */
export const fastTravels = ['none', 'found', 'all'] as const
export type FastTravel = (typeof fastTravels)[number]

export const travelModes = ['walk', 'run', 'ride'] as const
export type TravelMode = (typeof travelModes)[number]

/** Distances in metres from which the player chooses how far beside a route a place may lie. */
export const routeReaches = [30, 60, 120, 250] as const

/** Maximum number of stops. Sorting so many takes well under the three seconds that a player waits. */
export const maxTripStops = 100

/** Default number of stops of a tour, without the start. Few enough for an exact solution (see trip-order.ts). */
export const eveningStops = 10
