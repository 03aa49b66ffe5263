/**
 * A flat run of coordinates `x0, y0, x1, y1, ...` as the first one and the steps from each to the next: small
 * numbers, which compress to about half of absolute ones.
 */
export function toDifferences(run: readonly number[]): number[] {
  return run.map((value, index) => (index < 2 ? value : value - (run[index - 2] ?? 0)))
}

/** What {@link toDifferences} was given. */
export function fromDifferences(run: readonly number[]): number[] {
  const absolute: number[] = []
  run.forEach((value, index) =>
    absolute.push(index < 2 ? value : value + (absolute[index - 2] ?? 0)),
  )
  return absolute
}
