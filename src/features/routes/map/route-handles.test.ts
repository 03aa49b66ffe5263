// @vitest-environment happy-dom
import { describe, expect, it, vi, beforeEach } from 'vitest'
import type { Coordinate } from '../../../geometry/coordinates.ts'
import type { Route } from '../model/route.ts'
import { handlesOf, RouteHandles, type RouteHandle, dragPoints } from './route-handles.ts'
import { useUndoStack } from '../../progress/undo/undo-stack.ts'
import { undoLatestStep } from '../../progress/undo/undo-step.ts'
import { useRoute } from '../route-store.ts'

const points: readonly Coordinate[] = [
  [0, 0],
  [100, 0],
  [100, 50],
]
const straight = (from: Coordinate, to: Coordinate, length: number) => ({
  segments: [{ kind: 'straight', line: [from, to], forks: [], length } as const],
  length,
})
const route: Route = {
  legs: [straight([0, 0], [100, 0], 100), straight([100, 0], [100, 50], 50)],
  length: 150,
}

describe('the handles of a route', () => {
  it('are its points, and the middle of each leg', () => {
    expect(handlesOf(points, route)).toEqual([
      { kind: 'new', index: 0, coordinate: [50, 0] },
      { kind: 'new', index: 1, coordinate: [100, 25] },
      { kind: 'begin', index: 0, coordinate: [0, 0] },
      { kind: 'between', index: 1, coordinate: [100, 0] },
      { kind: 'end', index: 2, coordinate: [100, 50] },
    ])
    expect(handlesOf(points, null).map(({ kind }) => kind)).toEqual(['begin', 'between', 'end'])
  })

  const open = () => {
    const onMove = vi.fn<(handle: RouteHandle, to: Coordinate | null, done: boolean) => void>()
    const onStepped = vi.fn<(to: Coordinate) => void>()
    const onRemove = vi.fn<() => void>()
    const onChoose = vi.fn<(handle: RouteHandle, by: string) => void>()
    const isPlace = ({ kind }: RouteHandle) => kind === 'end'
    const stopOf = ({ kind, index }: RouteHandle) =>
      kind === 'begin' || index === 0 ? undefined : index
    const options = {
      stopOf,
      stateOf: () => undefined,
      nameOf: ({ kind }: RouteHandle) => kind,
      isPlace,
      onMove,
      onStepped,
      onRemove,
      onChoose,
    }
    const handles = new RouteHandles(options)
    handles.show(handlesOf(points, route))
    const viewport = { centre: [50, 25], resolution: 2, size: [800, 600], pixelRatio: 1 } as const
    handles.layer.draw(viewport, { moving: false, zooming: false })
    const button = (name: string) =>
      handles.layer.element.querySelector<HTMLElement>(`[aria-label="${name}"]`)
    return { handles, onMove, onStepped, onRemove, onChoose, button }
  }

  it('go by the arrow keys, with Shift farther, as the map is scaled', () => {
    const { onMove, onStepped, button } = open()
    const key = (init: KeyboardEventInit) =>
      button('begin')?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }))
    key({ key: 'ArrowUp' })
    expect(onMove).toHaveBeenLastCalledWith(expect.anything(), [0, 8], true)
    key({ key: 'ArrowRight', shiftKey: true })
    expect(onMove).toHaveBeenLastCalledWith(expect.anything(), [80, 0], true)
    key({ key: 'Home' })
    expect(onMove).toHaveBeenCalledTimes(2)
    // Moving a handle off the screen makes the map follow.
    expect(onStepped.mock.calls).toEqual([[[0, 8]], [[80, 0]]])
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

  it('choose their point by a click, but not at the end of a drag', () => {
    const { onChoose, button } = open()
    const between = button('between')
    if (!between) throw new Error('There is no point between.')
    between.setPointerCapture = () => undefined
    const at = (type: string, clientX: number) =>
      between.dispatchEvent(new PointerEvent(type, { pointerId: 1, button: 0, clientX }))
    const click = (detail: number) => between.dispatchEvent(new MouseEvent('click', { detail }))
    at('pointerdown', 10)
    at('pointermove', 30)
    at('pointerup', 30)
    click(1)
    expect(onChoose).not.toHaveBeenCalled()
    at('pointerdown', 10)
    at('pointerup', 11)
    click(1)
    expect(onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ index: 1 }), 'pointer')
    click(0)
    expect(onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ index: 1 }), 'keyboard')
  })

  it('keep the focus where it is, however many there are by now', () => {
    const { button, handles } = open()
    document.body.append(handles.layer.element)
    const focused = () => document.activeElement?.getAttribute('aria-label')
    button('between')?.focus()
    // The handles in the middles of the legs exist only once the route has been calculated.
    handles.show(handlesOf(points, null))
    expect(focused()).toBe('between')
    handles.show(handlesOf(points, route))
    expect(focused()).toBe('between')
    handles.show(handlesOf(points.slice(1), null))
    expect(focused()).toBe('end')
    handles.layer.element.remove()
  })

  it('say which stop of a trip they are', () => {
    const { button, handles } = open()
    expect(button('begin')?.dataset['stop']).toBeUndefined()
    expect(button('between')?.dataset['stop']).toBe('1')
    expect(button('end')?.dataset['stop']).toBe('2')
    expect([button('between'), button('end')].map((one) => one?.dataset['place'])).toEqual([
      undefined,
      '',
    ])
    handles.show(handlesOf(points, null).map((handle) => ({ ...handle, index: 0 })))
    expect(button('between')?.dataset['stop']).toBeUndefined()
  })

  it('keep their distance, except the ends and the focused handle', () => {
    const { button, handles } = open()
    const shown = (resolution: number) => {
      const viewport = { centre: [50, 25], resolution, size: [800, 600], pixelRatio: 1 } as const
      handles.layer.draw(viewport, { moving: false, zooming: false })
      return [...handles.layer.element.querySelectorAll<HTMLElement>('button:not([hidden])')]
        .map((one) => one.getAttribute('aria-label'))
        .join(' ')
    }
    expect(shown(0.5)).toBe('new new begin between end')
    expect(shown(2)).toBe('begin between end')
    expect(shown(5)).toBe('begin end')
    document.body.append(handles.layer.element)
    shown(2)
    button('between')?.focus()
    expect(shown(5)).toBe('begin between end')
    // Even a focused handle without room for it stays visible, for example while the map flies past.
    expect(shown(0.01)).toBe('between')
  })
})

