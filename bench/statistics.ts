export function median(values: readonly number[]): number {
  return percentile(values, 50)
}

/** Returns the smallest value that at least `share` percent of the values don't exceed; NaN for none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(Math.ceil((share / 100) * sorted.length) - 1, 0)] ?? NaN
}
