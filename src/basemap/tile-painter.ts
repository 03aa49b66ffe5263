import { clamp, overlaps, type Extent } from '../geometry/extent.ts'
import type { Shape } from './curves.ts'
import type { Palette } from './palettes.ts'
import type { MapSymbol, SymbolCache } from './symbols/symbols.ts'
import type { Tile } from './tiles/tile-grid.ts'

export type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** Nothing reaches farther than this beyond the place that it is drawn for, in CSS pixels: far out, and close up. */
const overhang = { least: 56, most: 190 } as const

/** What stands close up reaches as many chart units. */
const standing = 60

/** A tile under way: its context, and how the world lies on it. */
export class TilePainter {
  readonly context: Context
  readonly tile: Tile
  readonly palette: Palette
  readonly symbols: SymbolCache
  /** Chart units a CSS pixel. */
  readonly unitsPerPixel: number
  /** Device pixels a CSS pixel. */
  readonly ratio: number
  /** The tile's extent and as much around it as reaches into it. */
  readonly near: Extent
  readonly #scale: number

  constructor(context: Context, tile: Tile, palette: Palette, symbols: SymbolCache) {
    const [minX, minY, maxX, maxY] = tile.extent
    const pixels = standing / tile.unitsPerPixel
    const reach = clamp(pixels, overhang.least, overhang.most) * tile.unitsPerPixel
    this.context = context
    this.tile = tile
    this.palette = palette
    this.symbols = symbols
    this.unitsPerPixel = tile.unitsPerPixel
    this.#scale = tile.width / (maxX - minX)
    this.ratio = this.#scale * tile.unitsPerPixel
    this.near = [minX - reach, minY - reach, maxX + reach, maxY + reach]
  }

  /** From here on coordinates are chart units. */
  inWorld(): void {
    const [minX, , , maxY] = this.tile.extent
    this.context.setTransform(
      this.#scale,
      0,
      0,
      -this.#scale,
      -minX * this.#scale,
      maxY * this.#scale,
    )
  }

  /** From here on coordinates are the tile's device pixels. */
  inPixels(): void {
    this.context.setTransform(1, 0, 0, 1, 0, 0)
  }

  /** Device pixels from the tile's left edge. */
  x(worldX: number): number {
    return (worldX - this.tile.extent[0]) * this.#scale
  }

  /** Device pixels from the tile's upper edge. */
  y(worldY: number): number {
    return (this.tile.extent[3] - worldY) * this.#scale
  }

  /** Chart units, held between two widths in CSS pixels. */
  width(units: number, minPixels: number, maxPixels: number): number {
    const pixels = units / this.unitsPerPixel
    return clamp(pixels, minPixels, maxPixels) * this.unitsPerPixel
  }

  /** Puts a symbol down with its foot on a point, on whole device pixels of the world rather than of the tile. */
  drawSymbol(symbol: MapSymbol, worldX: number, worldY: number): void {
    const [minX, , , maxY] = this.tile.extent
    const x = Math.round(worldX * this.#scale) - Math.round(minX * this.#scale)
    const y = Math.round(maxY * this.#scale) - Math.round(worldY * this.#scale)
    const { atlas, left, top, width, height, footX, footY } = symbol
    this.context.drawImage(atlas, left, top, width, height, x - footX, y - footY, width, height)
  }

  /**
   * Puts down the symbols of things, in their order. All are inked before the first is put down: to ink on a
   * atlas that a tile has drawn from copies the whole atlas first.
   */
  drawSymbols<Thing extends { readonly x: number; readonly y: number }>(
    things: readonly Thing[],
    symbolOf: (thing: Thing) => MapSymbol | undefined,
  ): void {
    const symbols = things.map(symbolOf)
    things.forEach(({ x, y }, index) => {
      const symbol = symbols[index]
      if (symbol) this.drawSymbol(symbol, x, y)
    })
  }

  /** The shapes that may reach into the tile. */
  visible<Kind extends { readonly extent: Extent }>(shapes: readonly Kind[]): Kind[] {
    return shapes.filter(({ extent }) => overlaps(extent, this.near))
  }

  wash(shapes: readonly Shape[], style: string): void {
    this.context.fillStyle = style
    for (const { path } of shapes) this.context.fill(path, 'evenodd')
  }

  /** @param width chart units */
  stroke(
    shapes: readonly Shape[],
    style: string,
    width: number,
    dash: readonly number[] = [],
  ): void {
    const { context } = this
    context.strokeStyle = style
    context.lineWidth = width
    context.lineCap = dash.length > 0 ? 'butt' : 'round'
    // Joins of lines this thin are not seen, but they take time.
    context.lineJoin = width < 1.5 * this.unitsPerPixel ? 'bevel' : 'round'
    context.setLineDash([...dash])
    for (const { path } of shapes) context.stroke(path)
    context.setLineDash([])
  }
}
