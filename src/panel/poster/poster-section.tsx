import { posterMessages as texts } from '../../messages/poster-messages.ts'
import { usePoster } from '../../stores/poster/poster.ts'
import { useWorldIfLoaded } from '../../stores/world/world-context.tsx'
import { Button } from '../../ui/button.tsx'

/** The way to a poster of the land. */
export function PosterSection() {
  if (!useWorldIfLoaded()) return null
  return (
    <section className="grid gap-3">
      <h3 className="font-medium">{texts.title}</h3>
      <p className="text-sm text-vellum-soft">{texts.intro}</p>
      <Button
        aria-haspopup="dialog"
        onClick={({ currentTarget }) =>
          usePoster.setState({ dialog: { returnTo: { current: currentTarget } } })
        }
      >
        {texts.open}
      </Button>
    </section>
  )
}
