import { useState } from 'react'
import type { Marker } from '../../../domain/markers/marker.ts'
import { messages } from '../../../messages/messages.ts'
import { useNotes, noteMarker } from '../../../stores/pins/pins.ts'
import { parts } from '../../../stores/offline/parts.ts'
import { Button } from '../../../ui/button.tsx'
import { focusInstead } from '../../../ui/keys/focus-instead.ts'
import { Icon } from '../../../ui/icon.tsx'
import { lazyPart } from '../../../ui/dialogs/lazy-part.tsx'

const NoteForm = lazyPart(parts, async () => (await import('./note-form.tsx')).NoteForm, {
  className: 'grid justify-items-start gap-2 px-4 py-2',
})

const texts = messages.pins

/** The player's note on a place. */
export function MarkerNote({ marker }: { marker: Marker }) {
  const note = useNotes().get(marker.id)
  const [editing, setEditing] = useState(false)

  /** The button with the focus goes with what it did; the one in its place takes the focus. */
  function done(): void {
    focusInstead(
      () => setEditing(false),
      () => document.querySelector<HTMLElement>('[data-note]'),
    )
  }

  if (editing) {
    return <NoteForm marker={marker} note={note?.note ?? ''} onDone={done} />
  }
  if (!note) {
    return (
      <div className="px-4 pt-3">
        <Button data-note className="w-full" onClick={() => setEditing(true)}>
          <Icon name="note" />
          {texts.addNote}
        </Button>
      </div>
    )
  }
  return (
    <section
      aria-label={texts.yourNote}
      className="mx-4 mt-3 rounded-md border border-line p-3 pb-1"
    >
      <h3 className="text-sm text-vellum-soft">{texts.yourNote}</h3>
      <p dir="auto" className="break-words whitespace-pre-wrap">
        {note.note}
      </p>
      <div className="flex flex-wrap gap-x-2">
        <Button
          look="quiet"
          data-note
          className="-ml-2 px-2"
          aria-label={texts.editNote}
          onClick={() => setEditing(true)}
        >
          <Icon name="edit" />
          {texts.edit}
        </Button>
        <Button
          look="quiet"
          className="px-2"
          aria-label={texts.deleteNote}
          onClick={() => {
            noteMarker(marker, '')
            done()
          }}
        >
          <Icon name="trash" />
          {texts.delete}
        </Button>
      </div>
    </section>
  )
}
