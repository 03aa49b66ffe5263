const families = ['Land']

/**
 * From now on letters that no face has so far are written in this one. Faces are families of their own: where a worker
 * has once written in a family, Chromium goes on doing so without a face that has been added to it since.
 */
export function writeAlsoIn(family: string): void {
  if (!isWrittenIn(family)) families.push(family)
}

export function isWrittenIn(family: string): boolean {
  return families.includes(family)
}

/**
 * What the land is written in. The typeface has no Chinese: that is the system's, behind `serif`, which writes all
 * else where the typeface did not come.
 */
export function landFont(size: number): string {
  const ours = families.map((family) => `"${family}"`).join(', ')
  return `700 ${size}px ${ours}, serif, "Songti SC", "Noto Serif CJK SC", "Source Han Serif SC", SimSun`
}
