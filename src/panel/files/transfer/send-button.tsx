import { useRef, useState } from 'react'
import { fileMessages } from '../../../messages/file-messages.ts'
import { messages } from '../../../messages/messages.ts'
import { reloadPage } from '../../../stores/offline/hand-over.ts'
import { lazyPiece } from '../../../stores/offline/lazy-piece.ts'
import { isMissingPart } from '../../../stores/offline/load-part.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { OverlayBoundary } from '../../../ui/dialogs/overlay-boundary.tsx'

const SendDialog = lazyPiece(async () => (await import('./send-dialog.tsx')).SendDialog)

export function SendButton() {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(false)
  return (
    <>
      <Button ref={button} className="col-span-full" onClick={() => setOpen(true)}>
        <Icon name="phone" />
        {fileMessages.transfer.send}
      </Button>
      {open && (
        <OverlayBoundary
          texts={messages.part}
          isMissing={isMissingPart}
          onReload={reloadPage}
          open
          onClose={close}
        >
          <SendDialog onClose={close} returnTo={button} />
        </OverlayBoundary>
      )}
    </>
  )
}
