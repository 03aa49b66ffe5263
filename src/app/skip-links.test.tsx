// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { usePanelView } from '../features/progress/panel-view.ts'
import { useSettings } from '../features/settings/settings.ts'
import { SkipLinks } from './skip-links.tsx'

beforeEach(() => {
  useSettings.setState({ panelOpen: false })
  render(
    <>
      <SkipLinks />
      <button id="settings" type="button">
        Settings
      </button>
    </>,
  )
})

afterEach(cleanup)

it('are the first two stops, and open the panel for what they lead to [F60]', async () => {
  const address = window.location.href
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('Skip to search')
  await userEvent.keyboard('{Enter}')
  expect(useSettings.getState().panelOpen).toBe(true)
  expect(usePanelView.getState().searchFocus).toBe('select')
  useSettings.setState({ panelOpen: false })
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(useSettings.getState().panelOpen).toBe(true)
  await vi.waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Settings' })),
  )
  expect(window.location.href).toBe(address)
})
