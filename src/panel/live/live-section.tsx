import { liveMessages as texts } from '../../messages/live-messages.ts'
import { useLive } from '../../stores/live/live.ts'
import { useWorldIfLoaded } from '../../stores/world/world-context.tsx'
import { Button } from '../../ui/button.tsx'

/** The way to following the game, in a world that knows where the game's metres begin. */
export function LiveSection() {
  const world = useWorldIfLoaded()
  if (!world?.origin) return null
  return (
    <section className="grid gap-3">
      <h3 className="font-medium">{texts.title}</h3>
      <p className="text-sm text-vellum-soft">{texts.intro}</p>
      <Button
        aria-haspopup="dialog"
        onClick={({ currentTarget }) =>
          useLive.setState({ dialog: { returnTo: { current: currentTarget } } })
        }
      >
        {texts.open}
      </Button>
    </section>
  )
}
