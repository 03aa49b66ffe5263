// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  changeKinds,
  type ChangeKind,
  type JournalEntry,
} from '../features/progress/model/history.ts'
import { progressRepository, useProgress } from '../features/progress/progress.ts'
import { useOpenDialogs } from '../features/progress/open-dialogs.ts'
import { WorldProvider } from '../features/worlds/world-context.tsx'
import { pinOf } from '../testing/pin-samples.ts'
import type * as toasts from '../ui/toasts/toasts.tsx'
import { undoChange, undoLastChange } from '../features/progress/undo/undo.ts'
import { recordListSteps } from '../features/progress/undo/undo-stack.ts'
import { UndoElsewhereDialog } from '../features/progress/ui/undo-elsewhere-dialog.tsx'
import { mergeInto } from '../testing/merge-into.ts'

const { shownNote } = vi.hoisted(() => ({ shownNote: vi.fn<typeof toasts.showNote>() }))
vi.mock('../ui/toasts/toasts.tsx', async (importOriginal) => ({
  ...(await importOriginal<typeof toasts>()),
  showNote: shownNote,
  withdrawUndo: () => undefined,
}))

recordListSteps()

function entryOf(kind: ChangeKind, fields: Partial<JournalEntry> = {}): JournalEntry {
  const nothing = { added: [], removed: [], pins: [], undone: false }
  return { key: kind, sequence: 1, kind, origin: 'other', ...nothing, ...fields }
}

beforeEach(() => {
  vi.spyOn(progressRepository, 'joined').mockResolvedValue()
  useProgress.setState(useProgress.getInitialState())
  useOpenDialogs.setState({ dialogs: [] })
  shownNote.mockClear()
})
afterEach(cleanup)

const dialogs = () => useOpenDialogs.getState().dialogs
const toast = () => shownNote.mock.lastCall?.[1]

describe('undo by key [F59]', () => {
  it('undoes this tab’s step first, then asks about another tab’s', async () => {
    const { addDiscovered } = useProgress.getState()
    addDiscovered(7)
    const others = entryOf('mark', { sequence: 2, added: [9] })
    useProgress.setState(({ journal }) => ({ journal: [...journal, others] }))
    await undoLastChange()
    expect(useProgress.getState().discoveredMarkers).toEqual([])
    expect([toast()?.title(), dialogs()]).toEqual(['Undone: #7 no longer found', []])
    await undoLastChange()
    expect(dialogs()).toEqual([{ kind: 'undo-elsewhere', entry: others }])
    expect(shownNote).toHaveBeenCalledOnce()
  })

  it('says when there is nothing anywhere', async () => {
    await undoLastChange()
    expect([toast()?.title(), dialogs()]).toEqual(['Nothing to undo.', []])
  })

  it('says what stays because it was changed since', async () => {
    const key = mergeInto(useProgress, [1, 2]) ?? ''
    const others = entryOf('mark', { sequence: 9, added: [2] })
    useProgress.setState(({ journal }) => ({ journal: [...journal, others] }))
    undoChange(key)
    await vi.waitFor(() => expect(toast()?.detail?.()).toContain('One item was changed since'))
    const single = mergeInto(useProgress, [3]) ?? ''
    const again = entryOf('mark-many', { sequence: 99, added: [3] })
    useProgress.setState(({ journal }) => ({ journal: [...journal, again] }))
    undoChange(single)
    await vi.waitFor(() => expect(toast()?.title()).toMatch(/^Nothing changed/))
  })

  it('redoes undone steps one by one and names them [F13]', async () => {
    const { addDiscovered, markMany } = useProgress.getState()
    addDiscovered(7)
    markMany([8, 9], true)
    await undoLastChange()
    expect(toast()?.detail?.()).toBe('Marked 2 places as found')
    await undoLastChange()
    await undoLastChange('redo')
    expect(toast()?.title()).toBe('Redone: Found: #7')
    await undoLastChange('redo')
    expect(useProgress.getState().discoveredMarkers).toEqual([7, 8, 9])
    await undoLastChange('redo')
    expect(toast()?.title()).toBe('Nothing to redo.')
    await undoLastChange()
    addDiscovered(5)
    await undoLastChange('redo')
    expect(toast()?.title()).toBe('Nothing to redo.')
    expect(useProgress.getState().discoveredMarkers).toEqual([7, 5])
  })
})

describe('the question about another tab’s step [F59]', () => {
  const close = vi.fn<() => void>()
  beforeEach(() => close.mockClear())
  const ask = (entry: JournalEntry) =>
    render(
      <WorldProvider world={null}>
        <UndoElsewhereDialog entry={entry} onClose={close} />
      </WorldProvider>,
    )

  it('names the step and undoes it on request', async () => {
    const pin = pinOf({ title: 'Cellar' })
    const entry = entryOf('pin', { pins: [{ before: null, after: pin }] })
    useProgress.setState({ journal: [entry], pins: new Map([[pin.id, pin]]) })
    ask(entry)
    expect(screen.getByRole('alertdialog').textContent).toContain('Added pin: Cellar')
    expect(screen.getByRole('button', { name: 'Cancel' })).toBe(document.activeElement)
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(useProgress.getState().pins.get(pin.id)?.deleted).toBe(true)
    expect(close).toHaveBeenCalledOnce()
  })

  it('does nothing when it is cancelled', async () => {
    const entry = entryOf('mark', { added: [9] })
    useProgress.setState({ journal: [entry] })
    ask(entry)
    await userEvent.keyboard('{Escape}')
    expect(useProgress.getState().journal).toEqual([entry])
    expect(close).toHaveBeenCalledOnce()
  })

  it.each(changeKinds)('has words for %s', (kind) => {
    const change = { before: null, after: pinOf({ id: 'marker-7' }) }
    const entry = entryOf(kind, { added: [1, 2], pins: kind === 'note' ? [change] : [] })
    ask(entry)
    expect(screen.getByRole('alertdialog').textContent).not.toMatch(/undefined|: (?=Cancel)/)
  })
})
