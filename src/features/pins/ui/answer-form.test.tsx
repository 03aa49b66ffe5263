// @vitest-environment happy-dom
// Hidden pages simulate a phone that ends a page in the background, which only a real device can show.
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDeletedPin } from '../../../records/pin.ts'
import { hidePage } from '../../../testing/hide-page.ts'
import { pinOf } from '../../../testing/pin-samples.ts'
import { useOpenDialogs } from '../../progress/open-dialogs.ts'
import { progressRepository, useProgress } from '../../progress/progress.ts'
import { emptyProgress } from '../../progress/storage/progress-record.ts'
import { deletePin, noteMarker } from '../pins.ts'
import { NoteForm } from './notes/note-form.tsx'
import { noteTarget } from './pictures/picture-target.ts'
import { PinForm } from './pin-form.tsx'

const marker = { id: 3, coordinate: [10, 20] } as const
const pin = pinOf()
const done = vi.fn<() => void>()
const stored = (id: string) => useProgress.getState().pins.get(id)
const journal = () => useProgress.getState().journal

beforeEach(() => {
  sessionStorage.clear()
  useProgress.setState({ pins: new Map([[pin.id, pin]]), journal: [] })
})

afterEach(() => {
  cleanup()
  useOpenDialogs.setState({ dialogs: [] })
})

async function write(field: string, text: string): Promise<void> {
  await userEvent.type(screen.getByRole('textbox', { name: field }), text)
}

function showNoteForm(note = '') {
  return render(
    <NoteForm marker={marker} note={note} target={noteTarget(marker, 'Inn')} onDone={done} />,
  )
}

describe('an open form', () => {
  it('stores a note when the page is hidden', async () => {
    showNoteForm()
    await write('Your note', 'Come back')
    hidePage(() => expect(stored('marker-3')).toMatchObject({ note: 'Come back' }))
  })

  it('stores a pin’s words when the page is hidden, and once while nothing changes', async () => {
    render(<PinForm pin={pin} onDone={done} />)
    await write('Title', ' 2')
    hidePage()
    hidePage()
    expect(stored(pin.id)).toMatchObject({ title: 'Stash 2' })
    expect(journal()).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(journal()).toHaveLength(1)
  })

  it('undoes on Cancel what was stored while the page was hidden', async () => {
    showNoteForm()
    await write('Your note', 'One')
    hidePage()
    await write('Your note', ' two')
    hidePage()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(stored('marker-3')).toMatchObject({ deleted: true })
  })

  it('stores words that were changed back after the page was hidden', async () => {
    render(<PinForm pin={pin} onDone={done} />)
    await write('Title', '!')
    hidePage()
    await write('Title', '{Backspace}')
    cleanup()
    expect(stored(pin.id)).toMatchObject({ title: 'Stash' })
  })

  it('stores nothing where nothing was written', () => {
    showNoteForm('Old')
    hidePage()
    cleanup()
    expect(journal()).toEqual([])
  })

  it('stores a note again that was deleted elsewhere', async () => {
    noteMarker(marker, 'Old')
    showNoteForm('Old')
    await write('Your note', ' and new')
    act(() => void noteMarker(marker, ''))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(stored('marker-3')).toMatchObject({ deleted: false, note: 'Old and new' })
  })
})

describe('the form of a pin that is deleted elsewhere', () => {
  const deletedElsewhere = () => {
    const pins = new Map([[pin.id, createDeletedPin(pin.id, 7)]])
    progressRepository.absorb({ ...emptyProgress, pins })
  }

  it.each([
    ['another tab', deletedElsewhere],
    ['an action here', () => deletePin(pin.id)],
    ['deleted data', () => useProgress.setState({ pins: new Map() })],
  ])('keeps its words and asks about them (%s)', async (_name, remove) => {
    render(<PinForm pin={pin} onDone={done} />)
    await write('Note', 'Bring a spade')
    act(remove)
    cleanup()
    expect(useOpenDialogs.getState().dialogs).toMatchObject([
      {
        kind: 'restore-pin',
        pin: { id: pin.id, title: 'Stash', note: 'Bring a spade', x: pin.x },
      },
    ])
  })

  it('keeps words that were stored while the page was hidden', async () => {
    render(<PinForm pin={pin} onDone={done} />)
    await write('Note', 'Bring a spade')
    hidePage(() => {
      act(deletedElsewhere)
      cleanup()
    })
    expect(useOpenDialogs.getState().dialogs).toMatchObject([{ pin: { note: 'Bring a spade' } }])
  })

  it('asks nothing where nothing was written', () => {
    render(<PinForm pin={pin} onDone={done} />)
    act(deletedElsewhere)
    cleanup()
    expect(useOpenDialogs.getState().dialogs).toEqual([])
  })
})
