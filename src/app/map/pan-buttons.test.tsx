// @vitest-environment happy-dom
import { mapTools } from './map-tools.ts'
import { mapToolSlot } from '../../features/viewport/toolbox.ts'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { drawLine, endLine } from '../../features/viewport/drawn-line.ts'
import { createFakeEngine, type FakeEngine } from '../../testing/fake-engine.ts'
import { createMapSignals, type MapSignals } from './map-signals.ts'
import { PanButtons } from './pan-buttons.tsx'
import { useViewport } from '../../features/viewport/viewport-store.ts'

const noContent = () => {
  throw new Error('Nothing is shown here.')
}

let engine: FakeEngine
let signals: MapSignals

function BoundPanButtons({ menu }: { menu: boolean }) {
  const map = { clientWidth: 900, clientHeight: 600 } as HTMLElement
  return (
    <PanButtons
      signals={signals}
      engine={() => engine}
      target={{ current: map }}
      prefersStillness={() => true}
      menu={menu}
    />
  )
}

beforeEach(() => {
  mapToolSlot.fill(mapTools)
  signals = createMapSignals()
  engine = createFakeEngine({ coordinates: [0, 0], zoom: 3 }, noContent, signals.handleEvent)
})

afterEach(() => {
  cleanup()
  useViewport.setState({ panButtonsShown: null })
  act(() => endLine('measure'))
})

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const isShown = () => screen.getByRole('toolbar').hasAttribute('data-shown')
const overMarker = { kind: 'crosshair', marker: 3 } as const

describe('the buttons that move the map [F60]', () => {
  it('move it by a third of its shorter side, without the focus too', () => {
    render(<BoundPanButtons menu />)
    expect(isShown()).toBe(false)
    // Clicks without focus, as in a browser that does not focus a pressed button.
    for (const side of ['north', 'west', 'east', 'south']) fireEvent.click(button(`Move ${side}`))
    expect(engine.calls).toEqual([
      { kind: 'panBy', x: 0, y: 200 },
      { kind: 'panBy', x: -200, y: 0 },
      { kind: 'panBy', x: 200, y: 0 },
      { kind: 'panBy', x: 0, y: -200 },
    ])
    expect(isShown()).toBe(true)
  })

  it('appear with the focus and go with it', async () => {
    render(
      <>
        <BoundPanButtons menu />
        <button type="button">elsewhere</button>
      </>,
    )
    await userEvent.tab()
    expect(document.activeElement).toBe(button('Move north'))
    expect(isShown()).toBe(true)
    await userEvent.tab()
    expect(document.activeElement).toBe(button('elsewhere'))
    expect(isShown()).toBe(false)
  })

  it('open the place at the centre if there is one, and the centre’s menu', () => {
    render(<BoundPanButtons menu />)
    const open = button('Open place at centre')
    expect(open.getAttribute('aria-disabled')).toBe('true')
    act(() => signals.handleEvent({ ...overMarker, item: null }))
    expect(open.hasAttribute('aria-disabled')).toBe(false)
    fireEvent.click(open)
    fireEvent.click(button(/^Menu for the centre/))
    expect(engine.calls).toEqual([{ kind: 'chooseMiddle' }, { kind: 'openMenuOfMiddle' }])
  })

  it('add points while a line is measured', () => {
    render(<BoundPanButtons menu />)
    act(() => drawLine('measure', [[1, 2]]))
    expect(button('Add point at centre').hasAttribute('aria-disabled')).toBe(false)
  })

  it('bring no menu within another site’s page', () => {
    render(<BoundPanButtons menu={false} />)
    expect(screen.queryByRole('button', { name: /^Menu/ })).toBeNull()
  })
})
