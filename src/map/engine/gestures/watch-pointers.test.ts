// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchPointers, type PointerListener } from './watch-pointers.ts'

let surface: HTMLElement
let stop: () => void
let heard: string[]
let spent: boolean

type Kind = 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel'

function send(kind: Kind, x: number, y: number, more: PointerEventInit = {}): void {
  surface.dispatchEvent(
    new PointerEvent(kind, {
      bubbles: true,
      clientX: x,
      clientY: y,
      pointerId: 1,
      pointerType: 'mouse',
      isPrimary: true,
      button: 0,
      buttons: kind === 'pointerup' ? 0 : 1,
      ...more,
    }),
  )
}

function click(x: number, y: number, more: PointerEventInit = {}): void {
  send('pointerdown', x, y, more)
  send('pointerup', x, y, more)
}

beforeEach(() => {
  vi.useFakeTimers()
  surface = document.createElement('div')
  document.body.replaceChildren(surface)
  heard = []
  spent = false
  const listener: PointerListener = {
    press: (_event, pointers, again) =>
      heard.push(`press ${pointers.length}${again ? ' again' : ''}`),
    drag: (pointers) => heard.push(`drag ${pointers.join(' ')}`),
    lift: (pointers, cancelled) =>
      heard.push(`${cancelled ? 'cancel' : 'lift'} ${pointers.length}`),
    spent: () => spent,
    click: (at) => heard.push(`click ${at.join()}`),
    singleClick: () => heard.push('single'),
    doubleClick: (at, shift) => heard.push(`double ${at.join()}${shift ? ' shift' : ''}`),
    hover: (at) => heard.push(`hover ${at.join()}`),
  }
  stop = watchPointers(surface, listener)
})

afterEach(() => {
  stop()
  vi.useRealTimers()
})

describe('pointers on the map', () => {
  it('hears a click, and that no second one has followed', () => {
    click(10, 20)
    expect(heard).toEqual(['press 1', 'lift 0', 'click 10,20'])
    vi.advanceTimersByTime(300)
    expect(heard.at(-1)).toBe('single')
  })

  it('hears two quick clicks as a double click', () => {
    click(10, 20)
    vi.advanceTimersByTime(100)
    click(11, 21, { shiftKey: true })
    vi.advanceTimersByTime(1000)
    expect(heard.filter((one) => /click|double|single/.test(one))).toEqual([
      'click 10,20',
      'click 11,21',
      'double 11,21 shift',
    ])
  })

  describe('a finger that has tapped', () => {
    const finger: PointerEventInit = { pointerType: 'touch' }
    beforeEach(() => {
      click(10, 20, finger)
      vi.advanceTimersByTime(200)
      heard = []
    })

    it('presses again, and then drags, which is no click and makes none of the first tap', () => {
      send('pointerdown', 30, 40, finger)
      vi.advanceTimersByTime(400)
      send('pointermove', 30, 60, finger)
      send('pointerup', 30, 60, finger)
      vi.advanceTimersByTime(1000)
      expect(heard).toEqual(['press 1 again', 'drag 30,60', 'lift 0'])
      click(30, 60, finger)
      expect(heard.slice(3)).toEqual(['press 1', 'lift 0', 'click 30,60'])
    })

    it('may tremble, and rest, in its second tap', () => {
      send('pointerdown', 30, 40, finger)
      send('pointermove', 36, 33, finger)
      vi.advanceTimersByTime(200)
      send('pointerup', 36, 33, finger)
      vi.advanceTimersByTime(1000)
      expect(heard.filter((one) => !one.startsWith('hover'))).toEqual([
        'press 1 again',
        'lift 0',
        'click 30,40',
        'double 30,40',
      ])
    })

    it('presses for the first time elsewhere, later, and beside another finger', () => {
      send('pointerdown', 60, 20, finger)
      expect(heard).toEqual(['press 1'])
      send('pointerup', 60, 20, finger)
      click(60, 20, finger)
      vi.advanceTimersByTime(300)
      heard = []
      send('pointerdown', 60, 20, finger)
      send('pointerdown', 80, 20, { ...finger, pointerId: 2, isPrimary: false })
      expect(heard).toEqual(['press 1', 'press 2'])
    })
  })

  it('gives a mouse no second press', () => {
    click(10, 20)
    send('pointerdown', 10, 20)
    expect(heard.at(-1)).toBe('press 1')
  })

  it('takes a press that moves for a drag, which is no click', () => {
    send('pointerdown', 10, 20)
    send('pointermove', 11, 21)
    send('pointermove', 14, 20)
    send('pointermove', 10, 20)
    send('pointerup', 10, 20)
    vi.advanceTimersByTime(1000)
    expect(heard.filter((one) => !one.startsWith('hover'))).toEqual([
      'press 1',
      'drag 14,20',
      'drag 10,20',
      'lift 0',
    ])
  })

  it('takes neither the right button nor a press that meant something else for a click', () => {
    click(10, 20, { button: 2, buttons: 2 })
    spent = true
    click(10, 20)
    send('pointerdown', 10, 20)
    send('pointercancel', 10, 20)
    vi.advanceTimersByTime(1000)
    expect(heard.join()).not.toContain('click')
    expect(heard.join()).not.toContain('single')
  })

  it('tells where two fingers are, and takes none of their taps for a click', () => {
    const finger = (pointerId: number) => ({
      pointerId,
      pointerType: 'touch',
      isPrimary: pointerId === 1,
    })
    send('pointerdown', 10, 20, finger(1))
    send('pointerdown', 50, 60, finger(2))
    send('pointermove', 60, 60, finger(2))
    send('pointerup', 60, 60, finger(2))
    send('pointermove', 12, 20, finger(1))
    send('pointerup', 12, 20, finger(1))
    vi.advanceTimersByTime(1000)
    expect(heard.filter((one) => !one.startsWith('hover'))).toEqual([
      'press 1',
      'press 2',
      'drag 10,20 60,60',
      'lift 1',
      'drag 12,20',
      'lift 0',
    ])
  })

  it('notices that the button was let go outside the window', () => {
    send('pointerdown', 10, 20)
    send('pointermove', 40, 20)
    send('pointermove', 90, 20, { buttons: 0 })
    send('pointermove', 95, 20, { buttons: 0 })
    expect(heard.filter((one) => !one.startsWith('hover'))).toEqual([
      'press 1',
      'drag 40,20',
      'cancel 0',
    ])
  })

  it('hears where the mouse is, unless it drags', () => {
    send('pointermove', 5, 6, { buttons: 0 })
    send('pointerdown', 10, 20)
    send('pointermove', 40, 20)
    expect(heard).toEqual(['hover 5,6', 'press 1', 'drag 40,20'])
  })

  it('hears nothing once it is stopped', () => {
    click(1, 1)
    stop()
    heard = []
    click(1, 1)
    vi.advanceTimersByTime(1000)
    expect(heard).toEqual([])
  })
})
