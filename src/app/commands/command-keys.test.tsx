// @vitest-environment happy-dom
import { cleanup, fireEvent, render, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type * as undoing from '../../features/progress/undo/undo.ts'
import { openedId, openPin } from '../../testing/open-cards.ts'
import { addPin, ownPins } from '../../features/pins/pins.ts'
import { useSettings } from '../../features/settings/settings.ts'
import { WorldProvider } from '../../features/worlds/world-context.tsx'
import { ShortcutsDialog } from '../shortcuts-dialog.tsx'
import { commands } from './registry.ts'
import { useCommandKeys } from './use-command-keys.ts'

const { undone } = vi.hoisted(() => ({ undone: vi.fn<typeof undoing.undoLastChange>() }))
vi.mock('../../features/progress/undo/undo.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof undoing>()),
  undoLastChange: undone,
}))

const isOpen = () => useSettings.getState().panelOpen

beforeEach(() => {
  useSettings.setState({ panelOpen: true, shortcuts: true })
  renderHook(useCommandKeys, {
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

it('Delete deletes the selected pin while the map has the focus', () => {
  useSettings.setState({ shortcuts: false })
  const map = document.createElement('div')
  map.dataset['mapFocus'] = ''
  document.body.append(map)
  const { id } = addPin({ x: 1, y: 2, title: '', note: '' })
  openPin(id, 'pointer')
  fireEvent.keyDown(document.body, { key: 'Delete' })
  expect(ownPins()).toHaveLength(1)
  fireEvent.keyDown(map, { key: 'Delete' })
  expect([ownPins(), openedId('pin')]).toEqual([[], null])
  map.remove()
})

it('no two commands have the same keys or the same id', () => {
  const keys = commands.flatMap((command) => (command.keys ?? []).map((keys) => keys.join()))
  expect(new Set(keys).size).toBe(keys.length)
  expect(new Set(commands.map(({ id }) => id)).size).toBe(commands.length)
})

it('the list of keys has the keys of every command, and of the map', () => {
  render(<ShortcutsDialog onClose={() => undefined} />)
  const rows = [...document.querySelectorAll('dl > div')].map((row) => row.textContent)
  expect(rows).toEqual([
    '/Search',
    'pOpen or close the panel',
    'nGo to the nearest unfound place',
    'dMark the selected place as found or unfound',
    'mMap menu: follow the game, print, make a poster',
    '?Show keyboard shortcuts',
    'Arrow keysMove the map',
    '+ or = or -Zoom in and out',
    'Arrow keys or Home or EndMove through a list or toolbar; Tab leaves it',
    'EnterOpen the place at the centre of the map; add a point while measuring or using the lasso',
    'Shift + F10Open the menu of the selected place or the map centre',
    'BackspaceRemove the last point while measuring or using the lasso',
    'DeleteDelete the selected pin on the map',
    'EscapeClose or cancel',
    'Ctrl + ZUndo the last change',
    'Ctrl + Shift + Z or Ctrl + YRedo',
  ])
})