const leg = [
  [0, 0],
  [100, 0],
] as const
const end = { kind: 'end', index: 1, coordinate: leg[1] } as const
const middle = { kind: 'new', index: 0, coordinate: [50, 0] } as const

describe('a route whose handles are dragged', () => {
  beforeEach(() => {
    useRoute.setState({ points: leg })
    useUndoStack.setState({ steps: [] })
  })

  it('puts a point where it is dragged, no farther than the world goes, as one change', () => {
    const drag = dragPoints([0, 0, 200, 200])
    drag(end, [110, 10], false)
    drag(end, [900, 20], false)
    drag(end, [900, 20], true)
    expect(useRoute.getState().points).toEqual([leg[0], [200, 20]])
    expect([undoLatestStep(), undoLatestStep()]).toEqual(['route', null])
    expect(useRoute.getState().points).toEqual(leg)
  })

  it('adds one point per drag, and none if the drag is cancelled', () => {
    const drag = dragPoints([0, 0, 200, 200])
    drag(middle, [50, 10], false)
    drag(middle, [50, 20], false)
    expect(useRoute.getState().points).toEqual([leg[0], [50, 20], leg[1]])
    drag(middle, null, true)
    expect(useRoute.getState().points).toEqual(leg)
    expect(undoLatestStep()).toBeNull()
    drag(middle, [50, 30], true)
    expect([undoLatestStep(), useRoute.getState().points]).toEqual(['route', leg])
  })
})
