// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchPointers, type PointerListener } from './watch-pointers.ts'

let surface: HTMLElement
let stop: () => void
let calls: string[]
let isPressUsed: boolean

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
  calls = []
  isPressUsed = false
  const listener: PointerListener = {
    press: (_event, pointers, again) =>
      calls.push(`press ${pointers.length}${again ? ' again' : ''}`),
    drag: (pointers, from) =>
      calls.push(`drag ${pointers.join(' ')}${from ? ` from ${from.map(Math.round).join()}` : ''}`),
    lift: (pointers, cancelled) =>
      calls.push(`${cancelled ? 'cancel' : 'lift'} ${pointers.length}`),
    isPressUsed: () => isPressUsed,
    click: (at) => calls.push(`click ${at.join()}`),
    singleClick: () => calls.push('single'),
    doubleClick: (at, shift) => calls.push(`double ${at.join()}${shift ? ' shift' : ''}`),
    pairTap: (at) => calls.push(`pair ${at.join()}`),
    hover: (at) => calls.push(`hover ${at.join()}`),
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
    expect(calls).toEqual(['press 1', 'lift 0', 'click 10,20'])
    vi.advanceTimersByTime(300)
    expect(calls.at(-1)).toBe('single')
  })

  it('hears two quick clicks as a double click', () => {
    click(10, 20)
    vi.advanceTimersByTime(100)
    click(11, 21, { shiftKey: true })
    vi.advanceTimersByTime(1000)
    expect(calls.filter((one) => /click|double|single/.test(one))).toEqual([
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
      calls = []
    })

    it('presses again, and then drags, which is no click and makes none of the first tap', () => {
      send('pointerdown', 30, 40, finger)
      vi.advanceTimersByTime(400)
      send('pointermove', 30, 60, finger)
      send('pointerup', 30, 60, finger)
      vi.advanceTimersByTime(1000)
      expect(calls).toEqual(['press 1 again', 'drag 30,60 from 30,50', 'lift 0'])
      click(30, 60, finger)
      expect(calls.slice(3)).toEqual(['press 1', 'lift 0', 'click 30,60'])
    })

    it('may tremble, and rest, in its second tap', () => {
      send('pointerdown', 30, 40, finger)
      send('pointermove', 36, 33, finger)
      vi.advanceTimersByTime(200)
      send('pointerup', 36, 33, finger)
      vi.advanceTimersByTime(1000)
      expect(calls.filter((one) => !one.startsWith('hover'))).toEqual([
        'press 1 again',
        'lift 0',
        'click 30,40',
        'double 30,40',
      ])
    })

    it('presses for the first time elsewhere, later, and beside another finger', () => {
      send('pointerdown', 60, 20, finger)
      expect(calls).toEqual(['single', 'press 1'])
      send('pointerup', 60, 20, finger)
      click(60, 20, finger)
      vi.advanceTimersByTime(300)
      calls = []
      send('pointerdown', 60, 20, finger)
      send('pointerdown', 80, 20, { ...finger, pointerId: 2, isPrimary: false })
      expect(calls).toEqual(['press 1', 'press 2'])
    })
  })

  it('gives a mouse no second press', () => {
    click(10, 20)
    send('pointerdown', 10, 20)
    expect(calls.at(-1)).toBe('press 1')
  })

  it('takes a press that moves for a drag, which is no click', () => {
    send('pointerdown', 10, 20)
    send('pointermove', 11, 21)
    send('pointermove', 14, 20)
    send('pointermove', 10, 20)
    send('pointerup', 10, 20)
    vi.advanceTimersByTime(1000)
    expect(calls.filter((one) => !one.startsWith('hover'))).toEqual([
      'press 1',
      'drag 14,20 from 14,20',
      'drag 10,20',
      'lift 0',
    ])
  })

  describe.each([
    ['mouse', 4],
    ['pen', 6],
    ['touch', 10],
  ] as const)('a press by %s [F72]', (pointerType, slack) => {
    const clicks = () => calls.filter((one) => /click|drag/.test(one))

    it('is a press however it trembles within its slack, and a drag from there on [F72]', () => {
      for (let moved = 0; moved < slack; moved += 1) {
        calls = []
        send('pointerdown', 100, 100, { pointerType })
        // Moves much farther in total, and back at the end.
        for (let step = 0; step < 9; step += 1)
          send('pointermove', 100 + moved, 100, { pointerType })
        send('pointermove', 100, 100 - moved, { pointerType })
        send('pointerup', 100, 100 - moved, { pointerType })
        expect(clicks()).toEqual(['click 100,100'])
        vi.advanceTimersByTime(400)
      }
      send('pointerdown', 100, 100, { pointerType })
      send('pointermove', 100, 100 + slack, { pointerType })
      send('pointermove', 100, 100, { pointerType })
      send('pointerup', 100, 100, { pointerType })
      expect(clicks().join()).not.toMatch(/click.*click/)
      expect(clicks().at(-1)).toBe('drag 100,100')
    })

    it('begins a drag where it ceased to be a press, however far the first step leads', () => {
      send('pointerdown', 100, 100, { pointerType })
      send('pointermove', 160, 180, { pointerType })
      send('pointermove', 170, 180, { pointerType })
      const from = `${Math.round(100 + slack * 0.6)},${Math.round(100 + slack * 0.8)}`
      expect(clicks()).toEqual([`drag 160,180 from ${from}`, 'drag 170,180'])
    })

    it('is no tap if it is lifted elsewhere, even without a move event', () => {
      send('pointerdown', 100, 100, { pointerType })
      send('pointerup', 100, 160, { pointerType })
      expect(clicks()).toEqual([])
    })
  })

  describe.each(['mouse', 'pen', 'touch'] as const)('two presses by %s', (pointerType) => {
    const meant = () => {
      vi.advanceTimersByTime(1000)
      return calls.map((one) => one.split(' ')[0]).filter((one) => /single|double/.test(one ?? ''))
    }

    it('are a double click within 300 ms', () => {
      click(10, 20, { pointerType })
      vi.advanceTimersByTime(290)
      click(12, 20, { pointerType })
      expect(meant()).toEqual(['double'])
    })

    it('are two clicks later, or farther apart, the first of them at once', () => {
      click(10, 20, { pointerType })
      vi.advanceTimersByTime(310)
      click(12, 20, { pointerType })
      expect(meant()).toEqual(['single', 'single'])
      calls = []
      click(10, 20, { pointerType })
      send('pointerdown', 45, 20, { pointerType })
      expect(calls).toContain('single')
      send('pointerup', 45, 20, { pointerType })
      expect(meant()).toEqual(['single', 'single'])
    })
  })

  describe('two fingers that tap', () => {
    const finger = (pointerId: number): PointerEventInit => ({
      pointerId,
      pointerType: 'touch',
      isPrimary: pointerId === 1,
    })
    const press = () => {
      send('pointerdown', 100, 100, finger(1))
      vi.advanceTimersByTime(30)
      send('pointerdown', 200, 140, finger(2))
    }
    const lift = () => {
      send('pointerup', 100, 100, finger(1))
      vi.advanceTimersByTime(30)
      send('pointerup', 200, 140, finger(2))
      vi.advanceTimersByTime(1000)
      return calls.filter((one) => /pair|click|single/.test(one))
    }

    it('are reported at their centre although they tremble', () => {
      press()
      send('pointermove', 106, 107, finger(1))
      send('pointermove', 195, 147, finger(2))
      send('pointermove', 200, 140, finger(2))
      vi.advanceTimersByTime(200)
      expect(lift()).toEqual(['pair 150,120'])
    })

    it('have not when one moved, one was taken away, they rested, or a third came', () => {
      press()
      send('pointermove', 100, 111, finger(1))
      expect(lift()).toEqual([])
      press()
      send('pointercancel', 200, 140, finger(2))
      expect(lift()).toEqual([])
      press()
      vi.advanceTimersByTime(300)
      expect(lift()).toEqual([])
      press()
      click(300, 300, finger(3))
      expect(lift()).toEqual([])
      press()
      isPressUsed = true
      expect(lift()).toEqual([])
    })

    it('leave nothing behind for the next tap', () => {
      click(100, 100, finger(1))
      press()
      lift()
      calls = []
      click(100, 100, finger(4))
      vi.advanceTimersByTime(1000)
      expect(calls).toEqual(['press 1', 'lift 0', 'click 100,100', 'single'])
    })
  })

  it('takes neither the right button nor a press that meant something else for a click', () => {
    click(10, 20, { button: 2, buttons: 2 })
    isPressUsed = true
    click(10, 20)
    send('pointerdown', 10, 20)
    send('pointercancel', 10, 20)
    vi.advanceTimersByTime(1000)
    expect(calls.join()).not.toContain('click')
    expect(calls.join()).not.toContain('single')
  })

  it('report the positions of two fingers and no click for their taps', () => {
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
    expect(calls.filter((one) => !one.startsWith('hover'))).toEqual([
      'press 1',
      'press 2',
      'drag 10,20 60,60',
      'lift 1',
      'drag 12,20',
      'lift 0',
    ])
  })

  it('hears where the mouse is, unless it drags', () => {
    send('pointermove', 5, 6, { buttons: 0 })
    send('pointerdown', 10, 20)
    send('pointermove', 40, 20)
    expect(calls).toEqual(['hover 5,6', 'press 1', 'drag 40,20 from 14,20'])
  })

  it('hears nothing once it is stopped', () => {
    click(1, 1)
    stop()
    calls = []
    click(1, 1)
    vi.advanceTimersByTime(1000)
    expect(calls).toEqual([])
  })
})
