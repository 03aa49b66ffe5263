import type { Marker } from '../../../../world/marker.ts'
import { maxNote } from '../../../../records/pin.ts'
import { laterMessages } from '../../../../i18n/generated/later.ts'
import { messages } from '../../../../i18n/generated/first.ts'
import { noteMarker } from '../../pins.ts'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { AnswerForm, useDraft } from '../answer-form.tsx'
import { AddPicture } from '../pictures/add-picture.tsx'
import type { PictureTarget } from '../pictures/picture-target.ts'

interface NoteFormProps {
  readonly marker: Pick<Marker, 'id' | 'coordinate'>
  readonly note: string
  readonly target: PictureTarget
  readonly onDone: () => void
}

const texts = laterMessages.pins

/** Form for the note on a marker. Closing it without an answer saves the text. */
export function NoteForm({ marker, note, target, onDone }: NoteFormProps) {
  const { draft, changed, change, save, drop } = useDraft({ note }, (written) =>
    noteMarker(marker, written.note.trimEnd()),
  )
  return (
    <AnswerForm
      changed={changed}
      onSave={save}
      onDrop={drop}
      onDone={onDone}
      className="gap-2 pt-3"
    >
      <TextField
        label={messages.pins.yourNote}
        value={draft.note}
        onChange={(text) => change({ note: text })}
        maxLength={maxNote}
        left={texts.left}
        full={texts.full}
        placeholder={texts.noteHint}
        rows={3}
        takesFocus
      />
      <AddPicture target={target} />
    </AnswerForm>
  )
}
