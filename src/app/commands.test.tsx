// @vitest-environment happy-dom
import { cleanup, fireEvent, render, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type * as undoing from '../features/progress/undo/undo.ts'
import { useSettings } from '../features/settings/settings.ts'
import { WorldProvider } from '../features/worlds/world-context.tsx'
import { laterMessages } from '../i18n/generated/later.ts'
import { commands, useCommands } from './commands.ts'
import { mapTools } from './map/map-tools.ts'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'

const { undone } = vi.hoisted(() => ({ undone: vi.fn<typeof undoing.undoLastChange>() }))
vi.mock('../features/progress/undo/undo.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof undoing>()),
  undoLastChange: undone,
}))

const isOpen = () => useSettings.getState().panelOpen

beforeEach(() => {
  useSettings.setState({ panelOpen: true, shortcuts: true })
  renderHook(useCommands, {
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

it('uses the typed Latin letter, not the key’s position', () => {
  fireEvent.keyDown(document.body, { key: 'l', code: 'KeyP' })
  expect(isOpen()).toBe(true)
})

it('ignores single keys that the player has turned off, but still undoes', () => {
  useSettings.setState({ shortcuts: false })
  fireEvent.keyDown(document.body, { key: 'p', code: 'KeyP' })
  expect(isOpen()).toBe(true)
  const press = new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, cancelable: true })
  window.dispatchEvent(press)
  expect(press.defaultPrevented).toBe(true)
  expect(undone).toHaveBeenCalledExactlyOnceWith('undo')
})

it('has no key for two commands, and a message for each in the list of keys', () => {
  const all = [...commands, ...mapTools.flatMap((tool) => tool.commands ?? [])]
  const keys = all.flatMap((command) => command.keys.map((together) => together.join()))
  expect(new Set(keys).size).toBe(keys.length)
  for (const { id } of all) expect(laterMessages.shortcuts[id]).not.toBe('')
})

it('lists the keys of the page and of the map’s tools', () => {
  render(<ShortcutsDialog onClose={() => undefined} />)
  const told = [...document.querySelectorAll('dl > div')].map((row) => row.textContent)
  for (const { id } of commands)
    expect(told.some((row) => row?.includes(laterMessages.shortcuts[id]))).toBe(true)
  expect(told).toContain(
    laterMessages.shortcuts.keyNames.delete + laterMessages.shortcuts.deletePin,
  )
})
