import { loadPart } from '../../stores/offline/load-part.ts'
import { useWay } from '../../stores/ways/way.ts'
import type { LoadedWorld } from '../../stores/world/world-context.tsx'
import type { MapEngine } from '../engine/map-engine.ts'

interface WayOptions {
  readonly world: LoadedWorld
  readonly prefersStillness: () => boolean
}

/** Shows on the map the way that a player asks for, from the first one on. @returns what stops it */
export function bindWays(engine: MapEngine, { world, prefersStillness }: WayOptions): () => void {
  let stop: (() => void) | undefined
  let bound = true
  let asked = false
  const update = () => {
    if (asked || !useWay.getState().points) return
    asked = true
    // That the part is missing is said by the way's card, which is of the same.
    void loadPart(async () => await import('./show-way.ts')).then(
      ({ showWay }) => {
        if (bound) stop = showWay(engine, world, prefersStillness)
      },
      () => {
        asked = false
      },
    )
  }
  const unsubscribe = useWay.subscribe(update)
  update()
  return () => {
    bound = false
    unsubscribe()
    stop?.()
  }
}
