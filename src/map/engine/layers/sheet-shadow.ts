import type { Extent } from '../../../domain/world/extent.ts'
import type { Plane } from './plane.ts'

/** CSS pixels: a sheet that is shown wider casts no shadow. A browser would have to hold a large picture of it. */
const widest = 6000

/** The paper's edge is uneven: its shadow begins so far within the sheet, as a share of its width. */
const inset = 1 / 300

/** The shadow that the land's sheet casts on the table. */
export class SheetShadow {
  readonly element = document.createElement('div')
  readonly #sheet: Extent

  /** @param sheet in world units */
  constructor(sheet: Extent) {
    this.#sheet = sheet
    this.element.className = 'sheet-shadow'
  }

  /** Puts it where a plane has the sheet. */
  place(plane: Plane): void {
    const [minX, minY, maxX, maxY] = this.#sheet
    const [left, top] = plane.at([minX, maxY])
    const [right, bottom] = plane.at([maxX, minY])
    this.element.hidden = right - left > widest
    const within = (right - left) * inset
    Object.assign(this.element.style, {
      // Not by left and top: to the browser that would be content that jumps.
      transform: `translate(${left + within}px, ${top + within}px)`,
      width: `${right - left - 2 * within}px`,
      height: `${bottom - top - 2 * within}px`,
    })
  }
}
