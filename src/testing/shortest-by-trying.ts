import type { Distances } from '../features/routes/model/trips/trip-order.ts'

/** Tries all orders of stops that start with the first, and returns the shortest length in world units. */
export function shortestByTrying({ stops, units }: Distances, back: boolean): number {
  let best = Infinity
  const leg = (from: number, to: number) => units[from * stops + to] ?? 0
  const go = (here: number, left: readonly number[], gone: number) => {
    if (gone >= best) return
    if (left.length === 0) best = Math.min(best, gone + (back ? leg(here, 0) : 0))
    for (const next of left) {
      go(
        next,
        left.filter((stop) => stop !== next),
        gone + leg(here, next),
      )
    }
  }
  go(
    0,
    Array.from({ length: stops - 1 }, (_, at) => at + 1),
    0,
  )
  return best
}
