import type { Tally } from './mark.ts'

/** Whole percent, from 0 to 100: 0 only while nothing is found, and 100 only when all is. */
export function percentOf({ found, total }: Tally): number {
  if (found >= total) return 100
  return found === 0 ? 0 : Math.max(1, Math.floor((100 * found) / total))
}
