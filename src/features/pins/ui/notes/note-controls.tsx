import { useState } from 'react'
import type { Marker } from '../../../../world/marker.ts'
import { laterMessages } from '../../../../i18n/generated/later.ts'
import { Button } from '../../../../ui/button.tsx'
import { lazyChunk } from '../../../../ui/dialogs/lazy-chunk.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { focusInstead } from '../../../../ui/keys/focus.ts'
import { chunks } from '../../../chunks/chunks.ts'
import { noteMarker, useNotes } from '../../pins.ts'
import { AddPicture, ShownPictures } from '../pictures/add-picture.tsx'
import { noteTarget, usePictureTarget } from '../pictures/picture-target.ts'

const texts = laterMessages.pins

const NoteForm = lazyChunk(chunks, async () => (await import('./note-form.tsx')).NoteForm, {
  className: 'grid justify-items-start gap-2 py-2',
})

interface NoteControlsProps {
  readonly marker: Pick<Marker, 'id' | 'coordinate'>
  readonly label: string
}

export function NotePictures({ marker, label }: NoteControlsProps) {
  const note = useNotes().get(marker.id)
  return <ShownPictures target={noteTarget(marker, label)} pictures={note?.pictures} />
}

export function NoteControls({ marker, label }: NoteControlsProps) {
  const note = useNotes().get(marker.id)
  const target = noteTarget(marker, label)
  usePictureTarget(target)
  const [editing, setEditing] = useState(false)

  /** Moves the focus to the button that replaces the pressed one. */
  function done(): void {
    focusInstead(
      () => setEditing(false),
      () => document.querySelector<HTMLElement>('[data-note]'),
    )
  }

  if (editing) {
    return (
      <div className="-mx-4">
        <NoteForm marker={marker} note={note?.note ?? ''} target={target} onDone={done} />
      </div>
    )
  }
  return (
    <div className="flex flex-wrap gap-2 *:grow">
      <Button data-note className="px-3" onClick={() => setEditing(true)}>
        <Icon name={note ? 'edit' : 'note'} />
        {note ? texts.editNote : texts.addNote}
      </Button>
      {note && (
        <Button
          className="px-3"
          onClick={() => {
            noteMarker(marker, '', [])
            done()
          }}
        >
          <Icon name="trash" />
          {texts.deleteNote}
        </Button>
      )}
      <AddPicture target={target} />
    </div>
  )
}
