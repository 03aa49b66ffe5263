// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepSet, setNamed } from '../features/filters/change-sets.ts'
import { useFilterSets } from '../features/filters/filters.ts'
import { changeFilters } from '../features/filters/shown-filters.ts'
import { NameSetDialog } from '../features/filters/ui/name-set-dialog.tsx'
import { closeMenu, openMenu, useMenu } from '../features/card/open-menu.ts'
import { undoLatestStep } from '../features/progress/undo/undo-step.ts'
import { indexWorld, WorldProvider } from '../features/worlds/world-context.tsx'
import { emptyWorld, markerType } from '../testing/world-samples.ts'
import { TypeMenu } from './type-menu.tsx'

const world = indexWorld({ ...emptyWorld, types: [markerType('inn'), markerType('cave')] })
const sets = () => useFilterSets.getState().sets
const names = () => sets().map(({ name }) => name)
const nothing = { current: null }

function OpenMenu() {
  return useMenu('filter') && <TypeMenu />
}

beforeEach(() => {
  useFilterSets.setState({ sets: [] })
  changeFilters({ visibleTypes: { cave: false } })
  for (const name of ['One', 'Two', 'Three']) keepSet(name)
})
afterEach(() => {
  cleanup()
  closeMenu('filter')
})

function showMenu(name: string): void {
  render(
    <WorldProvider world={world}>
      <main>
        <OpenMenu />
      </main>
    </WorldProvider>,
  )
  act(() => ask(name))
}

function ask(name: string): void {
  openMenu({ kind: 'filter', of: 'set', id: setNamed(name)?.id ?? '', pixel: [0, 0] })
}

const choose = async (name: string, role = 'menuitem') =>
  userEvent.click(await screen.findByRole(role, { name }))
const items = async () => {
  const menu = await screen.findByRole('menu')
  return Array.from(menu.querySelectorAll('[role^=menuitem]'), ({ textContent }) => textContent)
}

it('offers for a set what can be done with it, in its place', async () => {
  showMenu('One')
  expect(await items()).toEqual(['Rename…', 'Move later', 'Show at start', 'Copy link', 'Delete'])
  await choose('Move later')
  expect(names()).toEqual(['Two', 'One', 'Three'])
  expect(screen.queryByRole('menu')).toBeNull()
  act(() => ask('One'))
  expect(await items()).toContain('Move earlier')
  await choose('Move earlier')
  expect(names()).toEqual(['One', 'Two', 'Three'])
})

it('says which set is shown at the start, and takes that back', async () => {
  showMenu('Two')
  await choose('Show at start', 'menuitemcheckbox')
  expect(sets().map(({ start = false }) => start)).toEqual([false, true, false])
  act(() => ask('Two'))
  const item = await screen.findByRole('menuitemcheckbox', { name: 'Show at start' })
  expect(item.getAttribute('aria-checked')).toBe('true')
  await userEvent.click(item)
  expect(sets().some(({ start }) => start)).toBe(false)
})

it('asks for another name, and refuses one that is taken', async () => {
  showMenu('Two')
  await choose('Rename…')
  const field = await screen.findByRole('textbox', { name: 'Name' })
  await userEvent.clear(field)
  await userEvent.type(field, ' One {Enter}')
  expect(screen.getByRole('alert').textContent).toBe(
    'You already have a set called “One”. Choose another name.',
  )
  await userEvent.clear(field)
  await userEvent.type(field, '<b>Zwei</b>{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(names()).toEqual(['One', '<b>Zwei</b>', 'Three'])
})

it('deletes a set, which Undo brings back', async () => {
  showMenu('Two')
  await choose('Delete')
  expect(names()).toEqual(['One', 'Three'])
  expect(undoLatestStep()).toBe('filters')
  expect(names()).toEqual(['One', 'Two', 'Three'])
})

it('copies a link that says what the set shows, and its name', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  showMenu('Two')
  await choose('Copy link')
  expect(String(written.mock.calls[0]?.[0])).toMatch(/\?set=Two&types=inn$|\?set=Two&types=-cave$/)
})

it('a set that is deleted elsewhere is renamed only once that was said', async () => {
  showMenu('Two')
  await choose('Rename…')
  const field = await screen.findByRole('textbox', { name: 'Name' })
  const filters = setNamed('Two')?.filters
  act(() => void useFilterSets.setState({ sets: sets().filter(({ name }) => name !== 'Two') }))
  await userEvent.clear(field)
  await userEvent.type(field, 'Zwei{Enter}')
  expect(screen.getByRole('alert').textContent).toMatch(/^This filter set was deleted elsewhere/)
  expect(names()).toEqual(['One', 'Three'])
  await userEvent.type(field, '{Enter}')
  expect(names()).toEqual(['One', 'Three', 'Zwei'])
  expect(setNamed('Zwei')?.filters).toEqual(filters)
})

const openDialog = (onClose = vi.fn<() => void>()) => {
  render(<NameSetDialog returnTo={nothing} onClose={onClose} />)
  return onClose
}

it('saves the filters under a name and asks before replacing a set', async () => {
  const onClose = openDialog()
  changeFilters({ found: 'missing' })
  const field = screen.getByRole('textbox', { name: 'Name' })
  await userEvent.type(field, '  {Enter}')
  expect(screen.getByRole('alert').textContent).toBe('Enter a name.')
  await userEvent.type(field, 'Two{Enter}')
  expect(screen.getByRole('alert').textContent).toMatch(/^You already have a set called “Two”\./)
  expect(setNamed('Two')?.filters.found).toBe('all')
  await userEvent.type(field, 'x')
  expect(screen.queryByRole('button', { name: 'Replace' })).toBeNull()
  await userEvent.type(field, '{Backspace}{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Replace' }))
  expect(onClose).toHaveBeenCalledOnce()
  expect(names()).toEqual(['One', 'Two', 'Three'])
  expect(setNamed('Two')?.filters).toMatchObject({
    found: 'missing',
    visibleTypes: { cave: false },
  })
})

it('says so when there is no room for another one', async () => {
  for (let number = 4; number <= 50; number += 1) keepSet(`${number}`)
  const onClose = openDialog()
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), '51{Enter}')
  expect(screen.getByRole('alert').textContent).toBe('There’s room for 50 sets. Delete one first.')
  expect(onClose).not.toHaveBeenCalled()
  expect(names()).toHaveLength(50)
})
