// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createScale } from '../../geometry/scale.ts'
import { WorldView } from '../view/world-view.ts'
import { createMapDrag } from './drag-map.ts'
import { watchKeys } from './watch-gestures.ts'
import type { Pixel } from './watch-pointers.ts'
import { watchWheel, createZoomBox, type ZoomBox } from './zoom-gestures.ts'

/** Converts positions in the window to coordinates of a map of 1000 by 800 CSS pixels in its corner. */
const coordinateAt = ([x, y]: Pixel) =>
  [
    view.centre[0] + (x - 500) * view.resolution,
    view.centre[1] - (y - 400) * view.resolution,
  ] as const

const now = () => Date.now()
let view: WorldView
let surface: HTMLElement
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  view = new WorldView({
    extent: [0, 0, 8192, 8192],
    scale: createScale([0, 0, 8192, 8192], 0.5),
    position: { coordinates: [4000, 4000], zoom: 5 },
    farthest: 1,
    now,
    onChanged: () => {},
  })
  surface = document.createElement('div')
  stop = () => {}
})

afterEach(() => {
  stop()
  vi.useRealTimers()
})

function advanceClock(milliseconds: number): void {
  for (let time = 0; time < milliseconds; time += 16) {
    vi.advanceTimersByTime(16)
    view.step()
  }
}

const press = (more: PointerEventInit = {}) =>
  new PointerEvent('pointerdown', { button: 0, isPrimary: true, ...more })

describe('a drag of the map', () => {
  const onEvent = vi.fn<(event: { readonly kind: 'steered' }) => void>()
  const dragOf = (pans = () => true) => createMapDrag({ view, pans, coordinateAt, now, onEvent })

  it('reports once that it moves the map, unlike a pinch', () => {
    onEvent.mockClear()
    const drag = dragOf()
    drag.press(press(), [[500, 400]], false)
    expect(onEvent).not.toHaveBeenCalled()
    drag.drag([[510, 400]])
    drag.drag([[520, 400]])
    drag.lift([], false)
    expect(onEvent.mock.calls).toEqual([[{ kind: 'steered' }]])
    drag.press(press(), [[500, 400]], true)
    drag.drag([[500, 420]])
    drag.lift([], false)
    const fingers = [
      [400, 400],
      [600, 400],
    ] as const
    drag.press(press({ isPrimary: false }), fingers, false)
    drag.drag([
      [390, 400],
      [610, 400],
    ])
    drag.lift([], false)
    expect(onEvent).toHaveBeenCalledTimes(1)
  })

  function throwFrom(drag: ReturnType<typeof dragOf>, step: number): void {
    drag.press(press(), [[500, 400]], false)
    for (let at = 1; at <= 10; at += 1) {
      advanceClock(16)
      drag.drag([[500 + at * step, 400]])
    }
  }

  it('keeps the point that was pressed under the pointer', () => {
    const drag = dragOf()
    drag.press(press(), [[500, 400]], false)
    drag.drag([[530, 420]])
    expect(view.centre).toEqual([3970, 4020])
    expect(view.moving).toBe(true)
    advanceClock(200)
    drag.lift([], false)
    expect(view.moving).toBe(false)
  })

  it('goes on when it is thrown, until it is pressed', () => {
    const drag = dragOf()
    throwFrom(drag, 16)
    const [before] = view.centre
    drag.lift([], false)
    advanceClock(100)
    const [later] = view.centre
    expect(later).toBeLessThan(before - 20)
    drag.press(press(), [[500, 400]], false)
    advanceClock(500)
    expect(view.centre[0]).toBe(later)
  })

  it('throws nothing that was taken away', () => {
    const drag = dragOf()
    throwFrom(drag, 16)
    drag.lift([], true)
    expect(view.moving).toBe(false)
  })

  it('zooms around the centre of two fingers and moves with them', () => {
    const drag = dragOf()
    drag.press(press(), [[400, 400]], false)
    drag.press(
      press({ isPrimary: false }),
      [
        [400, 400],
        [500, 400],
      ],
      false,
    )
    const between = coordinateAt([450, 400])
    drag.drag([
      [360, 420],
      [560, 420],
    ])
    expect(view.zoom).toBeCloseTo(6, 9)
    const after = coordinateAt([460, 420])
    expect(after[0]).toBeCloseTo(between[0], 6)
    expect(after[1]).toBeCloseTo(between[1], 6)
    drag.lift([[560, 420]], false)
    const { centre, resolution } = view
    drag.drag([[570, 420]])
    expect(view.centre[0]).toBeCloseTo(centre[0] - 10 * resolution, 6)
    drag.lift([], false)
    expect(view.moving).toBe(false)
  })

  it('zooms about the finger after a tap, one level per 100 pixels', () => {
    const drag = dragOf()
    const about = coordinateAt([700, 300])
    drag.press(press({ clientX: 700, clientY: 300 }), [[700, 300]], true)
    drag.drag([[700, 320]])
    drag.drag([[690, 350]])
    expect(view.zoom).toBeCloseTo(5.5)
    expect(coordinateAt([700, 300])[0]).toBeCloseTo(about[0])
    expect(coordinateAt([700, 300])[1]).toBeCloseTo(about[1])
    drag.drag([[690, 200]])
    expect(view.zoom).toBeCloseTo(4)
    const { centre } = view
    drag.lift([], false)
    advanceClock(500)
    expect(view.centre).toEqual(centre)
    expect(view.moving).toBe(false)
  })

  it('begins where the press ceased to be one, and does not jump there [F72]', () => {
    const drag = dragOf()
    drag.press(press(), [[500, 400]], false)
    drag.drag([[512, 400]], [510, 400])
    expect(view.centre).toEqual([4000 - 2 * view.resolution, 4000])
    drag.drag([[522, 400]])
    expect(view.centre).toEqual([4000 - 12 * view.resolution, 4000])
    drag.lift([], false)
  })

  it('zooms out by a level between two fingers that tap, though they spread a little', () => {
    const drag = dragOf()
    const between = coordinateAt([450, 300])
    drag.press(press(), [[400, 300]], false)
    const fingers = [
      [400, 300],
      [500, 300],
    ] as const
    drag.press(press({ isPrimary: false }), fingers, false)
    drag.drag([
      [394, 300],
      [506, 300],
    ])
    drag.lift([], false)
    drag.pairTap([450, 300])
    advanceClock(400)
    expect(view.zoom).toBeCloseTo(4, 9)
    expect(coordinateAt([450, 300])[0]).toBeCloseTo(between[0], 6)
    expect(coordinateAt([450, 300])[1]).toBeCloseTo(between[1], 6)
  })

  it('pinches once a second finger comes to the one that zooms', () => {
    const drag = dragOf()
    drag.press(press({ clientX: 400, clientY: 400 }), [[400, 400]], true)
    const fingers = [
      [400, 400],
      [600, 400],
    ] as const
    drag.press(press({ isPrimary: false }), fingers, false)
    drag.drag([
      [400, 450],
      [600, 450],
    ])
    expect(view.zoom).toBe(5)
  })

  it('leaves the map in place while drawing, and with a right button or modifier key', () => {
    const drawing = dragOf(() => false)
    drawing.press(press(), [[500, 400]], false)
    drawing.drag([[600, 400]])
    drawing.lift([], false)
    for (const more of [{ button: 2 }, { shiftKey: true }, { ctrlKey: true }]) {
      const drag = dragOf()
      drag.press(press(more), [[500, 400]], false)
      drag.drag([[600, 400]])
      drag.lift([], false)
    }
    expect(view.centre).toEqual([4000, 4000])
    expect(view.moving).toBe(false)
  })
})

