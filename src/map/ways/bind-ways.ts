import { loadPart } from '../../stores/offline/load-part.ts'
import { useProgressView } from '../../stores/progress/progress-view.ts'
import { useWay } from '../../stores/ways/way.ts'
import type { LoadedWorld } from '../../stores/world/world-context.tsx'
import type { MapEngine } from '../engine/map-engine.ts'

interface WayOptions {
  readonly world: LoadedWorld
  readonly prefersStillness: () => boolean
}

/** Shows on the map the way that a player asks for, and areas, each from the first time on. @returns what stops it */
export function bindWays(engine: MapEngine, { world, prefersStillness }: WayOptions): () => void {
  const stops = [
    bindPart(
      useWay.subscribe,
      () => useWay.getState().points !== null,
      async () => {
        const { showWay } = await loadPart(() => import('./show-way.ts'))
        return () => showWay(engine, world, prefersStillness)
      },
    ),
    bindPart(
      useProgressView.subscribe,
      () => useProgressView.getState().areasShaded,
      async () => {
        const { showAreas } = await loadPart(() => import('./show-areas.ts'))
        return () => showAreas(engine, world)
      },
    ),
  ]
  return () => stops.forEach((stop) => stop())
}

/** Loads a part when it is first wanted. @param load gives what shows it @returns what stops it */
function bindPart(
  subscribe: (changed: () => void) => () => void,
  wanted: () => boolean,
  load: () => Promise<() => () => void>,
): () => void {
  let stop: (() => void) | undefined
  let bound = true
  let asked = false
  const update = () => {
    if (asked || !wanted()) return
    asked = true
    // That the part is missing is said by what asked for it, which is of the same.
    void load().then(
      (show) => {
        if (bound) stop = show()
      },
      () => {
        asked = false
      },
    )
  }
  const unsubscribe = subscribe(update)
  update()
  return () => {
    bound = false
    unsubscribe()
    stop?.()
  }
}
