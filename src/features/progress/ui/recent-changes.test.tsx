// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pinOf } from '../../../testing/pin-samples.ts'
import { emptyWorld } from '../../../testing/world-samples.ts'
import { progressRepository, useProgress } from '../progress.ts'
import { indexWorld, WorldProvider } from '../../worlds/world-context.tsx'
import { RecentChanges } from './recent-changes.tsx'

const marker = { id: 7, locationType: 'nest', coordinate: [100, 100], name: 'Rook’s Nest' } as const
const world = indexWorld({
  ...emptyWorld,
  markers: [marker],
  places: [{ coordinate: [100, 100], rank: 'town', name: 'Rattay' }],
})

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

beforeEach(() => {
  vi.spyOn(progressRepository, 'joined').mockResolvedValue()
  useProgress.setState(useProgress.getInitialState())
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 18, 4) })
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

const show = () =>
  render(
    <WorldProvider world={world}>
      <RecentChanges />
    </WorldProvider>,
  )

it('says so where nothing was done yet', () => {
  show()
  expect(screen.getByText('No changes yet.')).toBeDefined()
})

it('lists changes with time and place, and undoes or redoes each one [F13]', async () => {
  const { addDiscovered, markMany, act: change } = useProgress.getState()
  addDiscovered(7)
  change({ kind: 'pin', pins: [pinOf({ title: 'Cellar', x: 100, y: 100 })] })
  markMany([8, 9], true)
  // Entries of older versions have no time.
  useProgress.setState(({ journal }) => ({
    journal: journal.map(({ at = '', ...entry }) =>
      entry.kind === 'pin' ? entry : { ...entry, at },
    ),
  }))
  show()
  const [many, pin, mark] = rows()
  expect(many).toMatch(/^Marked 2 places as found.*Nov 20, 2026.*6:04/)
  expect(many).not.toContain('Rattay')
  expect(pin).toContain('Added pin: Cellar')
  expect(pin).toContain('Rattay')
  expect(pin).not.toContain('2026')
  expect(mark).toMatch(/^Found: Rook’s Nest/)

  const list = within(screen.getByRole('list', { name: 'Recent changes' }))
  await userEvent.click(list.getByRole('button', { name: 'Undo: Found: Rook’s Nest' }))
  expect(useProgress.getState().discoveredMarkers).toEqual([8, 9])
  const redo = list.getByRole('button', { name: 'Redo: Found: Rook’s Nest' })
  expect(document.activeElement).toBe(redo)
  expect(rows()[2]).toContain('undone')
  await userEvent.keyboard('{Enter}')
  expect(useProgress.getState().discoveredMarkers.toSorted((a, b) => a - b)).toEqual([7, 8, 9])
  expect(rows()[2]).not.toContain('undone')
})

it('keeps what was changed since', async () => {
  const { markMany, removeDiscovered } = useProgress.getState()
  markMany([8, 9], true)
  removeDiscovered(9)
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Undo: Marked 2 places as found' }))
  act(() => useProgress.getState().addDiscovered(9))
  await userEvent.click(screen.getByRole('button', { name: 'Redo: Marked 2 places as found' }))
  expect(useProgress.getState().discoveredMarkers.toSorted((a, b) => a - b)).toEqual([8, 9])
})
