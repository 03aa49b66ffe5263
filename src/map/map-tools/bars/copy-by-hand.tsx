import { useRef } from 'react'
import { laterMessages } from '../../../messages/later-messages.ts'
import { mapToFocus } from '../../../stores/world/map-focus.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'

/** Shows a text, selected, that the browser refused to copy. */
export function CopyByHand({ text, onClose }: { text: string; onClose: () => void }) {
  const map = useRef(mapToFocus())
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={laterMessages.spotMenu.refusedTitle}
      closeLabel={laterMessages.spotMenu.close}
      returnTo={map}
    >
      <label className="grid gap-2">
        <span>{laterMessages.spotMenu.refused}</span>
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
