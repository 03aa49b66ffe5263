import { createCanvas, drawingOn } from '../canvas.ts'
import type { Palette } from '../palettes.ts'
import type { LookName } from '../../../domain/look.ts'
import { createRandom } from '../random.ts'

export type StampContext = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D

/**
 * Draws one variant of a thing whose foot stands at the origin, in units of its own height: `y` from -1, its
 * top, to 0.
 *
 * @param line the width of an ink line in these units
 * @param fine whether there are pixels enough for details
 */
export type StampDrawing = (
  context: StampContext,
  palette: Palette,
  random: () => number,
  line: number,
  fine: boolean,
) => void

export interface StampKind {
  readonly name: string
  readonly variants: number
  /** Width as a multiple of the height; the foot stands in its middle. */
  readonly breadth: number
  /** Height as a multiple of what stands beside it: of a tree's, or of a house's. */
  readonly size: number
  readonly draw: StampDrawing
}

/** A stamp ready to be put on a tile: a part of a sheet of them. */
export interface Stamp {
  readonly sheet: CanvasImageSource
  /** Device pixels. */
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** Device pixels from the stamp's upper left corner to its foot. */
  readonly footX: number
  readonly footY: number
}

/** Room around a drawing for the ink's own width. */
const rim = 2

/** Device pixels along the side of a sheet. */
export const sheetSide = 1024

/** Sheets that are kept, four megabytes each; a view fills one, on a phone two. */
const maxSheets = 8

/**
 * Things drawn thousands of times are inked once for each size and then stamped: a hundred times quicker,
 * and each variant can afford its details. Many share a sheet, because a worker's every new canvas has to
 * wait for the page's thread.
 */
export class Stamps {
  readonly #kept = new Map<string, readonly Stamp[]>()
  #sheets: readonly Sheet[] = []

  /** @param height device pixels, whole */
  get(
    kind: StampKind,
    height: number,
    ratio: number,
    look: LookName,
    palette: Palette,
  ): readonly Stamp[] {
    const key = `${kind.name} ${height} ${ratio} ${look}`
    const kept = this.#kept.get(key)
    if (kept) return kept
    const stamps = Array.from({ length: kind.variants }, (_, variant) =>
      this.#ink(kind, variant, height, ratio, palette),
    )
    this.#kept.set(key, stamps)
    return stamps
  }

  #ink(kind: StampKind, variant: number, height: number, ratio: number, palette: Palette): Stamp {
    const width = Math.ceil((height * kind.breadth) / 2) * 2 + rim * 2
    const full = height + rim * 2
    const { sheet, left, top } = this.#slot(width, full)
    const line = (Math.min(0.55 + (height / ratio) * 0.017, 1.5) * ratio) / height
    const { context } = sheet
    context.save()
    context.translate(left + width / 2, top + height + rim)
    context.scale(height, height)
    context.lineCap = 'round'
    context.lineJoin = 'round'
    context.lineWidth = line
    context.strokeStyle = palette.ink
    const random = createRandom(variant * 7919 + kind.name.length * 31)
    kind.draw(context, palette, random, line, height / ratio >= 11)
    context.restore()
    return {
      sheet: sheet.canvas,
      left,
      top,
      width,
      height: full,
      footX: width / 2,
      footY: height + rim,
    }
  }

  /** Room on the last sheet, in rows, or on a new one. */
  #slot(width: number, height: number): { sheet: Sheet; left: number; top: number } {
    let sheet = this.#sheets.at(-1)
    if (sheet && sheet.left + width > sheetSide) {
      sheet.top += sheet.rowHeight
      sheet.left = sheet.rowHeight = 0
    }
    if (!sheet || sheet.top + height > sheetSide) {
      if (this.#sheets.length >= maxSheets) {
        this.#sheets = []
        this.#kept.clear()
      }
      sheet = createSheet()
      this.#sheets = [...this.#sheets, sheet]
    }
    const slot = { sheet, left: sheet.left, top: sheet.top }
    sheet.left += width
    sheet.rowHeight = Math.max(sheet.rowHeight, height)
    return slot
  }
}

interface Sheet {
  readonly canvas: CanvasImageSource
  readonly context: StampContext
  /** The next free place, and the height of the row that it lies in. */
  left: number
  top: number
  rowHeight: number
}

function createSheet(): Sheet {
  const canvas = createCanvas(sheetSide, sheetSide)
  return { canvas, context: drawingOn(canvas), left: 0, top: 0, rowHeight: 0 }
}
