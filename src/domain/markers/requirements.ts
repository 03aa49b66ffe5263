import type { Marker } from './marker.ts'

/**
 * What a player opens things with, by the keys of the world's requirements: whether they have it, or the key of
 * what they manage at most. Browsers keep it in this form.
 */
export type Tools = Readonly<Record<string, boolean | string>>

/** Whether a player gets at what is there. */
export function canOpen({ demand }: Marker, tools: Tools): boolean {
  if (!demand) return true
  return Object.hasOwn(tools, demand.key) && demand.metBy.some((met) => met === tools[demand.key])
}
