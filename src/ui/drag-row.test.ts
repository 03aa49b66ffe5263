// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { dragRow } from './drag-row.ts'

/** Creates rows 40 pixels high and presses the second one. */
function pressed(amount = 4) {
  const list = document.createElement('ol')
  const rows = Array.from({ length: amount }, (_row, index) => {
    const row = document.createElement('li')
    Object.defineProperties(row, {
      offsetTop: { value: index * 40 },
      offsetHeight: { value: 40 },
    })
    return row
  })
  list.append(...rows)
  document.body.append(list)
  const onDrop = vi.fn<(to: number) => void>()
  const [, second] = rows
  if (!second) throw new Error('There is no second row.')
  const at = (type: string, clientY: number, pointerId = 1) =>
    new PointerEvent(type, { clientY, pointerId, cancelable: true })
  const press = at('pointerdown', 60)
  dragRow(press, second, onDrop)
  return {
    press,
    onDrop,
    shifts: () => rows.map(({ style }) => style.translate),
    send: (...event: Parameters<typeof at>) => window.dispatchEvent(at(...event)),
  }
}

afterEach(() => {
  window.dispatchEvent(new PointerEvent('pointercancel', { pointerId: 1 }))
  document.body.replaceChildren()
})

describe('a row that is dragged', () => {
  it('goes with the pointer while the others make room, and is dropped where it is', () => {
    const { press, onDrop, shifts, send } = pressed()
    expect(press.defaultPrevented).toBe(true)
    send('pointermove', 125)
    expect(shifts()).toEqual(['0 0px', '0 65px', '0 -40px', '0 0px'])
    send('pointermove', 5)
    expect(shifts()).toEqual(['0 40px', '0 -55px', '0 0px', '0 0px'])
    send('pointerup', 5)
    expect(onDrop.mock.calls).toEqual([[0]])
    expect(shifts()).toEqual(['', '', '', ''])
  })

  it('comes to the end of the list from anywhere below it', () => {
    const { onDrop, send } = pressed()
    send('pointermove', 900)
    send('pointerup', 900)
    expect(onDrop.mock.calls).toEqual([[3]])
  })

  it('stays where it is let go again, and knows no other finger', () => {
    const { onDrop, send } = pressed()
    send('pointermove', 140, 2)
    send('pointermove', 70)
    send('pointerup', 70)
    expect(onDrop).not.toHaveBeenCalled()
  })

  it('is put back by Escape, which does nothing else', () => {
    const { onDrop, shifts, send } = pressed()
    send('pointermove', 125)
    const escape = new KeyboardEvent('keydown', { key: 'Escape', cancelable: true })
    window.dispatchEvent(escape)
    expect(escape.defaultPrevented).toBe(true)
    send('pointerup', 125)
    expect(onDrop).not.toHaveBeenCalled()
    expect(shifts()).toEqual(['', '', '', ''])
  })

  it('is put back when the gesture is broken off', () => {
    const { onDrop, send } = pressed()
    send('pointermove', 125)
    send('pointercancel', 125)
    send('pointerup', 125)
    expect(onDrop).not.toHaveBeenCalled()
  })
})
