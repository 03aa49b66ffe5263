// @vitest-environment happy-dom
// The events simulate an alert or a system gesture of an iPhone.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { endLostPointers } from './lost-pointers.ts'

let pressed: HTMLElement
let captor: Element | undefined
let cancelled: number[]
let stop: () => void

const types = ['mouse', 'pen', 'touch'] as const

function send(type: string, more: PointerEventInit = {}, target: EventTarget = pressed): void {
  const buttons = type === 'pointerup' ? 0 : 1
  target.dispatchEvent(
    new PointerEvent(type, { bubbles: true, pointerId: 1, isPrimary: true, buttons, ...more }),
  )
}

function setVisibility(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state })
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  pressed = document.createElement('button')
  captor = undefined
  const card = document.createElement('div')
  card.append(pressed)
  document.body.replaceChildren(card)
  for (const element of [pressed, card, document.body, document.documentElement]) {
    element.hasPointerCapture = () => element === captor
    element.releasePointerCapture = () => {
      captor = undefined
    }
  }
  cancelled = []
  stop = endLostPointers()
  card.addEventListener('pointercancel', ({ pointerId }) => cancelled.push(pointerId))
})

afterEach(() => {
  stop()
  setVisibility('visible')
})

describe.each(types)('a press by %s that never ends', (pointerType) => {
  const down = (more: PointerEventInit = {}) => send('pointerdown', { pointerType, ...more })

  it.each([
    ['a new gesture', () => down({ pointerId: 2 })],
    ['a new press by the same pointer', () => down({ isPrimary: false })],
    ['a window that loses the focus', () => window.dispatchEvent(new Event('blur'))],
    ['a page that is hidden', () => setVisibility('hidden')],
    ['the loss of its capture', () => send('lostpointercapture', { pointerType })],
  ])('is cancelled by %s', (_name, lose) => {
    down()
    lose()
    expect(cancelled).toEqual([1])
  })

  it('is cancelled where the pressed element was', () => {
    const heard: (EventTarget | null)[] = []
    const hear = ({ target }: Event) => heard.push(target)
    document.addEventListener('pointercancel', hear)
    down()
    pressed.remove()
    window.dispatchEvent(new Event('blur'))
    document.removeEventListener('pointercancel', hear)
    expect(heard).toEqual([document.body])
  })

  it('gives up its capture', () => {
    down()
    captor = pressed
    send('gotpointercapture', { pointerType })
    window.dispatchEvent(new Event('blur'))
    expect(captor).toBeUndefined()
  })
})

describe.each(types)('a press by %s that goes on', (pointerType) => {
  const down = (more: PointerEventInit = {}) => send('pointerdown', { pointerType, ...more })

  it.each([
    ['another finger', () => down({ pointerId: 2, isPrimary: false })],
    ['its own moves', () => send('pointermove', { pointerType })],
    ['an element that loses the focus', () => pressed.dispatchEvent(new FocusEvent('blur'))],
    ['the removal of what has captured it', () => send('lostpointercapture', {}, document)],
    [
      'a card that captures it for a drag',
      () => {
        captor = pressed.parentElement ?? undefined
        send('lostpointercapture', { pointerType })
      },
    ],
  ])('outlasts %s', (_name, happen) => {
    down()
    happen()
    expect(cancelled).toEqual([])
  })

  it.each(['pointerup', 'pointercancel'])('ends with its %s alone', (type) => {
    down()
    send(type, { pointerType })
    const before = [...cancelled]
    send('lostpointercapture', { pointerType })
    down({ pointerId: 2 })
    expect(cancelled).toEqual(before)
  })
})

it('a mouse or a pen that hovers has been released outside the window', () => {
  for (const pointerType of ['mouse', 'pen']) {
    send('pointerdown', { pointerType })
    send('pointermove', { pointerType, buttons: 0 })
    send('pointermove', { pointerType, buttons: 0 })
  }
  expect(cancelled).toEqual([1, 1])
})

it('all fingers of a gesture are cancelled together', () => {
  send('pointerdown', { pointerType: 'touch' })
  send('pointerdown', { pointerType: 'touch', pointerId: 2, isPrimary: false })
  send('pointerdown', { pointerType: 'touch', pointerId: 3 })
  expect(cancelled).toEqual([1, 2])
})
