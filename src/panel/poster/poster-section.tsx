import { useRef, useState } from 'react'
import { posterMessages as texts } from '../../messages/poster-messages.ts'
import { useWorldIfLoaded } from '../../stores/world/world-context.tsx'
import { Button } from '../../ui/button.tsx'
import { PosterDialog } from './poster-part.tsx'

/** The way to a poster of the land. */
export function PosterSection() {
  const world = useWorldIfLoaded()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  if (!world) return null
  return (
    <section className="grid gap-3">
      <h3 className="font-medium">{texts.title}</h3>
      <p className="text-sm text-vellum-soft">{texts.intro}</p>
      <Button ref={button} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      {open && <PosterDialog world={world} returnTo={button} onClose={() => setOpen(false)} />}
    </section>
  )
}
