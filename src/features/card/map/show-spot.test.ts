// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { english, setLocale } from '../../../i18n/language/locale.ts'
import type { MapLayer } from '../../../map/layers/map-layer.ts'
import { openMarker, openSpot } from '../../../testing/open-cards.ts'
import { closeAll } from '../opened.ts'
import { showSpot } from './show-spot.ts'

let layer: MapLayer
let stop: () => void

beforeEach(() => {
  closeAll()
  stop = showSpot({
    addLayer: (added) => {
      layer = added
      return () => added.element.remove()
    },
  })
})

afterEach(() => {
  stop()
  setLocale(english)
})

function drawnPin(): Element | null {
  const viewport = { centre: [0, 0], resolution: 1, size: [100, 100], pixelRatio: 1 } as const
  layer.draw(viewport, { moving: false, zooming: false })
  return layer.element.querySelector('[role=img]')
}

it('shows no pin without a spot', () => {
  expect(drawnPin()).toBeNull()
})

it('puts the tip of the pin on the spot, also behind another card', () => {
  openSpot([10, 20], 'event')
  openMarker(7, 'pointer')
  expect((drawnPin() as HTMLElement).style.transform).toBe('translate(44px, -13px)')
})

it('names the pin by its coordinate', () => {
  openSpot([10, 20], 'event')
  expect(drawnPin()?.getAttribute('aria-label')).toContain('10, 20')
})

it('removes the pin with the spot', () => {
  openSpot([10, 20], 'event')
  drawnPin()
  closeAll()
  expect(drawnPin()).toBeNull()
})

it('names the pin in another language', () => {
  openSpot([10, 20], 'event')
  setLocale({ ...english, lang: 'de', groups: { map: { spot: { pin: ['Nadel bei ', [0]] } } } })
  expect(drawnPin()?.getAttribute('aria-label')).toBe('Nadel bei 10, 20')
})
