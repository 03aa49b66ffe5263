// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openMenu } from '../../features/card/open-menu.ts'
import { useUndoStack } from '../../features/progress/undo/undo-stack.ts'
import { indexWorld, WorldProvider } from '../../features/worlds/world-context.tsx'
import { emptyWorld } from '../../testing/world-samples.ts'
import { SpotMenu } from '../map/spot-menu.tsx'
import { ShortcutsDialog } from '../shortcuts-dialog.tsx'
import type { Command } from './command.ts'
import type * as registry from './registry.ts'
import { useCommandKeys } from './use-command-keys.ts'

const { dig, holes } = vi.hoisted(() => {
  const holes = { dug: 0 }
  const dig: Command = {
    id: 'dig',
    icon: 'pin',
    keys: [['x']],
    menus: ['spot'],
    label: (_texts, spot) => `Dig ${spot ? 'at this spot' : 'here'}`,
    isAvailable: () => holes.dug < 2,
    run: () => {
      holes.dug += 1
    },
    inverse: () => {
      const { dug } = holes
      return () => {
        holes.dug = dug
      }
    },
  }
  return { dig, holes }
})

vi.mock('./registry.ts', async (importOriginal) => ({
  commands: [...(await importOriginal<typeof registry>()).commands, dig],
}))

const world = indexWorld(emptyWorld)

function Keys() {
  useCommandKeys()
  return null
}

beforeEach(() => {
  holes.dug = 0
  useUndoStack.setState({ steps: [] })
  render(
    <WorldProvider world={world}>
      <Keys />
      <main>
        <SpotMenu world={world} />
      </main>
    </WorldProvider>,
  )
})
afterEach(cleanup)

const press = (key: string, init: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.body, { key, ...init })

it('a command that is added to the registry is in the list of keys', () => {
  render(<ShortcutsDialog onClose={() => undefined} />)
  const rows = [...document.querySelectorAll('dl > div')].map((row) => row.textContent)
  expect(rows).toContain('xDig here')
})

it('a command that is added to the registry has an entry in its menu', async () => {
  openMenu({ kind: 'spot', coordinate: [1, 2], pixel: [3, 4], pinId: null })
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Dig at this spot' }))
  expect(holes.dug).toBe(1)
})

it('a command that is not available has no key and no entry in the menu', async () => {
  holes.dug = 2
  expect(press('x')).toBe(true)
  openMenu({ kind: 'spot', coordinate: [1, 2], pixel: [3, 4], pinId: null })
  await screen.findByRole('menuitem', { name: 'Measure from here' })
  expect(screen.queryByRole('menuitem', { name: /^Dig/ })).toBeNull()
})

it('Ctrl+Z undoes a command with an inverse, and Ctrl+Y redoes it', async () => {
  press('x')
  press('x')
  expect(holes.dug).toBe(2)
  press('z', { ctrlKey: true })
  await vi.waitFor(() => expect(holes.dug).toBe(1))
  press('z', { ctrlKey: true })
  await vi.waitFor(() => expect(holes.dug).toBe(0))
  press('y', { ctrlKey: true })
  await vi.waitFor(() => expect(holes.dug).toBe(1))
})
