/**
 * What every stop is away from every other, row by row; the first stop is where a tour begins. As long one way as the
 * other.
 */
export interface Distances {
  readonly stops: number
  readonly units: Float64Array
}

/** World units of a tour in an order. */
export function tourLength(
  order: readonly number[],
  { stops, units }: Distances,
  back: boolean,
): number {
  const last = order.at(-1) ?? 0
  const legs = order.slice(1).map((to, at) => units[(order[at] ?? 0) * stops + to] ?? 0)
  return legs.reduce((sum, leg) => sum + leg, back ? (units[last * stops] ?? 0) : 0)
}
