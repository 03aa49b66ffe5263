import { contains, type Extent } from '../../geometry/extent.ts'
import type { ScaledWorld } from '../../world/world.ts'
import { mapBoundsOf } from '../../basemap/tiles/tile-grid.ts'
import { viewportExtent, type Pane, type Viewport } from './viewport.ts'
import { paintCanvas, releaseCanvas, type CanvasPainter } from './points/painted-canvas.ts'

/*
 * Paints the wooden table below the map and the shadow of the map's paper, for the land layer. Both are painted once as
 * pictures: without a GPU, browsers repaint CSS gradients and blurs in every frame of a drag, even below the land.
 */

/** Maximum width of the map in CSS pixels for which there is a shadow. A larger picture would take too much memory. */
const widest = 6000

/** Distance of the shadow's box from the map's bounds, as a share of the map's width. The paper's edge is uneven. */
const inset = 1 / 300

/** Share of the margin that the paper's uneven edge may take up; `paper.ts` draws the edge. */
const edgeShare = 1 / 20

/** Reach of the shadow on both sides of its box's edge, in CSS pixels. */
const shadowReach = 88

interface Grain {
  /** Direction in degrees, clockwise from straight up, as in CSS gradients. */
  readonly angle: number
  /** Length in CSS pixels after which the gradient repeats. */
  readonly period: number
  readonly stops: readonly (readonly [cssPx: number, colour: string])[]
}

/** From bottom to top: broad grain, fine grain, and the joints between the boards. */
const grains: readonly Grain[] = [
  {
    angle: -0.3,
    period: 37,
    stops: [
      [17, '#1a0d0200'],
      [23, '#1a0d0230'],
      [24, '#1a0d0230'],
      // CSS weights colours by their opacity, a canvas doesn't. Three extra stops imitate the CSS gradient.
      [25.75, '#2d1e1027'],
      [27.5, '#4b3a271f'],
      [29.25, '#816c5016'],
      [31, '#ffe0b00d'],
    ],
  },
  {
    angle: 0.4,
    period: 13,
    stops: [
      [5, '#1a0d0200'],
      [6, '#1a0d0224'],
      [7, '#1a0d0224'],
      [9, '#1a0d0200'],
    ],
  },
  {
    angle: 180,
    period: 121,
    stops: [
      [118, '#0000'],
      [118, '#0006'],
      [120, '#0006'],
      [120, '#fff1'],
    ],
  },
]

/** The paper's two shadows, in CSS pixels as in `box-shadow`. */
const shadows = [
  { down: 14, blur: 44, spread: 6, colour: 'rgb(0 0 0 / 0.55)' },
  { down: 2, blur: 6, spread: 0, colour: 'rgb(0 0 0 / 0.5)' },
] as const

export class MapTable {
  readonly boards = document.createElement('div')
  readonly shadow = document.createElement('div')
  readonly #mapBounds: Extent
  /** Extent within which paper covers everything. */
  readonly #paper: Extent
  #isTooWide = false
  #painted: Pick<Viewport, 'size' | 'pixelRatio'> | undefined
  #paintedShadowRatio: number | undefined

  constructor(world: Pick<ScaledWorld, 'extent' | 'scale'>) {
    this.#mapBounds = mapBoundsOf(world)
    const [minX, minY, maxX, maxY] = this.#mapBounds
    const edge = world.scale.margin * edgeShare
    this.#paper = [minX + edge, minY + edge, maxX - edge, maxY - edge]
    this.boards.className = 'map-boards'
    this.shadow.className = 'map-shadow'
    this.boards.hidden = this.shadow.hidden = true
  }

  place(pane: Pane): void {
    const [minX, minY, maxX, maxY] = this.#mapBounds
    const [left, top] = pane.at([minX, maxY])
    const [right, bottom] = pane.at([maxX, minY])
    this.#isTooWide = right - left > widest
    const within = (right - left) * inset
    Object.assign(this.shadow.style, {
      // The browser would count a change of `left` and `top` as a layout shift.
      transform: `translate(${left + within}px, ${top + within}px)`,
      width: `${right - left - 2 * within}px`,
      height: `${bottom - top - 2 * within}px`,
    })
  }

  /** Shows table and shadow if a view reaches beyond the paper. @param isBare true if the land could not be loaded */
  show(viewport: Viewport, isBare: boolean): void {
    const isSeen = isBare || !contains(this.#paper, viewportExtent(viewport), 0)
    this.boards.hidden = !isSeen
    this.shadow.hidden = !isSeen || this.#isTooWide
    if (!isSeen) return
    this.#paintBoards(viewport)
    if (!this.shadow.hidden) this.#paintShadow(viewport.pixelRatio)
  }

  #paintBoards({ size, pixelRatio }: Viewport): void {
    const painted = this.#painted
    if (painted?.pixelRatio === pixelRatio && painted.size.every((side, at) => side === size[at]))
      return
    this.#painted = { size, pixelRatio }
    replacePictures(this.boards, [
      paintOnce(size, pixelRatio, (context) => {
        for (const grain of grains) paintGrain(context, grain, size)
      }),
    ])
  }

