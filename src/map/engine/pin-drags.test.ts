// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchPinDrags } from './pin-drags.ts'

type Way = readonly [number, number]

let target: HTMLElement
let stop: () => void
let isOnPin = true
let isBroken = false
const onHold = vi.fn<(held: boolean) => void>()
const onDrag = vi.fn<(way: Way | null) => void>()
const onDrop = vi.fn<(way: Way) => void>()

beforeEach(() => {
  target = document.createElement('div')
  document.body.append(target)
  isOnPin = true
  isBroken = false
  for (const mock of [onHold, onDrag, onDrop]) mock.mockReset()
  stop = watchPinDrags({
    target,
    holds: () => isOnPin,
    isBroken: () => isBroken,
    onHold,
    onDrag,
    onDrop,
  })
})

afterEach(() => stop())

function pointer(type: string, clientX: number, clientY: number, more: PointerEventInit = {}) {
  const init = { bubbles: true, pointerId: 1, pointerType: 'mouse', button: 0, ...more }
  target.dispatchEvent(new PointerEvent(type, { ...init, clientX, clientY }))
}

describe('a pin', () => {
  it('is dragged, and dropped as far from where it stood as the pointer is', () => {
    pointer('pointerdown', 10, 10)
    pointer('pointermove', 12, 10)
    expect(onDrag).not.toHaveBeenCalled()
    pointer('pointermove', 30, 5)
    expect(onDrag).toHaveBeenLastCalledWith([20, -5])
    pointer('pointerup', 40, 5)
    expect(onDrop.mock.calls).toEqual([[[30, -5]]])
    expect(onDrag).toHaveBeenLastCalledWith(null)
    expect(onHold.mock.calls).toEqual([[true], [false]])
  })

  it('is not dropped by a press that hardly moved', () => {
    pointer('pointerdown', 10, 10)
    pointer('pointerup', 12, 11)
    expect(onDrop).not.toHaveBeenCalled()
    expect(onHold).toHaveBeenLastCalledWith(false)
  })

  it.each<[string, () => void]>([
    ['Escape', () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
    ['a second finger', () => pointer('pointerdown', 90, 90, { pointerId: 2 })],
    ['a cancelled pointer', () => pointer('pointercancel', 40, 5)],
  ])('goes back at %s', (_name, breakOff) => {
    pointer('pointerdown', 10, 10)
    pointer('pointermove', 30, 5)
    breakOff()
    expect(onDrag).toHaveBeenLastCalledWith(null)
    pointer('pointermove', 60, 5)
    pointer('pointerup', 60, 5)
    expect(onDrop).not.toHaveBeenCalled()
  })

  it('stays where it is under the right button, beside it, and once a menu has opened', () => {
    pointer('pointerdown', 10, 10, { button: 2 })
    pointer('pointermove', 60, 10)
    pointer('pointerup', 60, 10)
    isOnPin = false
    pointer('pointerdown', 10, 10)
    pointer('pointermove', 60, 10)
    pointer('pointerup', 60, 10)
    expect(onHold).not.toHaveBeenCalled()
    isOnPin = true
    pointer('pointerdown', 10, 10, { pointerType: 'touch' })
    isBroken = true
    pointer('pointermove', 60, 10, { pointerType: 'touch' })
    pointer('pointerup', 60, 10, { pointerType: 'touch' })
    expect(onDrop).not.toHaveBeenCalled()
  })

  it('waits for a finger to move farther than for a mouse', () => {
    pointer('pointerdown', 10, 10, { pointerType: 'touch' })
    pointer('pointermove', 18, 10, { pointerType: 'touch' })
    expect(onDrag).not.toHaveBeenCalled()
    pointer('pointermove', 21, 10, { pointerType: 'touch' })
    expect(onDrag).toHaveBeenCalledWith([11, 0])
  })
})
