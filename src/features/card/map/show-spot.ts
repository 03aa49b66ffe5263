import { formatCoordinate } from '../../../geometry/coordinates.ts'
import { mapMessages } from '../../../i18n/generated/map.ts'
import { onLocaleChange } from '../../../i18n/language/locale.ts'
import { createElementLayer } from '../../../map/layers/map-layer.ts'
import { moveTo, toScreen } from '../../../map/layers/viewport.ts'
import type { MapEngine } from '../../../map/map-engine.ts'
import { temporaryPin } from '../model/opened-card.ts'
import { openedNow, useOpened } from '../opened.ts'

/** Size in CSS pixels, the same as in the map view's style sheet. */
const pinSize = { width: 32, height: 44 } as const

const drawing = 'M16 43C13 34 3 27 3 15.5a13 13 0 0 1 26 0C29 27 19 34 16 43z'

/** Shows the temporary pin on the map. @returns a function that removes it */
export function showSpot(engine: Pick<MapEngine, 'addLayer'>): () => void {
  const pin = createPin()
  const element = document.createElement('div')
  const layer = createElementLayer(element, (viewport) => {
    const coordinate = temporaryPin(openedNow())?.coordinate
    if (!coordinate) return false
    const [x, y] = toScreen(coordinate, viewport)
    moveTo(pin, x - pinSize.width / 2, y - pinSize.height + 1)
    if (!pin.isConnected) element.append(pin)
    return false
  })
  const update = () => {
    const coordinate = temporaryPin(openedNow())?.coordinate
    if (coordinate)
      pin.setAttribute('aria-label', mapMessages.spot.pin(formatCoordinate(coordinate)))
    else pin.remove()
    layer.changed()
  }
  const stops = [engine.addLayer(layer, 'top'), useOpened.subscribe(update), onLocaleChange(update)]
  update()
  return () => stops.forEach((stop) => stop())
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
  // Attributes, because Firefox before 119 ignores the properties `role` and `ariaLabel`.
  pin.setAttribute('role', 'img')
  pin.append(picture)
  return pin
}