describe('the wheel', () => {
  beforeEach(() => {
    stop = watchWheel({ surface, view, coordinateAt, now })
  })

  function turn(deltaY: number, more: WheelEventInit = {}): WheelEvent {
    const event = new WheelEvent('wheel', { deltaY, cancelable: true, ...more })
    // Happy DOM's WheelEvent ignores positions and keys.
    const { ctrlKey = false } = more
    for (const [name, value] of Object.entries({ clientX: 700, clientY: 300, ctrlKey })) {
      Object.defineProperty(event, name, { value })
    }
    surface.dispatchEvent(event)
    return event
  }

  it('zooms by a third of a level per notch around the pointer', () => {
    const under = coordinateAt([700, 300])
    expect(turn(-100).defaultPrevented).toBe(true)
    advanceClock(400)
    expect(view.zoom).toBeCloseTo(5 + 1 / 3, 9)
    const after = coordinateAt([700, 300])
    expect(after[0]).toBeCloseTo(under[0], 6)
    expect(after[1]).toBeCloseTo(under[1], 6)
  })

  it('counts lines and pages', () => {
    turn(3, { deltaMode: WheelEvent.DOM_DELTA_LINE })
    advanceClock(400)
    expect(view.zoom).toBeCloseTo(5 - 120 / 300, 9)
    turn(-1, { deltaMode: WheelEvent.DOM_DELTA_PAGE })
    advanceClock(400)
    expect(view.zoom).toBeCloseTo(5 - 120 / 300 + 1, 9)
  })

  it('zooms by a level at most at once, however far it is turned', () => {
    for (let notch = 0; notch < 8; notch += 1) turn(-120)
    advanceClock(400)
    expect(view.zoom).toBeCloseTo(6, 9)
  })

  /** Turns the wheel by `total` pixels, one step per frame. @returns the change of the zoom level */
  function turnInSteps(total: number, steps: number, more: WheelEventInit = {}): number {
    const before = view.zoom
    for (let step = 0; step < steps; step += 1) {
      turn(total / steps, more)
      advanceClock(16)
    }
    advanceClock(1000)
    return view.zoom - before
  }

  it.each([10, -24, 60, -100, 120, -168.4])(
    'zooms as far by a spread of %d pixels, in however many steps it comes [F73]',
    (total) => {
      for (const steps of [1, 2, 3, 5, 20, 50]) {
        expect(turnInSteps(total, steps, { ctrlKey: true })).toBeCloseTo(-total / 100, 9)
        expect(turnInSteps(-total, steps, { ctrlKey: true })).toBeCloseTo(total / 100, 9)
      }
    },
  )

  it.each([10, -24, 60, -100, 120])(
    'zooms as far by %d pixels that two fingers slide, in however many steps they come [F73]',
    (total) => {
      for (const steps of [1, 2, 3, 5, 20, 50]) {
        expect(turnInSteps(total, steps)).toBeCloseTo(-total / 300, 2)
        expect(turnInSteps(-total, steps, { deltaX: 7 })).toBeCloseTo(total / 300, 2)
      }
    },
  )

  it('follows the speed of a recorded two-finger flick [F73]', () => {
    // Recorded from a quick flick on a trackpad: short acceleration, long deceleration.
    const flick = [9, 21, 34, 48, 61, 57, 52, 46, 40, 35, 30, 26, 22, 18, 15, 12, 9, 7, 5, 3, 2, 1]
    const before = view.zoom
    for (const step of flick) {
      turn(-step)
      advanceClock(16)
    }
    advanceClock(1000)
    const total = flick.reduce((sum, step) => sum + step, 0)
    expect(view.zoom - before).toBeCloseTo(total / 300, 2)
  })

  it('takes a wheel that turns while the Ctrl key is down for a wheel [F73]', () => {
    const key = (type: string, ctrlKey: boolean) =>
      window.dispatchEvent(new KeyboardEvent(type, { key: 'Control', ctrlKey }))
    key('keydown', true)
    expect(turnInSteps(-100, 1, { ctrlKey: true })).toBeCloseTo(1 / 3, 9)
    key('keyup', false)
    expect(turnInSteps(-30, 1, { ctrlKey: true })).toBeCloseTo(0.3, 9)
    key('keydown', true)
    window.dispatchEvent(new Event('blur'))
    expect(turnInSteps(-30, 1, { ctrlKey: true })).toBeCloseTo(0.3, 9)
  })

  it.each([100, 120, 53, 4.000244140625])(
    'animates each notch of a real wheel, of %d pixels',
    (pixels) => {
      for (let notch = 0; notch < 3; notch += 1) {
        const before = view.zoom
        turn(-pixels)
        advanceClock(32)
        expect(view.zoom).toBe(before)
        advanceClock(500)
        expect(view.zoom).toBeCloseTo(before + pixels / 300, 6)
      }
    },
  )

  it('follows two fingers on a trackpad at once, and a pinch three times as far', () => {
    for (const [ctrlKey, levels] of [
      [false, 0.1],
      [true, 0.3],
    ] as const) {
      const before = view.zoom
      for (let event = 0; event < 10; event += 1) turn(-3, { ctrlKey })
      expect(view.zoom - before).toBeCloseTo(levels, 9)
      expect(view.moving).toBe(true)
      advanceClock(600)
      expect(view.moving).toBe(false)
      expect(view.zoom - before).toBeCloseTo(levels, 9)
    }
  })
})

