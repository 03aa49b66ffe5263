import { Suspense, useRef, useState } from 'react'
import { messages } from '../../messages/messages.ts'
import { lazyPiece } from '../../stores/lazy-piece.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

const SendDialog = lazyPiece(async () => (await import('./send-dialog.tsx')).SendDialog)

export function SendButton() {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button ref={button} className="col-span-full" onClick={() => setOpen(true)}>
        <Icon name="phone" />
        {messages.transfer.send}
      </Button>
      <Suspense>{open && <SendDialog onClose={() => setOpen(false)} returnTo={button} />}</Suspense>
    </>
  )
}
