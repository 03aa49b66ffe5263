/** The number of a range that is nearest to a value; the most, where the least lies beyond it. */
export function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}
