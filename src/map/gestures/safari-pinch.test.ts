// @vitest-environment happy-dom
// Only Safari sends these events, on trackpads and iPhones. No test runs in Safari, so the events are simulated.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createScale } from '../../geometry/scale.ts'
import { WorldView } from '../view/world-view.ts'
import { translateSafariPinch } from './safari-pinch.ts'
import type { Pixel } from './watch-pointers.ts'
import { watchWheel } from './zoom-gestures.ts'

let view: WorldView
let surface: HTMLElement
let stops: readonly (() => void)[]
const now = () => Date.now()

/** Converts positions in the window to coordinates of a map of 1000 by 800 CSS pixels in its corner. */
const coordinateAt = ([x, y]: Pixel) =>
  [
    view.centre[0] + (x - 500) * view.resolution,
    view.centre[1] - (y - 400) * view.resolution,
  ] as const

/** Happy DOM's WheelEvent ignores positions and keys. */
const OwnWheelEvent = WheelEvent
class WholeWheelEvent extends OwnWheelEvent {
  constructor(type: string, init: WheelEventInit) {
    super(type, init)
    const { clientX, clientY, ctrlKey } = init
    for (const [name, value] of Object.entries({ clientX, clientY, ctrlKey }))
      Object.defineProperty(this, name, { value })
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WheelEvent', WholeWheelEvent)
  view = new WorldView({
    extent: [0, 0, 8192, 8192],
    scale: createScale([0, 0, 8192, 8192], 0.5),
    position: { coordinates: [4000, 4000], zoom: 5 },
    farthest: 1,
    now,
    onChanged: () => {},
  })
  const target = document.createElement('div')
  target.className = 'map-target'
  surface = document.createElement('div')
  surface.className = 'map-surface'
  target.append(surface)
  document.body.replaceChildren(target)
  stops = [watchWheel({ surface, view, coordinateAt, now }), translateSafariPinch()]
})

afterEach(() => {
  for (const stop of stops) stop()
  vi.useRealTimers()
})

function advanceClock(milliseconds: number): void {
  for (let time = 0; time < milliseconds; time += 16) {
    vi.advanceTimersByTime(16)
    view.step()
  }
}

describe('a pinch in Safari', () => {
  function send(
    type: 'gesturestart' | 'gesturechange' | 'gestureend',
    scale: number,
    on: Element = surface,
  ): Event {
    const event = Object.assign(new Event(type, { cancelable: true, bubbles: true }), {
      scale,
      clientX: 700,
      clientY: 300,
    })
    on.dispatchEvent(event)
    return event
  }

  const spread = (...scales: readonly number[]) => {
    const events = [send('gesturestart', 1)]
    for (const scale of scales) {
      events.push(send('gesturechange', scale))
      advanceClock(16)
    }
    return [...events, send('gestureend', scales.at(-1) ?? 1)]
  }

  it.each([
    ['twice as far', [1.2, 1.5, 2], 1],
    ['half as far', [0.9, 0.7, 0.5], -1],
    ['in one step', [1.5], Math.log2(1.5)],
    ['there and back', [1.5, 2.5, 1], 0],
  ] as const)('zooms in proportion about the pointer, %s', (_name, scales, levels) => {
    const under = coordinateAt([700, 300])
    for (let time = 1; time <= 2; time += 1) {
      spread(...scales)
      expect(view.zoom).toBeCloseTo(5 + time * levels, 9)
      expect(coordinateAt([700, 300])[0]).toBeCloseTo(under[0], 6)
      expect(coordinateAt([700, 300])[1]).toBeCloseTo(under[1], 6)
    }
  })

  it('enlarges no page [F123]', () => {
    expect(spread(1.1, 1.2).every(({ defaultPrevented }) => defaultPrevented)).toBe(true)
  })

  it('does not zoom again what fingers zoom as pointers [F123]', () => {
    const finger = { bubbles: true, pointerType: 'touch', pointerId: 1 }
    surface.dispatchEvent(new PointerEvent('pointerdown', finger))
    const events = spread(1.5, 2)
    expect(events.every(({ defaultPrevented }) => defaultPrevented)).toBe(true)
    expect(view.zoom).toBe(5)
    expect(view.moving).toBe(false)
    surface.dispatchEvent(new PointerEvent('pointerup', finger))
    spread(2)
    expect(view.zoom).toBeCloseTo(6, 9)
  })

  it('is the page’s own beside the map', () => {
    send('gesturestart', 1, document.body)
    expect(send('gesturechange', 2, document.body).defaultPrevented).toBe(false)
    expect(view.zoom).toBe(5)
  })

  it('comes to rest although its end event is missing', () => {
    send('gesturestart', 1)
    send('gesturechange', 1.3)
    expect(view.moving).toBe(true)
    advanceClock(200)
    expect(view.moving).toBe(false)
  })

  it('survives a scale of nothing', () => {
    spread(0, 1.5, Number.NaN, 2)
    expect(view.zoom).toBeGreaterThan(0)
  })
})
