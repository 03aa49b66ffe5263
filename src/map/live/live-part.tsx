import { liveMessages as texts } from '../../messages/live-messages.ts'
import { useLive } from '../../stores/live/live.ts'
import { useObstructions } from '../../stores/world/obstructions.ts'
import type { LoadedWorld } from '../../stores/world/world-context.tsx'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { rovingFocus, rovingStop } from '../../ui/keys/roving-focus.ts'
import { useToolOfClicks } from '../map-tools/use-tools.ts'
import { LiveDialog } from './live-dialog.tsx'
import { liveNotice } from './live-words.ts'

/** What lies over the map while somebody is followed, or their trail is on it, and the dialog about it. */
export function LivePart({ world }: { world: LoadedWorld }) {
  const isOn = useLive(({ source, trail }) => source !== null || trail.length > 0)
  const dialog = useLive((state) => state.dialog)
  return (
    <>
      {isOn && <LiveBar />}
      {dialog && <LiveDialog world={world} {...dialog} />}
    </>
  )
}

/** Above the scale, beside whatever covers the map. */
function LiveBar() {
  const { left = 0, bottom = 0 } = useObstructions((state) => state.covered)
  const isFollowed = useLive(({ source }) => source !== null)
  const centred = useLive((state) => state.centred)
  const notice = useLive(liveNotice)
  // What is measured is told there too, and asked for now.
  const isBusy = useToolOfClicks() !== undefined
  return (
    <section
      aria-label={texts.title}
      className="live-bar map-control"
      style={{ left: `calc(${left}px + 1rem)`, bottom: `calc(${bottom}px + 5rem)` }}
    >
      <div ref={rovingFocus} role="toolbar" aria-label={texts.title} className="flex">
        {isFollowed && (
          <IconButton
            {...rovingStop}
            label={texts.centre}
            aria-pressed={centred}
            className="aria-pressed:text-gold-bright"
            onClick={() => useLive.setState({ centred: !centred })}
          >
            <Icon name="aim" />
          </IconButton>
        )}
        <IconButton
          {...rovingStop}
          label={texts.open}
          aria-haspopup="dialog"
          onClick={({ currentTarget }) =>
            useLive.setState({ dialog: { returnTo: { current: currentTarget } } })
          }
        >
          <Icon name="settings" />
        </IconButton>
      </div>
      <p role="status" className="live-notice">
        {isBusy ? null : notice}
      </p>
    </section>
  )
}
