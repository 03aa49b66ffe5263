/** The land's looks, in the order in which players are offered them; the first is the default. */
export const lookNames = ['parchment', 'night', 'plain'] as const
export type LookName = (typeof lookNames)[number]
