// @vitest-environment happy-dom
// The tests simulate how Safari, Windows and phones send `contextmenu`, since no test runs there.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchContextGestures, type ContextGestures } from './context-gestures.ts'

let target: HTMLElement
let calls: string[]
let gestures: ContextGestures

beforeEach(() => {
  vi.useFakeTimers()
  target = document.createElement('div')
  document.body.replaceChildren(target)
  calls = []
  gestures = watchContextGestures({
    target,
    onPress: () => {},
    onOpenMenu: (...at) => calls.push(`ask ${at.join()}`),
    onMenuKey: () => calls.push('key'),
  })
})

afterEach(() => {
  gestures.stop()
  vi.useRealTimers()
})

const at = { clientX: 300, clientY: 200 } as const

function send(type: string, more: PointerEventInit = {}): void {
  target.dispatchEvent(
    new PointerEvent(type, { bubbles: true, cancelable: true, pointerId: 1, ...at, ...more }),
  )
}

const menu = (more: PointerEventInit = {}) => send('contextmenu', more)

/** Dispatches `contextmenu` as a plain MouseEvent, as older browsers do. */
function oldMenu(more: MouseEventInit = {}): void {
  target.dispatchEvent(
    new MouseEvent('contextmenu', { bubbles: true, cancelable: true, ...at, ...more }),
  )
}

const key = (init: KeyboardEventInit, on: EventTarget = target) =>
  on.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }))

describe.each(['touch', 'pen'])('a long press by %s', (pointerType) => {
  const press = () => send('pointerdown', { pointerType })
  const lift = () => send('pointerup', { pointerType })
  const wait = () => vi.advanceTimersByTime(600)

  it.each<[string, () => void]>([
    ['without a contextmenu', () => [press(), wait(), lift()]],
    ['with one before the timer', () => [press(), menu({ pointerType }), wait(), lift()]],
    ['with one after the timer', () => [press(), wait(), menu({ pointerType }), lift()]],
    ['with one on release', () => [press(), wait(), lift(), menu({ pointerType })]],
    ['with one that is a mouse’s', () => [press(), wait(), lift(), oldMenu({ button: 2 })]],
    ['with one that names no pointer', () => [press(), oldMenu(), wait(), lift(), oldMenu()]],
    ['with one a few pixels away', () => [press(), wait(), oldMenu({ clientX: 304 }), lift()]],
  ])('asks once about its point, %s', (_name, act) => {
    act()
    wait()
    expect(calls).toEqual(['ask 300,200'])
    expect(gestures.hasOpenedMenu()).toBe(true)
  })

  it('asks again when it is repeated', () => {
    for (let time = 0; time < 2; time += 1) {
      press()
      wait()
      lift()
      menu({ pointerType })
    }
    expect(calls).toEqual(['ask 300,200', 'ask 300,200'])
  })

  it('asks nothing after a move, a second finger or a cancellation', () => {
    press()
    send('pointermove', { pointerType, clientX: 320 })
    wait()
    lift()
    press()
    send('pointerdown', { pointerType, pointerId: 2 })
    wait()
    lift()
    send('pointerup', { pointerType, pointerId: 2 })
    // Windows sends `contextmenu` for a tap with two fingers.
    menu({ pointerType })
    press()
    send('pointercancel', { pointerType })
    wait()
    expect(calls).toEqual([])
  })

  it('does not drag the map afterwards [F122]', () => {
    const moves = vi.fn<() => void>()
    document.addEventListener('pointermove', moves)
    press()
    wait()
    send('pointermove', { pointerType, clientX: 340 })
    lift()
    send('pointermove', { pointerType, clientX: 340 })
    document.removeEventListener('pointermove', moves)
    expect(moves).toHaveBeenCalledOnce()
  })
})

describe('a mouse', () => {
  it.each<[string, () => void]>([
    ['the right button', () => menu({ pointerType: 'mouse', button: 2 })],
    ['the right button in Safari', () => oldMenu({ button: 2 })],
    ['Control on a Mac', () => menu({ pointerType: 'mouse', ctrlKey: true })],
    ['Control in Safari', () => oldMenu({ ctrlKey: true })],
  ])('asks about its point with %s, each time', (_name, ask) => {
    for (let time = 0; time < 2; time += 1) {
      send('pointerdown', { pointerType: 'mouse', button: 2 })
      ask()
      ask()
    }
    expect(calls).toEqual(Array.from({ length: 4 }, () => 'ask 300,200'))
  })

  it('asks nothing by resting', () => {
    send('pointerdown', { pointerType: 'mouse' })
    vi.advanceTimersByTime(2000)
    expect(calls).toEqual([])
  })
})

describe('the keyboard', () => {
  it.each<[string, () => void]>([
    ['Chromium', () => menu({ pointerType: '', pointerId: -1, button: -1 })],
    ['Firefox', () => menu({ pointerType: 'mouse', pointerId: 0, button: 0 })],
    ['older browsers', () => oldMenu({ clientX: 640, clientY: 400 })],
    ['the same point as the press before', () => oldMenu()],
  ])('asks about the middle as %s tells it', (_name, ask) => {
    ask()
    send('pointerdown', { pointerType: 'mouse' })
    send('pointerup', { pointerType: 'mouse' })
    key({ key: 'Shift' }, document.body)
    ask()
    expect(calls).toEqual(['key', 'key'])
  })

  it('opens the centre’s menu for a menu event far from the last press', () => {
    send('pointerdown', { pointerType: 'touch' })
    send('pointerup', { pointerType: 'touch' })
    oldMenu({ clientX: 640, clientY: 400 })
    expect(calls).toEqual(['key'])
  })

  it.each([{ key: 'ContextMenu' }, { key: 'F10', shiftKey: true }])('has %o for it', (init) => {
    key(init)
    key(init, document.body)
    expect(calls).toEqual(['key'])
  })
})
