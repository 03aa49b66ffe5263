import { useRef, useState } from 'react'
import { fileMessages } from '../../../messages/file-messages.ts'
import { parts } from '../../../stores/offline/parts.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { lazyOverlay } from '../../../ui/dialogs/lazy-part.tsx'

const SendDialog = lazyOverlay(parts, async () => (await import('./send-dialog.tsx')).SendDialog)

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
      {open && <SendDialog onClose={close} returnTo={button} />}
    </>
  )
}
