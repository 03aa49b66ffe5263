import { useRef } from 'react'
import { messages } from '../../messages/messages.ts'
import { mapToFocus } from '../../stores/world/map-focus.ts'
import { Dialog } from '../../ui/dialogs/dialog.tsx'

/** Shows a text, selected, that the browser refused to copy. */
export function CopyByHand({ text, onClose }: { text: string; onClose: () => void }) {
  const map = useRef(mapToFocus())
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={messages.spotMenu.refusedTitle}
      closeLabel={messages.spotMenu.close}
      returnTo={map}
    >
      <label className="grid gap-2">
        {messages.spotMenu.refused}
        <textarea
          readOnly
          rows={2}
          value={text}
          className="w-full rounded-md border border-line bg-ink p-2"
          onFocus={(event) => event.currentTarget.select()}
          ref={(field) => field?.focus()}
        />
      </label>
    </Dialog>
  )
}