describe('keys', () => {
  it('pan and zoom a focused map, and no other', () => {
    const events: string[] = []
    stop = watchKeys({
      target: surface,
      onPan: (...offset) => events.push(offset.join()),
      onZoom: (levels) => events.push(String(levels)),
    })
    const inner = document.createElement('input')
    surface.append(inner)
    const type = (key: string, more: KeyboardEventInit = {}, on: HTMLElement = surface) =>
      on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }))
    for (const key of ['ArrowLeft', 'ArrowUp', '+', '-', '=', '_', 'a']) type(key)
    type('+', { shiftKey: true })
    type('+', { code: 'NumpadAdd' })
    expect(events).toEqual(['-96,0', '0,96', '1', '-1', '1', '-1', '1', '1'])
    type('ArrowLeft', { shiftKey: true })
    type('ArrowLeft', { altKey: true })
    type('+', { ctrlKey: true })
    type('+', {}, inner)
    expect(events).toHaveLength(8)
  })
})

describe('a box drawn with Shift', () => {
  const boxes: ZoomBox[] = []
  const draw = (more: PointerEventInit, cancelled = false) => {
    boxes.length = 0
    const box = createZoomBox(surface, (one) => boxes.push(one))
    box.press(press({ clientX: 300, clientY: 200, ...more }), [[300, 200]], false)
    box.drag([[250, 260]])
    expect(surface.children).toHaveLength(more.shiftKey ? 1 : 0)
    box.lift([], cancelled)
    expect(surface.children).toHaveLength(0)
    return boxes
  }

  it('is reported from corner to corner', () => {
    expect(draw({ shiftKey: true })).toEqual([{ left: 250, top: 200, right: 300, bottom: 260 }])
  })

  it('is none without Shift, with other keys, or broken off', () => {
    expect(draw({})).toEqual([])
    expect(draw({ shiftKey: true }, true)).toEqual([])
    expect(view.zoom).toBe(5)
  })
})
