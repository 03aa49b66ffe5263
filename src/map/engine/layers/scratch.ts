let scratch: HTMLCanvasElement | undefined

/**
 * An empty square canvas for what is drawn elsewhere at once, always the same one: a canvas of its own for every
 * glyph of a world costs the first view more than all that is drawn on them.
 *
 * @param side device pixels
 * @returns nothing where the browser cannot draw
 */
export function scratchContext(side: number): CanvasRenderingContext2D | null {
  scratch ??= document.createElement('canvas')
  const context = scratch.getContext('2d')
  if (scratch.width === side && scratch.height === side) context?.reset()
  else scratch.width = scratch.height = side
  return context
}
