import { useRef, useState } from 'react'
import { wayMessages as texts } from '../../messages/way-messages.ts'
import { parts } from '../../stores/offline/parts.ts'
import { useWorld } from '../../stores/world/world-context.tsx'
import { Button } from '../../ui/button.tsx'
import { lazyOverlay } from '../../ui/dialogs/lazy-part.tsx'
import { Icon } from '../../ui/icon.tsx'

const PrintDialog = lazyOverlay(
  parts,
  async () => (await import('../print/print-dialog.tsx')).PrintDialog,
)

/** Prints a tour: the view with it, its stops with a box each, and how to go. */
export function PrintStops() {
  const world = useWorld()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button ref={button} aria-haspopup="dialog" className="w-full" onClick={() => setOpen(true)}>
        <Icon name="list" />
        {texts.printStops}
      </Button>
      {open && (
        <PrintDialog world={world} of="way" returnTo={button} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
