import { useRef, useState } from 'react'
import { messages } from '../../messages/messages.ts'
import { parts } from '../../stores/offline/parts.ts'
import { siteWorlds } from '../../stores/world/page-world.ts'
import { useWorldIfLoaded } from '../../stores/world/world-context.tsx'
import { lazyOverlay } from '../../ui/dialogs/lazy-part.tsx'
import { Icon } from '../../ui/icon.tsx'

const WorldChooser = lazyOverlay(
  parts,
  async () => (await import('./world-chooser.tsx')).WorldChooser,
)

/** Names the world on screen, and opens the list of all that the site has; nothing where it has but one. */
export function WorldButton() {
  const world = useWorldIfLoaded()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  if (siteWorlds.others.length === 0) return null
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        className="flex min-h-11 items-center gap-1 text-left font-medium hover:text-gold-bright"
        onClick={() => setOpen(true)}
      >
        <span>{world ? messages.world.shown(world.title) : messages.world.choose}</span>
        <Icon name="chevron" className="size-4" />
      </button>
      {open && <WorldChooser returnTo={button} onClose={() => setOpen(false)} />}
    </>
  )
}
