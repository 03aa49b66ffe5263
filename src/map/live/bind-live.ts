import { linkedView } from '../../stores/links/address.ts'
import { useLive } from '../../stores/live/live.ts'
import { loadPart } from '../../stores/offline/load-part.ts'
import type { LoadedWorld } from '../../stores/world/world-context.tsx'
import type { MapEngine } from '../engine/map-engine.ts'
import { loadLiveMap } from './load-live-map.ts'

type LiveMap = Awaited<ReturnType<typeof loadLiveMap>>

interface LiveOptions {
  readonly world: LoadedWorld
  readonly embedded?: boolean
  readonly prefersStillness: () => boolean
}

/** Shows on the map who is followed, and the trail, as soon as there is either. @returns what stops it */
export function bindLive(
  engine: MapEngine,
  { world, embedded = false, prefersStillness }: LiveOptions,
): () => void {
  let bound = true
  let shown = false
  let stop: (() => void) | undefined
  // That the part is missing is said by what lies over the map, which is of the same.
  const load = (then: (part: LiveMap) => void) =>
    void loadPart(loadLiveMap).then(then, () => undefined)
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
  // As the script in the page's head has read the address.
  if (document.documentElement.dataset['overlay']) load(({ beginOverlay }) => beginOverlay(world))
  return () => {
    bound = false
    unsubscribe()
    stop?.()
  }
}
