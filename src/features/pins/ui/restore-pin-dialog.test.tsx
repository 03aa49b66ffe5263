// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createDeletedPin } from '../../../records/pin.ts'
import { pinOf } from '../../../testing/pin-samples.ts'
import { closeDialog, useOpenDialogs } from '../../progress/open-dialogs.ts'
import { usePlaythroughs } from '../../progress/playthroughs/playthroughs.ts'
import { useProgress } from '../../progress/progress.ts'
import { offerDeletedPin, watchDeletedWords } from '../deleted-words.ts'
import { RestorePinDialog } from './restore-pin-dialog.tsx'
import { openedId } from '../../../testing/open-cards.ts'
import { closeAll } from '../../card/opened.ts'

const { showNote } = vi.hoisted(() => ({
  showNote: vi.fn<(id: string, text: { readonly action: { readonly run: () => void } }) => void>(),
}))
vi.mock('../../../ui/toasts/toasts.tsx', async (original) => ({
  ...(await original<typeof import('../../../ui/toasts/toasts.tsx')>()),
  showNote,
}))

const pin = pinOf({ note: 'Bring a spade', stops: [[1, 2]] })
const dialogs = () => useOpenDialogs.getState().dialogs
const stored = () => useProgress.getState().pins.get(pin.id)

beforeEach(() => {
  sessionStorage.clear()
  showNote.mockReset()
  usePlaythroughs.setState({ playthroughs: [] })
  useProgress.setState({ pins: new Map([[pin.id, createDeletedPin(pin.id, 7)]]), journal: [] })
})

afterEach(() => {
  cleanup()
  closeAll()
  closeDialog('restore-pin')
})

function PageDialog() {
  const [dialog] = useOpenDialogs((state) => state.dialogs)
  if (dialog?.kind !== 'restore-pin') return null
  return (
    <RestorePinDialog
      key={dialog.pin.id}
      pin={dialog.pin}
      onClose={() => closeDialog('restore-pin')}
    />
  )
}

function show() {
  offerDeletedPin(pin)
  render(<PageDialog />)
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('shows the words, and restores the pin with all that it had [F118]', async () => {
  show()
  const shown = screen.getByRole('alertdialog', { name: 'This pin was deleted elsewhere' })
  expect(shown.textContent).toContain('Restore it with your text?')
  expect(shown.textContent).toContain('Bring a spade')
  await press('Restore')
  expect(stored()).toEqual({ ...pin, revision: 8 })
  expect(openedId('pin')).toBe(pin.id)
  expect(dialogs()).toEqual([])
  expect(showNote).not.toHaveBeenCalled()
  expect(sessionStorage.getItem('deleted-pin-words')).toBeNull()
})

it('gives its words to a pin that is back already', async () => {
  show()
  useProgress.setState({ pins: new Map([[pin.id, pinOf({ x: 5, revision: 8 })]]) })
  await press('Restore')
  expect(stored()).toMatchObject({ x: 5, note: 'Bring a spade', revision: 9 })
})

it('a toast restores words that were discarded', async () => {
  show()
  await press('Discard text')
  expect(stored()?.deleted).toBe(true)
  showNote.mock.calls[0]?.[1].action.run()
  expect(stored()).toMatchObject({ deleted: false, note: 'Bring a spade' })
})

it('asks about one pin after the other', async () => {
  offerDeletedPin(pinOf({ id: 'f'.repeat(24), title: 'First' }))
  show()
  expect(screen.getByRole('alertdialog').textContent).toContain('First')
  await press('Discard text')
  expect(screen.getByRole('alertdialog').textContent).toContain('Bring a spade')
  await press('Discard text')
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('waits until the playthrough of the pin is on screen', () => {
  offerDeletedPin(pin)
  closeDialog('restore-pin')
  const playthrough = useProgress.getState().playthrough
  usePlaythroughs.getState().put('3fa91c02', { name: 'Second' })
  useProgress.setState({ playthrough: '3fa91c02' })
  const stop = watchDeletedWords()
  expect(dialogs()).toEqual([])
  useProgress.setState({ playthrough })
  expect(dialogs()).toEqual([{ kind: 'restore-pin', pin }])
  stop()
})

it('offers a pin of a deleted playthrough in the open one', () => {
  offerDeletedPin(pin)
  closeDialog('restore-pin')
  const { playthrough } = useProgress.getState()
  usePlaythroughs.getState().put('3fa91c02', { name: 'Second' })
  usePlaythroughs.getState().put(playthrough, { deleted: true })
  useProgress.setState({ playthrough: '3fa91c02' })
  const stop = watchDeletedWords()
  expect(dialogs()).toEqual([{ kind: 'restore-pin', pin }])
  stop()
  useProgress.setState({ playthrough })
})

it('asks again after the tab has loaded the page again', () => {
  offerDeletedPin(pin)
  closeDialog('restore-pin')
  watchDeletedWords()()
  expect(dialogs()).toEqual([{ kind: 'restore-pin', pin }])
})

it('asks about the pin if the tab refuses to store its text', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  offerDeletedPin(pin)
  expect(dialogs()).toEqual([{ kind: 'restore-pin', pin }])
  vi.restoreAllMocks()
})

it.each(['null', '{', '[1]', '[{"world":"kcd1","playthrough":"","pin":{"id":"x"}}]'])(
  'ignores junk in the tab’s storage: %s',
  (text) => {
    sessionStorage.setItem('deleted-pin-words', text)
    watchDeletedWords()()
    expect(dialogs()).toEqual([])
  },
)
