import { messages } from '../../../../i18n/generated/first.ts'
import { useNotes } from '../../pins.ts'

/** On a card: the player's note on what it is about, which is changed in the details. @param id under which it is kept */
export function ShownNote({ id }: { readonly id: number }) {
  const note = useNotes().get(id)
  // It may hold nothing but pictures, which the card shows by itself.
  if (!note?.note) return null
  return (
    <section
      aria-label={messages.pins.yourNote}
      className="mx-4 mt-3 rounded-md border border-line p-3"
    >
      <h3 className="text-sm text-vellum-soft">{messages.pins.yourNote}</h3>
      <p dir="auto" className="break-words whitespace-pre-wrap">
        {note.note}
      </p>
    </section>
  )
}
