/** Numbers that look drawn by lot and are the same for the same seed. */
export interface Chance {
  /** From `least` up to `most`. */
  between(least: number, most: number): number
  /** A whole number, both ends included. */
  whole(least: number, most: number): number
  /** 1 or -1. */
  sign(): 1 | -1
  /** So many of a list, none twice, in an order of their own. */
  some<T>(count: number, of: readonly T[]): T[]
}

/** @param seed any text, such as a world's id */
export function createChance(seed: string): Chance {
  let state = hash(seed)
  // Mulberry32, by Tommy Ettinger: small, and good enough for coasts and names.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (least: number, most: number) => least + next() * (most - least)
  return {
    between,
    whole: (least, most) => Math.floor(between(least, most + 1)),
    sign: () => (next() < 0.5 ? -1 : 1),
    some: (count, of) => {
      const rest = [...of]
      return Array.from({ length: count }, () =>
        rest.splice(Math.floor(next() * rest.length), 1),
      ).flat()
    },
  }
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const unit of text) value = Math.imul(value ^ (unit.codePointAt(0) ?? 0), 0x01000193)
  return value >>> 0
}