  #paintShadow(pixelRatio: number): void {
    if (this.#paintedShadowRatio === pixelRatio) return
    this.#paintedShadowRatio = pixelRatio
    replacePictures(this.shadow, shadowPieces(pixelRatio))
  }
}

function replacePictures(element: HTMLElement, pictures: readonly HTMLCanvasElement[]): void {
  for (const canvas of element.querySelectorAll('canvas')) releaseCanvas(canvas)
  element.append(...pictures)
}

/** @param size in CSS pixels @param paint draws on a context whose unit is a CSS pixel */
function paintOnce(
  [width, height]: Viewport['size'],
  pixelRatio: number,
  paint: CanvasPainter,
): HTMLCanvasElement {
  const [across, down] = [Math.ceil(width * pixelRatio), Math.ceil(height * pixelRatio)]
  return paintCanvas(across, down, pixelRatio, (context) => {
    context.scale(pixelRatio, pixelRatio)
    paint(context)
  })
}

type Context = Parameters<CanvasPainter>[0]

/** Paints like a CSS `repeating-linear-gradient`. @param size in CSS pixels */
function paintGrain(context: Context, grain: Grain, [width, height]: Viewport['size']): void {
  const { period, stops } = grain
  const angle = (grain.angle * Math.PI) / 180
  const length = Math.abs(width * Math.sin(angle)) + Math.abs(height * Math.cos(angle))
  const stripe = context.createLinearGradient(0, 0, 0, -period)
  const [first, last] = [stops[0], stops.at(-1)]
  if (first) stripe.addColorStop(0, first[1])
  for (const [at, colour] of stops) stripe.addColorStop(at / period, colour)
  if (last) stripe.addColorStop(1, last[1])
  context.save()
  context.translate(width / 2, height / 2)
  context.rotate(angle)
  context.translate(0, length / 2)
  context.fillStyle = stripe
  for (let from = 0; from < length; from += period) {
    context.fillRect(-width, -period, 2 * width, period)
    context.translate(0, -period)
  }
  context.restore()
}

/** Returns the shadow in eight pieces without the middle: corners keep their shape, edges are stretched. */
function shadowPieces(pixelRatio: number): readonly HTMLCanvasElement[] {
  const corner = 2 * shadowReach
  const whole = document.createElement('canvas')
  whole.width = whole.height = (2 * corner + 1) * pixelRatio
  const context = whole.getContext('2d')
  if (context) paintShadow(context, pixelRatio)
  const tracks = [
    { from: 0, length: corner, at: `-${shadowReach}px`, size: `${corner}px` },
    { from: corner, length: 1, at: `${shadowReach}px`, size: `calc(100% - ${corner}px)` },
    { from: corner + 1, length: corner, at: `calc(100% - ${shadowReach}px)`, size: `${corner}px` },
  ] as const
  const pieces = tracks.flatMap((column) =>
    tracks.flatMap((row) => {
      if (column.length === 1 && row.length === 1) return []
      const piece = paintOnce([column.length, row.length], pixelRatio, (target) =>
        target.drawImage(whole, -column.from, -row.from, 2 * corner + 1, 2 * corner + 1),
      )
      Object.assign(piece.style, {
        left: column.at,
        top: row.at,
        width: column.size,
        height: row.size,
      })
      return [piece]
    }),
  )
  whole.width = whole.height = 0
  return pieces
}

/** Paints the shadow of a box with the space that it needs around the box. The box itself stays empty. */
function paintShadow(context: CanvasRenderingContext2D, pixelRatio: number): void {
  const side = 2 * shadowReach + 1
  context.scale(pixelRatio, pixelRatio)
  for (const { down, blur, spread, colour } of shadows) {
    // The box that casts the shadow is outside the canvas.
    const away = 4 * side
    context.shadowColor = colour
    // Shadows are in device pixels even if the context is scaled.
    context.shadowBlur = blur * pixelRatio
    context.shadowOffsetX = away * pixelRatio
    context.shadowOffsetY = down * pixelRatio
    const begin = shadowReach - spread
    context.fillRect(begin - away, begin, side + 2 * spread, side + 2 * spread)
  }
  context.clearRect(shadowReach, shadowReach, side, side)
}
