/** Ids in a short text: `0-358,360-1046`. */
export function writeIdRanges(ids: readonly number[]): string {
  const ranges: [first: number, last: number][] = []
  for (const id of [...new Set(ids)].sort((a, b) => a - b)) {
    const range = ranges.at(-1)
    if (range && range[1] === id - 1) range[1] = id
    else ranges.push([id, id])
  }
  return ranges.map(([first, last]) => (first === last ? first : `${first}-${last}`)).join(',')
}

/** How many of some ids, each given once, lie in the ranges that {@link writeIdRanges} wrote. */
export function countInRanges(ids: readonly number[], text: string): number {
  const ranges = text.split(',').map((range) => range.split('-').map(Number.parseFloat))
  return ids.filter((id) => ranges.some(([first = NaN, last = first]) => id >= first && id <= last))
    .length
}
