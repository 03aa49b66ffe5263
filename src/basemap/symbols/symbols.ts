import { createCanvas, getDrawingContext } from '../canvas.ts'
import type { Palette } from '../palettes.ts'
import type { BasemapStyleName } from '../basemap-style.ts'
import { createRandom } from '../random.ts'

export type SymbolContext = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D

/**
 * Draws one variant of a symbol. Its foot is at the origin and its height is 1: `y` is -1 at the top and 0 at the foot.
 *
 * @param line width of an ink line in units of the height
 * @param fine whether there are enough pixels for details
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
  /** Width as a multiple of the height. The foot is in the middle. */
  readonly breadth: number
  /** Height as a multiple of the height of a tree or of a house. */
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

export interface MapSymbol extends AtlasPart {
  /** Device pixels from the upper left corner to the foot. */
  readonly footX: number
  readonly footY: number
}

/** Device pixels around a drawing for the width of its lines. */
const rim = 2

/** Size of an atlas in device pixels: a square for symbols, and room for a picture of the paper below it. */
export const atlasSize = [1024, 1024 + 256] as const

/** Greatest number of atlases, five megabytes each. A view fills one, or two on a phone. */
const maxAtlases = 8

/**
 * Draws each symbol once per size and then copies it, which is a hundred times faster. Symbols share atlases, because
 * each new canvas of a worker waits for the page's thread.
 */
export class SymbolCache {
  readonly #symbols = new Map<string, readonly MapSymbol[]>()
  readonly #pictures = new Map<string, AtlasPart>()
  #atlases: readonly Atlas[] = []

  get(
    kind: SymbolKind,
    heightDevicePx: number,
    ratio: number,
    basemapStyle: BasemapStyleName,
    palette: Palette,
  ): readonly MapSymbol[] {
    const key = `${kind.name} ${heightDevicePx} ${ratio} ${basemapStyle}`
    const kept = this.#symbols.get(key)
    if (kept) return kept
    const symbols = Array.from({ length: kind.variants }, (_, variant) =>
      this.#ink(kind, variant, heightDevicePx, ratio, palette),
    )
    this.#symbols.set(key, symbols)
    return symbols
  }

  /** Returns the picture of that name. `paint` draws it once, with its upper left corner at `left` and `top`. */
  picture(
    name: string,
    [width, height]: readonly [number, number],
    paint: (context: SymbolContext, left: number, top: number) => void,
  ): AtlasPart {
    const kept = this.#pictures.get(name)
    if (kept) return kept
    // Stay below the row of symbols that is being filled.
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

  #slot(width: number, height: number): { atlas: Atlas; left: number; top: number } {
    const atlas = this.#atlasWith(width, height)
    const slot = { atlas, left: atlas.left, top: atlas.top }
    atlas.left += width
    atlas.rowHeight = Math.max(atlas.rowHeight, height)
    return slot
  }

  /** Returns an atlas with room: the current one, on a new row if needed, or a new one. */
  #atlasWith(width: number, height: number): Atlas {
    let atlas = this.#atlases.at(-1)
    if (atlas && atlas.left + width > atlasSize[0]) {
      atlas.top += atlas.rowHeight
      atlas.left = atlas.rowHeight = 0
    }
    if (!atlas || atlas.top + height > atlas.bottom) {
      if (this.#atlases.length >= maxAtlases) {
        this.#atlases = []
        this.#symbols.clear()
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
  /** Next free place, and height of its row. */
  left: number
  top: number
  rowHeight: number
  /** Lower end of the rows. Pictures are below it. */
  bottom: number
}

function createAtlas(): Atlas {
  const canvas = createCanvas(...atlasSize)
  const context = getDrawingContext(canvas)
  return { canvas, context, left: 0, top: 0, rowHeight: 0, bottom: atlasSize[1] }
}
