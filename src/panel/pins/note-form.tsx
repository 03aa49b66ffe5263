import type { Marker } from '../../domain/marker.ts'
import { maxNote } from '../../domain/pin.ts'
import { messages } from '../../messages/messages.ts'
import { noteMarker } from '../../stores/pins.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useDraft } from './use-draft.ts'

interface NoteFormProps {
  readonly marker: Marker
  readonly note: string
  readonly onDone: () => void
}

const texts = messages.pins

/** Writes the note on a place; what is left without an answer is kept. */
export function NoteForm({ marker, note, onDone }: NoteFormProps) {
  const { draft, change, save, drop } = useDraft({ note }, (kept) =>
    noteMarker(marker, kept.note.trimEnd()),
  )
  const cancel = () => {
    drop()
    onDone()
  }
  return (
    <form
      className="grid gap-2 px-4 pt-3"
      onSubmit={(event) => {
        event.preventDefault()
        save()
        onDone()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        cancel()
      }}
    >
      <TextField
        label={texts.yourNote}
        value={draft.note}
        onChange={(text) => change({ note: text })}
        maxLength={maxNote}
        left={texts.left}
        placeholder={texts.noteHint}
        rows={3}
        takesFocus
      />
      <div className="grid grid-cols-2 gap-2">
        <Button type="submit" look="primary">
          {texts.save}
        </Button>
        <Button onClick={cancel}>{texts.cancel}</Button>
      </div>
    </form>
  )
}
