import { talliesByArea } from '../model/area-tallies.ts'
import type { Tally } from '../../../records/mark.ts'
import type { Extent } from '../../../geometry/extent.ts'
import { usePanelView } from '../../progress/panel-view.ts'
import { useProgress } from '../../progress/progress.ts'
import { findAreas, useFoundAreas, type AreaGrid } from '../found-areas.ts'
import type { LoadedWorld } from '../../worlds/world-context.tsx'
import { toScreen } from '../../../map/layers/viewport.ts'
import { createCanvasLayer, type MapLayer } from '../../../map/layers/map-layer.ts'
import type { MapEngine } from '../../../map/map-engine.ts'

/** Shades the areas of settlements while the player wants it. @returns a function that removes the layer */
export function showAreas(engine: MapEngine, world: LoadedWorld): () => void {
  const layer = new AreaLayer(world.extent)
  const update = () => {
    const { areasShaded: shaded } = usePanelView.getState()
    const { grid, ofMarkers, places } = useFoundAreas.getState()
    const discovered = new Set(useProgress.getState().discoveredMarkers)
    const tallies = ofMarkers
      ? talliesByArea(world.markers, discovered, ofMarkers, places.length)
      : []
    layer.show(shaded ? grid : null, tallies)
  }
  const stops = [
    engine.addLayer(layer.layer, 'land'),
    usePanelView.subscribe(({ areasShaded }, before) => {
      if (areasShaded === before.areasShaded) return
      // Only on this change: a failure updates the stores too, and would otherwise be retried in a loop.
      if (areasShaded) void findAreas(world, true)
      update()
    }),
    useFoundAreas.subscribe(update),
    useProgress.subscribe(({ discoveredMarkers }, before) => {
      if (discoveredMarkers !== before.discoveredMarkers) update()
    }),
  ]
  if (usePanelView.getState().areasShaded) void findAreas(world, true)
  update()
  return () => stops.forEach((stop) => stop())
}

/** Draws the areas between the land and the markers. An area has more gold the more of its markers are found. */
class AreaLayer {
  readonly layer: MapLayer
  readonly #extent: Extent
  #picture: HTMLCanvasElement | null = null
  #grid: AreaGrid | null = null
  #borders: readonly Segment[] = []

  constructor(extent: Extent) {
    this.#extent = extent
    this.layer = createCanvasLayer(
      () => this.#picture,
      (context, viewport) => {
        const [picture, grid] = [this.#picture, this.#grid]
        if (!picture || !grid) return
        const [minX, minY] = this.#extent
        const [left, top] = toScreen([minX, minY + grid.rows * grid.side], viewport)
        const [right, bottom] = toScreen([minX + grid.columns * grid.side, minY], viewport)
        // Smoothing blurs neighbouring squares into each other and hides the steps at their edges.
        context.imageSmoothingEnabled = true
        context.imageSmoothingQuality = 'high'
        context.drawImage(picture, left, top, right - left, bottom - top)
        const [wide, high] = [(right - left) / grid.columns, (bottom - top) / grid.rows]
        context.beginPath()
        for (const [fromX, fromY, toX, toY] of this.#borders) {
          context.moveTo(left + fromX * wide, bottom - fromY * high)
          context.lineTo(left + toX * wide, bottom - toY * high)
        }
        context.lineWidth = borderWidthCssPx
        context.strokeStyle = borderColour
        context.stroke()
      },
    )
  }

  /** @param tallies of each area; an empty list removes the shades */
  show(grid: AreaGrid | null, tallies: readonly Tally[]): void {
    if (!grid && !this.#picture) return
    if (grid !== this.#grid) this.#borders = grid ? bordersOf(grid) : []
    this.#grid = grid
    this.#picture = grid && paintAreas(grid, tallies)
    this.layer.changed()
  }
}

/** Paints one pixel per square, so that drawing the picture costs the same at every zoom. */
function paintAreas(grid: AreaGrid, tallies: readonly Tally[]): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = grid.columns
  canvas.height = grid.rows
  const context = canvas.getContext('2d')
  if (!context) return canvas
  const image = context.createImageData(grid.columns, grid.rows)
  image.data.set(shadesOf(grid, tallies))
  context.putImageData(image, 0, 0)
  return canvas
}

type Colour = readonly [red: number, green: number, blue: number]

/** Colour of an area. Its opacity grows with the share that is found, from transparent on. */
const gold: Colour = [206, 147, 24]

/** Opacity, from 0 to 255, of an area with everything found. */
const wholeShade = 190

const borderWidthCssPx = 1.5
const borderColour = 'rgb(110 72 14 / 0.75)'

/** A line between two points of the grid, in squares from its south-west corner. */
type Segment = readonly [fromX: number, fromY: number, toX: number, toY: number]

/** Returns the borders between areas, with the corners of squares cut off. */
export function bordersOf({ columns, rows, areas }: AreaGrid): readonly Segment[] {
  const segments: Segment[] = []
  const areaAt = (column: number, row: number) => areas[row * columns + column]
  for (let y = 1; y < rows; y += 1) {
    for (let x = 1; x < columns; x += 1) {
      const [southWest, southEast] = [areaAt(x - 1, y - 1), areaAt(x, y - 1)]
      const [northWest, northEast] = [areaAt(x - 1, y), areaAt(x, y)]
      const ends: (readonly [number, number])[] = []
      if (southWest !== southEast) ends.push([x, y - 0.5])
      if (southEast !== northEast) ends.push([x + 0.5, y])
      if (northWest !== northEast) ends.push([x, y + 0.5])
      if (southWest !== northWest) ends.push([x - 0.5, y])
      const [one, other] = ends
      if (ends.length === 2 && one && other) segments.push([...one, ...other])
      else for (const end of ends) segments.push([...end, x, y])
    }
  }
  return segments
}

/** Returns RGBA pixels, one per square, from the north-west corner. Squares without a tally stay transparent. */
export function shadesOf(
  { columns, rows, areas }: AreaGrid,
  tallies: readonly Tally[],
): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(columns * rows * 4)
  const shades = tallies.map(shadeOf)
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const shade = shades[areas[row * columns + column] ?? -1]
      if (shade === undefined) continue
      // Grid rows count from the south, picture rows from the north.
      const at = ((rows - 1 - row) * columns + column) * 4
      pixels.set([...gold, shade], at)
    }
  }
  return pixels
}

function shadeOf({ found, total }: Tally): number {
  return total === 0 ? wholeShade : Math.round((wholeShade * found) / total)
}
