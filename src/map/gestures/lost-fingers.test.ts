// @vitest-environment happy-dom
// During an alert or a system gesture, phones don't send the finger's `pointerup`; the tests leave it out too.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endLostPointers } from '../../ui/lost-pointers.ts'
import { watchPointDrags } from '../point-drag.ts'
import { watchContextGestures } from '../context-gestures.ts'
import { watchStrokes } from '../stroke-gestures.ts'
import { watchPointers } from './watch-pointers.ts'

let surface: HTMLElement
let events: string[]
let stops: (() => void)[]

beforeEach(() => {
  vi.useFakeTimers()
  surface = document.createElement('div')
  document.body.replaceChildren(surface)
  events = []
  stops = [endLostPointers()]
})

afterEach(() => {
  for (const stop of stops) stop()
  vi.useRealTimers()
})

function send(type: string, pointerId: number, clientX: number, more: PointerEventInit = {}): void {
  surface.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      pointerId,
      clientX,
      clientY: 0,
      pointerType: 'touch',
      isPrimary: true,
      buttons: 1,
      ...more,
    }),
  )
}

const none = () => {}

it('one finger drags the map after another was lost [F121]', () => {
  stops.push(
    watchPointers(surface, {
      press: (_event, pointers) => events.push(`press ${pointers.length}`),
      drag: (pointers) => events.push(`drag ${pointers.length}`),
      lift: (pointers, cancelled) =>
        events.push(`${cancelled ? 'cancel' : 'lift'} ${pointers.length}`),
      isPressUsed: () => false,
      click: none,
      singleClick: none,
      doubleClick: none,
      pairTap: none,
      hover: none,
    }),
  )
  send('pointerdown', 1, 0)
  send('pointermove', 1, 30)
  send('pointerdown', 2, 0)
  send('pointermove', 2, 30)
  send('pointerup', 2, 30)
  expect(events).toEqual(['press 1', 'drag 1', 'cancel 0', 'press 1', 'drag 1', 'lift 0'])
})

it('a long press opens the menu after a finger was lost', () => {
  const onOpenMenu = (x: number) => events.push(`ask ${x}`)
  const context = watchContextGestures({
    target: surface,
    onPress: none,
    onOpenMenu,
    onMenuKey: none,
  })
  stops.push(context.stop)
  send('pointerdown', 1, 0)
  vi.advanceTimersByTime(100)
  send('pointerdown', 2, 50)
  vi.advanceTimersByTime(600)
  expect(events).toEqual(['ask 50'])
})

it('no menu opens for a finger that was lost', () => {
  const onOpenMenu = (x: number) => events.push(`ask ${x}`)
  const context = watchContextGestures({
    target: surface,
    onPress: none,
    onOpenMenu,
    onMenuKey: none,
  })
  stops.push(context.stop)
  send('pointerdown', 1, 0)
  window.dispatchEvent(new Event('blur'))
  vi.advanceTimersByTime(600)
  expect(events).toEqual([])
})

it('a stroke is drawn after a finger was lost, whose stroke is dropped', () => {
  stops.push(
    watchStrokes({
      target: surface,
      dragsDrawLines: () => true,
      onStroke: (stroke) => events.push(`stroke ${stroke?.length ?? 'dropped'}`),
      onDone: (stroke) => events.push(`done ${stroke.length}`),
    }),
  )
  send('pointerdown', 1, 0)
  send('pointermove', 1, 30)
  send('pointerdown', 2, 0)
  send('pointermove', 2, 30)
  send('pointerup', 2, 30)
  expect(events).toEqual(['stroke 2', 'stroke dropped', 'stroke 2', 'stroke dropped', 'done 2'])
})

it('a drag works after a lost finger, whose own drag is reverted', () => {
  const drags = watchPointDrags({
    target: surface,
    pointAt: (x, y) => [x, y],
    isPressUsed: () => false,
    draggableAt: () => ({
      coordinate: [0, 0],
      move: ([x]) => events.push(`move ${x}`),
      cancel: () => events.push('put back'),
      drop: ([x]) => events.push(`drop ${x}`),
    }),
  })
  stops.push(drags.stop)
  send('pointerdown', 1, 0)
  send('pointermove', 1, 30)
  send('pointerdown', 2, 0)
  send('pointermove', 2, 40)
  send('pointerup', 2, 40)
  expect(events).toEqual(['move 30', 'put back', 'move 40', 'drop 40'])
})
