import { useRef, useState } from 'react'
import { posterMessages as texts } from '../../messages/poster-messages.ts'
import { parts } from '../../stores/offline/parts.ts'
import { useWorldIfLoaded } from '../../stores/world/world-context.tsx'
import { Button } from '../../ui/button.tsx'
import { lazyOverlay } from '../../ui/dialogs/lazy-part.tsx'
import { PosterDialog } from './poster-part.tsx'

const PrintDialog = lazyOverlay(
  parts,
  async () => (await import('../print/print-dialog.tsx')).PrintDialog,
)

/** The ways to a poster of the land and to paper. */
export function PosterSection() {
  const world = useWorldIfLoaded()
  const [open, setOpen] = useState<'poster' | 'print' | null>(null)
  const poster = useRef<HTMLButtonElement>(null)
  const print = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(null)
  if (!world) return null
  return (
    <section className="grid gap-3">
      <h3 className="font-medium">{texts.title}</h3>
      <p className="text-sm text-vellum-soft">{texts.intro}</p>
      <Button ref={poster} aria-haspopup="dialog" onClick={() => setOpen('poster')}>
        {texts.open}
      </Button>
      {'print' in window && (
        <Button ref={print} aria-haspopup="dialog" onClick={() => setOpen('print')}>
          {texts.print.open}
        </Button>
      )}
      {open === 'poster' && <PosterDialog world={world} returnTo={poster} onClose={close} />}
      {open === 'print' && <PrintDialog world={world} returnTo={print} onClose={close} />}
    </section>
  )
}
