/**
 * The share of its full size that a badge has at a zoom; between two of them it goes evenly, beyond them it stays. So
 * a badge of 50 CSS pixels is 20 wide at zoom 2 and farther out, where the land must be read between a thousand of
 * them, and whole from zoom 5 on.
 */
const shares = [
  [2, 0.4],
  [3, 0.48],
  [4, 0.68],
  [5, 1],
] as const

/** However far away and whatever the player's size, a badge is so many CSS pixels wide. */
const smallest = 12

/**
 * How wide badges are at a zoom, in CSS pixels.
 *
 * @param fullSize what the player has chosen, which badges have close in
 */
export function badgeSize(fullSize: number, zoom: number): number {
  return Math.max(fullSize * shareAt(zoom), smallest)
}

function shareAt(zoom: number): number {
  const next = shares.findIndex(([step]) => zoom < step)
  if (next === -1) return 1
  const [, before] = shares[Math.max(next - 1, 0)] ?? shares[0]
  const [step, share] = shares[next] ?? shares[0]
  return next === 0 ? before : before + (share - before) * (zoom - step + 1)
}
