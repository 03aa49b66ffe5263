// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { dispatchMarkerSelect, onMarkerSelect } from './marker-select-event.ts'

const name = 'control_panel_marker_select'
const camp = { id: 12, locationType: 'camp', coordinate: [1, 2] } as const
const listener = vi.fn<(detail: unknown) => void>()
let stop = (): void => undefined

const listen = () => {
  listener.mockReset()
  stop = onMarkerSelect(listener)
}

afterEach(() => stop())

describe('dispatchMarkerSelect', () => {
  it('raises the window event that carries the marker', () => {
    const heard = vi.fn<(event: Event) => void>()
    window.addEventListener(name, heard)
    dispatchMarkerSelect(camp)
    window.removeEventListener(name, heard)
    const event = heard.mock.calls[0]?.[0]
    expect(event).toBeInstanceOf(CustomEvent)
    expect((event as CustomEvent).detail).toBe(camp)
  })
})

describe('onMarkerSelect', () => {
  it('hands on the detail as it came', () => {
    listen()
    dispatchMarkerSelect(camp)
    window.dispatchEvent(new CustomEvent(name, { detail: '<b>junk</b>' }))
    window.dispatchEvent(new CustomEvent(name))
    expect(listener.mock.calls).toEqual([[camp], ['<b>junk</b>'], [null]])
  })

  it('ignores events that carry nothing', () => {
    listen()
    window.dispatchEvent(new Event(name))
    window.dispatchEvent(new CustomEvent('control_panel', { detail: camp }))
    expect(listener).not.toHaveBeenCalled()
  })

  it('ignores an event whose detail cannot be read', () => {
    listen()
    const errors = vi.fn<(event: Event) => void>()
    window.addEventListener('error', errors)
    const event = Object.defineProperty(new CustomEvent(name, { detail: camp }), 'detail', {
      get: () => {
        throw new Error('hostile')
      },
    })
    expect(() => window.dispatchEvent(event)).not.toThrow()
    window.removeEventListener('error', errors)
    expect(listener).not.toHaveBeenCalled()
    expect(errors).not.toHaveBeenCalled()
  })

  it('stops when told', () => {
    listen()
    stop()
    dispatchMarkerSelect(camp)
    expect(listener).not.toHaveBeenCalled()
  })
})
