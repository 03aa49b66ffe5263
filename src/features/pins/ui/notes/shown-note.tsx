import { messages } from '../../../../i18n/generated/first.ts'
import { useNotes } from '../../pins.ts'

export function ShownNote({ id }: { readonly id: number }) {
  const note = useNotes().get(id)
  // The note may have only pictures, which the card shows elsewhere.
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
