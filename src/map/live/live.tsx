import { useLive } from '../../stores/live/live.ts'
import { parts } from '../../stores/offline/parts.ts'
import type { LoadedWorld } from '../../stores/world/world-context.tsx'
import { lazyOverlay } from '../../ui/dialogs/lazy-part.tsx'
import { loadLiveMap } from './load-live-map.ts'

const LivePart = lazyOverlay(parts, async () => (await loadLiveMap()).LivePart)

/** What is said and done about following the game, once it is asked for. */
export function Live({ world }: { world: LoadedWorld }) {
  const shown = useLive(
    ({ source, trail, dialog }) => source !== null || trail.length > 0 || dialog !== null,
  )
  return shown && <LivePart world={world} onClose={closeDialog} />
}

function closeDialog(): void {
  useLive.setState({ dialog: null })
}
