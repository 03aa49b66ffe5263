import { linkedView } from '../../links/address.ts'
import { useLive } from '../live.ts'
import { savedSourceNote } from '../storage/saved-source-note.ts'
import { loadChunk, chunks } from '../../chunks/chunks.ts'
import type { LoadedWorld } from '../../worlds/world-context.tsx'
import { lazyOverlay } from '../../../ui/dialogs/lazy-chunk.tsx'
import type { MapEngine } from '../../../map/map-engine.ts'

const loadLiveMap = () => import('./live-map.tsx')

const LiveOverlay = lazyOverlay(chunks, async () => (await loadLiveMap()).LiveOverlay)

/** The bar and the dialog of following. They load on first use. */
export function Live({ world }: { world: LoadedWorld }) {
  const shown = useLive(
    ({ source, trail, dialog }) => source !== null || trail.length > 0 || dialog !== null,
  )
  return shown && <LiveOverlay world={world} onClose={closeDialog} />
}

function closeDialog(): void {
  useLive.setState({ dialog: null })
}

type LiveMap = Awaited<ReturnType<typeof loadLiveMap>>

interface LiveOptions {
  readonly world: LoadedWorld
  readonly embedded?: boolean
  readonly prefersStillness: () => boolean
}

/** Shows the player and the trail on the map as soon as there is either. @returns a function that stops this */
export function bindLive(
  engine: MapEngine,
  { world, embedded = false, prefersStillness }: LiveOptions,
): () => void {
  let bound = true
  let shown = false
  let stop: (() => void) | undefined
  // A missing chunk is reported by `LiveOverlay`, which is in the same chunk.
  const load = (then: (chunk: LiveMap) => void) =>
    void loadChunk(loadLiveMap).then(then, () => undefined)
  const update = () => {
    const { source, trail } = useLive.getState()
    if (shown || (!source && trail.length === 0)) return
    shown = true
    load(({ showLive }) => {
      const near = !embedded || !linkedView(world).at
      if (bound) stop = showLive(engine, near, prefersStillness)
    })
  }
  const unsubscribe = useLive.subscribe(update)
  update()
  if (!embedded && savedSourceNote.peek() !== undefined)
    load(({ resumeSavedSource }) => void resumeSavedSource(world))
  // pre-paint.ts sets this attribute for an embedded map with `follow=1`.
  if (document.documentElement.dataset['overlay']) load(({ beginOverlay }) => beginOverlay(world))
  return () => {
    bound = false
    unsubscribe()
    stop?.()
  }
}
