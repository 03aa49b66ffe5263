import { useRef } from 'react'
import { mapToFocus } from '../../features/viewport/map-view.ts'
import { laterMessages } from '../../i18n/generated/later.ts'
import { selectAll } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'

interface CopyByHandProps {
  readonly text: string
  readonly onClose: () => void
}

/** Shows a text that the browser has refused to copy, selected so that the player can copy it. */
export function CopyByHand({ text, onClose }: CopyByHandProps) {
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
          ref={selectAll}
        />
      </label>
    </Dialog>
  )
}
