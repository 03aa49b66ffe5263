/** A scale bar: a round number of metres and its length on screen. */
export interface ScaleBar {
  readonly metres: number
  /** CSS pixels, at most the width asked for. */
  readonly width: number
}

/** The longest bar of 1, 2 or 5 times a power of ten metres that fits. */
export function scaleBar(
  unitsPerPixel: number,
  metresPerUnit: number,
  maxWidth: number,
): ScaleBar | undefined {
  const metresPerPixel = unitsPerPixel * metresPerUnit
  const longest = metresPerPixel * maxWidth
  if (!Number.isFinite(longest) || longest <= 0) return undefined
  const power = 10 ** Math.floor(Math.log10(longest))
  const factor = [5, 2, 1].find((candidate) => candidate * power <= longest * (1 + 1e-9)) ?? 1
  const metres = factor * power
  return { metres, width: metres / metresPerPixel }
}
