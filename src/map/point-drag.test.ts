// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Coordinate } from '../geometry/coordinates.ts'
import { watchPointDrags, type PointDrags } from './point-drag.ts'

/** Converts to a map with two units per pixel; y grows upwards. */
const pointAt = (clientX: number, clientY: number): Coordinate => [clientX * 2, -clientY * 2]

const move = vi.fn<(to: Coordinate) => void>()
const drop = vi.fn<(at: Coordinate) => void>()
const cancel = vi.fn<() => void>()
const behind = vi.fn<(event: Event) => void>()
let target: HTMLElement
let isPressUsed: boolean
let drags: PointDrags

/** A point at 100, 100 in the window. */
const draggable = { coordinate: [200, -200], move, cancel, drop } as const

beforeEach(() => {
  vi.clearAllMocks()
  isPressUsed = false
  target = document.createElement('div')
  document.body.append(target)
  document.addEventListener('pointermove', behind)
  drags = watchPointDrags({
    target,
    pointAt,
    isPressUsed: () => isPressUsed,
    draggableAt: ([x, y], reach) =>
      Math.hypot(x - 200, y + 200) <= reach * 2 ? draggable : undefined,
  })
})

afterEach(() => {
  drags.stop()
  document.removeEventListener('pointermove', behind)
  target.remove()
})

function send(type: string, clientX: number, clientY: number, more: PointerEventInit = {}): void {
  target.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      pointerId: 1,
      pointerType: 'mouse',
      clientX,
      clientY,
      ...more,
    }),
  )
}

describe('dragging a thing on the map', () => {
  it('keeps the distance at which it was taken hold of, and the map in its place', () => {
    send('pointerdown', 104, 97)
    send('pointermove', 124, 97)
    expect(move.mock.lastCall).toEqual([[240, -200]])
    send('pointermove', 124, 107)
    expect(move.mock.lastCall).toEqual([[240, -220]])
    send('pointerup', 124, 107)
    expect(drop.mock.calls).toEqual([[[240, -220]]])
    expect(drags.hasDragged()).toBe(true)
    expect(behind).not.toHaveBeenCalled()
    send('pointermove', 200, 200)
    expect(move).toHaveBeenCalledTimes(2)
    expect(behind).toHaveBeenCalledOnce()
  })

  it('leaves a click a click, though the hand trembles', () => {
    send('pointerdown', 100, 100)
    send('pointermove', 103, 102)
    send('pointerup', 103, 102)
    expect(move).not.toHaveBeenCalled()
    expect(drop).not.toHaveBeenCalled()
    expect(drags.hasDragged()).toBe(false)
  })

  it('takes hold from farther away by finger than by mouse', () => {
    send('pointerdown', 115, 100)
    send('pointermove', 130, 100)
    expect(behind).toHaveBeenCalledOnce()
    send('pointerup', 130, 100)
    send('pointerdown', 115, 100, { pointerType: 'touch' })
    send('pointermove', 130, 100, { pointerType: 'touch' })
    expect(move.mock.lastCall).toEqual([[230, -200]])
    expect(drags.canGrab([215, -200])).toBe(true)
    expect(drags.canGrab([230, -200])).toBe(false)
  })

  it('leaves other buttons, and Shift, to others', () => {
    for (const more of [{ button: 2 }, { shiftKey: true }]) {
      send('pointerdown', 100, 100, more)
      send('pointermove', 130, 100)
      send('pointerup', 130, 100)
    }
    expect(move).not.toHaveBeenCalled()
    expect(behind).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['a second finger', () => send('pointerdown', 300, 300, { pointerId: 2 })],
    ['the browser', () => send('pointercancel', 130, 100)],
    ['Escape', () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
    [
      'a question about the point',
      () => {
        isPressUsed = true
        send('pointermove', 140, 100)
      },
    ],
  ])('puts it back when %s breaks the drag off', (_who, breakOff) => {
    send('pointerdown', 100, 100)
    send('pointermove', 130, 100)
    breakOff()
    expect(cancel).toHaveBeenCalledOnce()
    send('pointermove', 150, 100)
    send('pointerup', 150, 100)
    expect(move).toHaveBeenCalledOnce()
    expect(cancel).toHaveBeenCalledOnce()
    expect(drop).not.toHaveBeenCalled()
  })
})
