import { createCanvas, drawingOn } from '../canvas.ts'
import type { Palette } from '../palettes.ts'
import type { BasemapStyleName } from '../basemap-style.ts'
import { createRandom } from '../random.ts'

export type SymbolContext = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D

/**
 * Draws one variant of a thing whose foot stands at the origin, in units of its own height: `y` from -1, its
 * top, to 0.
 *
 * @param line the width of an ink line in these units
 * @param fine whether there are pixels enough for details
 */
export type SymbolDrawing = (
  context: SymbolContext,
  palette: Palette,
  random: () => number,
  line: number,
  fine: boolean,
) => void

export interface SymbolKind {
  readonly name: string
  readonly variants: number
  /** Width as a multiple of the height; the foot stands in its middle. */
  readonly breadth: number
  /** Height as a multiple of what stands beside it: of a tree's, or of a house's. */
  readonly size: number
  readonly draw: SymbolDrawing
}

/** A part of an atlas, in device pixels. */
export interface AtlasPart {
  readonly atlas: CanvasImageSource
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A symbol ready to be put on a tile. */
export interface MapSymbol extends AtlasPart {
  /** Device pixels from the symbol's upper left corner to its foot. */
  readonly footX: number
  readonly footY: number
}

/** Room around a drawing for the ink's own width. */
const rim = 2

/** Device pixels of an atlas: a square for symbols, and below it room for a picture of the paper. */
export const atlasSize = [1024, 1024 + 256] as const

/** Atlases that are kept, five megabytes each; a view fills one, on a phone two. */
const maxAtlases = 8

/**
 * Things drawn thousands of times are inked once for each size and then copied: a hundred times quicker,
 * and each variant can afford its details. Many share an atlas, because a worker's every new canvas has to
 * wait for the page's thread.
 */
export class SymbolCache {
  readonly #kept = new Map<string, readonly MapSymbol[]>()
  readonly #pictures = new Map<string, AtlasPart>()
  #atlases: readonly Atlas[] = []

  /** @param height device pixels, whole */
  get(
    kind: SymbolKind,
    height: number,
    ratio: number,
    basemapStyle: BasemapStyleName,
    palette: Palette,
  ): readonly MapSymbol[] {
    const key = `${kind.name} ${height} ${ratio} ${basemapStyle}`
    const kept = this.#kept.get(key)
    if (kept) return kept
    const symbols = Array.from({ length: kind.variants }, (_, variant) =>
      this.#ink(kind, variant, height, ratio, palette),
    )
    this.#kept.set(key, symbols)
    return symbols
  }

  /**
   * A picture that is painted once and kept with the symbols.
   *
   * @param name tells it from all others
   * @param width @param height device pixels, at most those of an atlas
   * @param paint draws it with its upper left corner at `left` and `top`
   */
  picture(
    name: string,
    [width, height]: readonly [number, number],
    paint: (context: SymbolContext, left: number, top: number) => void,
  ): AtlasPart {
    const kept = this.#pictures.get(name)
    if (kept) return kept
    // Below the row that symbols are being put into.
    const row = this.#atlases.at(-1)?.rowHeight ?? 0
    const atlas = this.#atlasWith(0, row + height)
    atlas.bottom -= height
    const part = { atlas: atlas.canvas, left: 0, top: atlas.bottom, width, height }
    paint(atlas.context, part.left, part.top)
    this.#pictures.set(name, part)
    return part
  }

  #ink(
    kind: SymbolKind,
    variant: number,
    height: number,
    ratio: number,
    palette: Palette,
  ): MapSymbol {
    const width = Math.ceil((height * kind.breadth) / 2) * 2 + rim * 2
    const full = height + rim * 2
    const { atlas, left, top } = this.#slot(width, full)
    const line = (Math.min(0.55 + (height / ratio) * 0.017, 1.5) * ratio) / height
    const { context } = atlas
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
      atlas: atlas.canvas,
      left,
      top,
      width,
      height: full,
      footX: width / 2,
      footY: height + rim,
    }
  }

  /** Room for a symbol in the last atlas's rows. */
  #slot(width: number, height: number): { atlas: Atlas; left: number; top: number } {
    const atlas = this.#atlasWith(width, height)
    const slot = { atlas, left: atlas.left, top: atlas.top }
    atlas.left += width
    atlas.rowHeight = Math.max(atlas.rowHeight, height)
    return slot
  }

  /** The last atlas, on a new row where the last one is full, or a new atlas. */
  #atlasWith(width: number, height: number): Atlas {
    let atlas = this.#atlases.at(-1)
    if (atlas && atlas.left + width > atlasSize[0]) {
      atlas.top += atlas.rowHeight
      atlas.left = atlas.rowHeight = 0
    }
    if (!atlas || atlas.top + height > atlas.bottom) {
      if (this.#atlases.length >= maxAtlases) {
        this.#atlases = []
        this.#kept.clear()
        this.#pictures.clear()
      }
      atlas = createAtlas()
      this.#atlases = [...this.#atlases, atlas]
    }
    return atlas
  }
}

interface Atlas {
  readonly canvas: CanvasImageSource
  readonly context: SymbolContext
  /** The next free place, and the height of the row that it lies in. */
  left: number
  top: number
  rowHeight: number
  /** Where the rows end: pictures stand below. */
  bottom: number
}

function createAtlas(): Atlas {
  const canvas = createCanvas(...atlasSize)
  const context = drawingOn(canvas)
  return { canvas, context, left: 0, top: 0, rowHeight: 0, bottom: atlasSize[1] }
}
