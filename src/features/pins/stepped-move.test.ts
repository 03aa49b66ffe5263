// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addPin, ownPins } from './pins.ts'
import { usePinEditing } from './pin-editing.ts'
import { useProgress } from '../progress/progress.ts'
import { hidePage } from '../../testing/hide-page.ts'
import { saveSteps, stepPin, stepRest } from './stepped-move.ts'

const extent = [0, 0, 100, 100] as const
const place = () => ownPins().map(({ x, y }) => [x, y])

beforeEach(() => {
  vi.useFakeTimers()
  useProgress.setState({ pins: new Map(), journal: [] })
  usePinEditing.setState({ moved: null })
})

afterEach(() => {
  saveSteps()
  vi.useRealTimers()
})

function addedPin() {
  addPin({ x: 50, y: 50, title: '', note: '' })
  const [pin] = ownPins()
  if (!pin) throw new Error('There is no pin.')
  return pin
}

describe('moving by steps', () => {
  it('is kept as one change once the player rests', () => {
    const pin = addedPin()
    stepPin(pin, 2, 0, extent)
    vi.advanceTimersByTime(stepRest - 1)
    stepPin(pin, 2, 20, extent)
    expect(place()).toEqual([[50, 50]])
    expect(usePinEditing.getState().moved?.to).toEqual([54, 70])
    vi.advanceTimersByTime(stepRest)
    expect(place()).toEqual([[54, 70]])
    expect(usePinEditing.getState().moved).toBeNull()
    useProgress.getState().undo()
    expect(place()).toEqual([[50, 50]])
  })

  it('does not leave the map, and is kept at once when the card closes', () => {
    const pin = addedPin()
    stepPin(pin, 0, 90, extent)
    saveSteps()
    expect(place()).toEqual([[50, 100]])
    vi.advanceTimersByTime(stepRest)
    expect(useProgress.getState().journal).toHaveLength(2)
  })

  it('is kept when the page is hidden, as a phone may end it there', () => {
    const pin = addedPin()
    stepPin(pin, 5, 0, extent)
    hidePage()
    // `toContainEqual`, because a returning page also reads what other test files left in local storage.
    expect(place()).toContainEqual([55, 50])
  })

  it('starts at another pin’s own position', () => {
    const pin = addedPin()
    usePinEditing.setState({ moved: { id: 'another', to: [1, 1] } })
    stepPin(pin, 1, 1, extent)
    expect(usePinEditing.getState().moved).toEqual({ id: pin.id, to: [51, 51] })
  })
})
