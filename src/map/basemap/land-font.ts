/**
 * What the land is written in. The typeface has no Chinese: that is the system's, behind `serif`, which writes all
 * else where the typeface did not come.
 */
export function landFont(size: number): string {
  return `700 ${size}px "Land", serif, "Songti SC", "Noto Serif CJK SC", "Source Han Serif SC", SimSun`
}
