import { clamp, overlaps, type Extent } from '../geometry/extent.ts'
import type { Shape } from './curves.ts'
import type { Palette } from './palettes.ts'
import type { MapSymbol, SymbolCache } from './symbols/symbols.ts'
import type { Tile } from './tiles/tile-grid.ts'

export type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** Least and greatest distance in CSS pixels by which a drawing may reach beyond its position. */
const symbolOverhangPixels = { least: 56, most: 190 } as const

/** Distance in chart units by which a drawing close up may reach beyond its position. */
const overhangUnits = 60

/** A tile that is being painted: its context, and the transformation from chart units to its pixels. */
export class TilePainter {
  readonly context: Context
  readonly tile: Tile
  readonly palette: Palette
  readonly symbols: SymbolCache
  /** Chart units per CSS pixel. */
  readonly unitsPerPixel: number
  /** Device pixels per CSS pixel. */
  readonly ratio: number
  /** The tile's extent, enlarged by the reach of drawings around it. */
  readonly near: Extent
  readonly #scale: number

  constructor(context: Context, tile: Tile, palette: Palette, symbols: SymbolCache) {
    const [minX, minY, maxX, maxY] = tile.extent
    const pixels = overhangUnits / tile.unitsPerPixel
    const reach =
      clamp(pixels, symbolOverhangPixels.least, symbolOverhangPixels.most) * tile.unitsPerPixel
    this.context = context
    this.tile = tile
    this.palette = palette
    this.symbols = symbols
    this.unitsPerPixel = tile.unitsPerPixel
    this.#scale = tile.width / (maxX - minX)
    this.ratio = this.#scale * tile.unitsPerPixel
    this.near = [minX - reach, minY - reach, maxX + reach, maxY + reach]
  }

  useChartUnits(): void {
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

  useDevicePixels(): void {
    this.context.setTransform(1, 0, 0, 1, 0, 0)
  }

  /** Returns device pixels from the tile's left edge. */
  x(worldX: number): number {
    return (worldX - this.tile.extent[0]) * this.#scale
  }

  y(worldY: number): number {
    return (this.tile.extent[3] - worldY) * this.#scale
  }

  /** Clamps a width in chart units to a range in CSS pixels. */
  width(units: number, minPixels: number, maxPixels: number): number {
    const pixels = units / this.unitsPerPixel
    return clamp(pixels, minPixels, maxPixels) * this.unitsPerPixel
  }

  /** Draws a symbol with its foot on a point. Rounds to whole device pixels of the world, so that tiles agree. */
  drawSymbol(symbol: MapSymbol, worldX: number, worldY: number): void {
    const [minX, , , maxY] = this.tile.extent
    const x = Math.round(worldX * this.#scale) - Math.round(minX * this.#scale)
    const y = Math.round(maxY * this.#scale) - Math.round(worldY * this.#scale)
    const { atlas, left, top, width, height, footX, footY } = symbol
    this.context.drawImage(atlas, left, top, width, height, x - footX, y - footY, width, height)
  }

  /** Draws symbols in order. All are put into the atlas first: changing it after it was drawn from copies all of it. */
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

  visible<Kind extends { readonly extent: Extent }>(shapes: readonly Kind[]): Kind[] {
    return shapes.filter(({ extent }) => overlaps(extent, this.near))
  }

  wash(shapes: readonly Shape[], style: string): void {
    this.context.fillStyle = style
    for (const { path } of shapes) this.context.fill(path, 'evenodd')
  }

  stroke(
    shapes: readonly Shape[],
    style: string,
    widthUnits: number,
    dash: readonly number[] = [],
  ): void {
    const { context } = this
    context.strokeStyle = style
    context.lineWidth = widthUnits
    context.lineCap = dash.length > 0 ? 'butt' : 'round'
    // Joins of such thin lines are invisible but take time.
    context.lineJoin = widthUnits < 1.5 * this.unitsPerPixel ? 'bevel' : 'round'
    context.setLineDash([...dash])
    for (const { path } of shapes) context.stroke(path)
    context.setLineDash([])
  }
}
