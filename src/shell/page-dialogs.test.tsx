// @vitest-environment happy-dom
import { cleanup, fireEvent, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { useSettings } from '../features/settings/settings.ts'
import { WorldProvider } from '../features/worlds/world-context.tsx'
import { useShortcuts } from './page-dialogs.tsx'

const isOpen = () => useSettings.getState().panelOpen

beforeEach(() => {
  useSettings.setState({ panelOpen: true, shortcuts: true })
  renderHook(useShortcuts, {
    wrapper: ({ children }) => <WorldProvider world={null}>{children}</WorldProvider>,
  })
})

afterEach(cleanup)

it.each([
  ['p', 'KeyP', 'a Latin keyboard'],
  ['з', 'KeyP', 'a Russian keyboard'],
  ['p', 'KeyR', 'Dvorak'],
])('%s closes and opens the panel, at %s as on %s', (key, code) => {
  fireEvent.keyDown(document.body, { key, code })
  expect(isOpen()).toBe(false)
  fireEvent.keyDown(document.body, { key, code })
  expect(isOpen()).toBe(true)
})

it('takes a Latin letter for what it is, whatever others have in its place', () => {
  fireEvent.keyDown(document.body, { key: 'l', code: 'KeyP' })
  expect(isOpen()).toBe(true)
})
