import { formatCoordinate } from '../../../domain/world/view/coordinates.ts'
import { messages } from '../../../messages/messages.ts'
import type { MapContent } from '../map-engine.ts'
import { createElementLayer, type MapLayer } from './element-layer.ts'
import { moveTo, toScreen } from './frame.ts'

/** CSS pixels; the style sheet of the map view sets the same. */
const pinSize = { width: 32, height: 44 } as const

const drawing = 'M16 43C13 34 3 27 3 15.5a13 13 0 0 1 26 0C29 27 19 34 16 43z'

/** Draws the temporary pin, its foot on the spot. */
export class SpotLayer {
  readonly layer: MapLayer
  readonly #pin = createPin()
  #spot: MapContent['spot'] = null

  constructor() {
    const element = document.createElement('div')
    this.layer = createElementLayer(element, (frame) => {
      if (!this.#spot) return false
      const [x, y] = toScreen(this.#spot, frame)
      moveTo(this.#pin, x - pinSize.width / 2, y - pinSize.height + 1, frame)
      if (!this.#pin.isConnected) element.append(this.#pin)
      return false
    })
  }

  setContent({ spot }: MapContent): void {
    if (spot === this.#spot) return
    this.#spot = spot
    if (spot) this.#pin.setAttribute('aria-label', messages.spot.pin(formatCoordinate(spot)))
    else this.#pin.remove()
    this.layer.changed()
  }
}

function createPin(): HTMLElement {
  const svg = (name: string, attributes: Readonly<Record<string, string>>) => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', name)
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
    return element
  }
  const picture = svg('svg', { viewBox: '0 0 32 44', 'aria-hidden': 'true' })
  picture.append(svg('path', { d: drawing }), svg('circle', { cx: '16', cy: '15.5', r: '5' }))
  const pin = document.createElement('div')
  pin.className = 'spot-pin map-sign'
  // Not by `role`, as names not by `ariaLabel`: Firefox before 119 takes them for nothing.
  pin.setAttribute('role', 'img')
  pin.append(picture)
  return pin
}
