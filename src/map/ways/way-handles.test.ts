// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import type { Coordinate } from '../../domain/world/view/coordinates.ts'
import type { Way } from '../../domain/ways/way.ts'
import { handlesOf, WayHandles, type WayHandle } from './way-handles.ts'

const points: readonly Coordinate[] = [
  [0, 0],
  [100, 0],
  [100, 50],
]
const straight = (from: Coordinate, to: Coordinate, length: number) => ({
  parts: [{ kind: 'straight', line: [from, to], forks: [], length } as const],
  length,
})
const way: Way = {
  legs: [straight([0, 0], [100, 0], 100), straight([100, 0], [100, 50], 50)],
  length: 150,
}

describe('the handles of a way', () => {
  it('are its points, and the middle of each leg', () => {
    expect(handlesOf(points, way)).toEqual([
      { kind: 'new', index: 0, coordinate: [50, 0] },
      { kind: 'new', index: 1, coordinate: [100, 25] },
      { kind: 'begin', index: 0, coordinate: [0, 0] },
      { kind: 'between', index: 1, coordinate: [100, 0] },
      { kind: 'end', index: 2, coordinate: [100, 50] },
    ])
    expect(handlesOf(points, null).map(({ kind }) => kind)).toEqual(['begin', 'between', 'end'])
  })

  const open = () => {
    const onMove = vi.fn<(handle: WayHandle, to: Coordinate | null, done: boolean) => void>()
    const onRemove = vi.fn<() => void>()
    const options = { nameOf: ({ kind }: WayHandle) => kind, onMove, onRemove }
    const handles = new WayHandles(options)
    handles.show(handlesOf(points, way))
    const frame = { centre: [50, 25], resolution: 2, size: [800, 600], pixelRatio: 1 } as const
    handles.layer.draw(frame, { moving: false, zooming: false })
    const button = (name: string) =>
      handles.layer.element.querySelector<HTMLElement>(`[aria-label="${name}"]`)
    return { onMove, onRemove, button }
  }

  it('go by the arrow keys, with Shift farther, as the map is scaled', () => {
    const { onMove, button } = open()
    const key = (init: KeyboardEventInit) =>
      button('begin')?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }))
    key({ key: 'ArrowUp' })
    expect(onMove).toHaveBeenLastCalledWith(expect.anything(), [0, 8], true)
    key({ key: 'ArrowRight', shiftKey: true })
    expect(onMove).toHaveBeenLastCalledWith(expect.anything(), [80, 0], true)
    key({ key: 'Home' })
    expect(onMove).toHaveBeenCalledTimes(2)
  })

  it('take a point away by Delete', () => {
    const { onRemove, button } = open()
    button('between')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Delete' }))
    expect(onRemove).toHaveBeenCalledTimes(1)
  })

  it('are dragged, and put back by Escape', () => {
    const { onMove, button } = open()
    const end = button('end')
    if (!end) throw new Error('There is no end.')
    end.setPointerCapture = () => undefined
    const at = (type: string, clientX: number, clientY: number) =>
      end.dispatchEvent(new PointerEvent(type, { pointerId: 1, button: 0, clientX, clientY }))
    at('pointerdown', 10, 10)
    at('pointermove', 12, 10)
    expect(onMove).not.toHaveBeenCalled()
    at('pointermove', 30, 20)
    expect(onMove).toHaveBeenLastCalledWith(expect.anything(), [140, 30], false)
    at('pointerup', 30, 20)
    expect(onMove).toHaveBeenLastCalledWith(expect.anything(), [140, 30], true)
    at('pointerdown', 10, 10)
    at('pointermove', 30, 20)
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    expect(onMove).toHaveBeenLastCalledWith(expect.anything(), null, true)
  })
})
