import type { Coordinate } from '../../domain/world/view/coordinates.ts'
import { liveMessages } from '../../messages/live-messages.ts'
import type { LivePosition } from '../../stores/live/live.ts'
import { createElementLayer, type MapLayer } from '../engine/layers/map-layer.ts'
import { moveTo, toScreen, type Frame } from '../engine/layers/frame.ts'
import { easeOut } from '../engine/view/world-view.ts'
import { liveColours } from './live-colours.ts'

/** CSS pixels. */
const size = 48

/** Milliseconds in which it goes to where the player is next; the map goes with it in the same time. */
const glideTime = 300

/** Around 0, 0 and to the north. */
const arrow = 'M0 -19L13 16L0 9L-13 16Z'
const dot = 'M-10 0a10 10 0 1 0 20 0a10 10 0 1 0 -20 0'

interface ShowOptions {
  /** Whether this is where the player is now, and not where they were when the game was heard last. */
  readonly fresh: boolean
  readonly animate: boolean
}

/** The player: an arrow that points where they go, or a dot where that is not known. */
export class ArrowLayer {
  readonly layer: MapLayer
  readonly #sign = createSign()
  #position: LivePosition | null = null
  #glide: { readonly from: Coordinate; readonly start: number } | null = null

  constructor() {
    const element = document.createElement('div')
    this.layer = createElementLayer(element, (frame) => this.#draw(element, frame))
  }

  show(position: LivePosition | null, { fresh, animate }: ShowOptions): void {
    this.#sign.element.style.opacity = fresh ? '' : '0.6'
    if (position === this.#position) return
    this.#glide =
      animate && this.#position ? { from: this.#here(), start: performance.now() } : null
    this.#position = position
    this.#sign.element.setAttribute('aria-label', liveMessages.you)
    this.#sign.turn(position?.heading ?? null)
    this.layer.changed()
  }

  #draw(element: HTMLElement, frame: Frame): boolean {
    if (!this.#position) {
      this.#sign.element.remove()
      return false
    }
    const [x, y] = toScreen(this.#here(), frame)
    moveTo(this.#sign.element, x - size / 2, y - size / 2, frame)
    if (!this.#sign.element.isConnected) element.append(this.#sign.element)
    return this.#glide !== null
  }

  /** Where it is on its way to the player. */
  #here(): Coordinate {
    const to = this.#position?.coordinate ?? [0, 0]
    if (!this.#glide) return to
    const { from, start } = this.#glide
    const share = (performance.now() - start) / glideTime
    if (share >= 1) {
      this.#glide = null
      return to
    }
    // As fast as the map goes.
    const way = easeOut(share)
    return [from[0] + way * (to[0] - from[0]), from[1] + way * (to[1] - from[1])]
  }
}

function createSign() {
  const svg = (name: string, attributes: Readonly<Record<string, string>>) => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', name)
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
    return element
  }
  const path = (width: number, stroke: string, fill: string) =>
    svg('path', { stroke, fill, 'stroke-width': String(width), 'stroke-linejoin': 'round' })
  const paths = [
    path(8, liveColours.edge, liveColours.edge),
    path(5, liveColours.rim, liveColours.line),
  ]
  const picture = svg('svg', {
    viewBox: `${-size / 2} ${-size / 2} ${size} ${size}`,
    width: String(size),
    height: String(size),
    'aria-hidden': 'true',
  })
  picture.append(...paths)
  const element = document.createElement('div')
  element.className = 'map-picture map-sign'
  element.setAttribute('role', 'img')
  element.append(picture)
  return {
    element,
    /** @param heading radians clockwise from north */
    turn: (heading: number | null) => {
      for (const each of paths) each.setAttribute('d', heading === null ? dot : arrow)
      const degrees = ((heading ?? 0) * 180) / Math.PI
      for (const each of paths) each.setAttribute('transform', `rotate(${degrees.toFixed(1)})`)
    },
  }
}
