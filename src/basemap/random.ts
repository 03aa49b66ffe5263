/** Returns a number in [0, 1) for a grid point, the same on every machine and in every tile. */
export function chance(x: number, y: number, seed: number): number {
  let hash =
    Math.imul(x | 0, 0x27d4eb2d) ^ Math.imul(y | 0, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1)
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x100000000
}

/** Returns a generator of numbers in [0, 1). A seed always gives the same sequence. */
export function createRandom(seed: number): () => number {
  let count = 0
  return () => chance((count += 1), 0, seed)
}

/** Returns smooth noise in [0, 1) with hills about `size` wide. */
export function noise(x: number, y: number, size: number, seed: number): number {
  const column = Math.floor(x / size)
  const row = Math.floor(y / size)
  const u = ease(x / size - column)
  const v = ease(y / size - row)
  const at = (i: number, j: number) => chance(column + i, row + j, seed)
  const upper = at(0, 0) + (at(1, 0) - at(0, 0)) * u
  const lower = at(0, 1) + (at(1, 1) - at(0, 1)) * u
  return upper + (lower - upper) * v
}

function ease(value: number): number {
  return value * value * (3 - 2 * value)
}
