/** The note as plain text, without interpreting links or markup. */
export function PinNote({ note }: { readonly note: string }) {
  return (
    <p
      dir="auto"
      className="pin-note mx-4 mb-3 border-y border-line py-2 break-words whitespace-pre-wrap"
    >
      {note}
    </p>
  )
}
