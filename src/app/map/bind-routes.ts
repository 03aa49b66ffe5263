import { shapeOf } from '../../records/shape.ts'
import { storeLandAtRest } from '../../features/start-view/keep-last-land.ts'
import { loadChunk } from '../../features/chunks/chunks.ts'
import { ownPins } from '../../features/pins/pins.ts'
import { useProgress } from '../../features/progress/progress.ts'
import { usePanelView } from '../../features/progress/panel-view.ts'
import { useRoute } from '../../features/routes/route-store.ts'
import type { LoadedWorld } from '../../features/worlds/world-context.tsx'
import type { MapEngine } from '../../map/map-engine.ts'
import { onRest } from '../../features/viewport/last-position.ts'

interface RouteOptions {
  readonly world: LoadedWorld
  readonly prefersStillness: () => boolean
}

/** Shows routes, areas and shapes on the map, each loaded on first use. @returns a function that stops it */
export function bindRoutes(
  engine: MapEngine,
  { world, prefersStillness }: RouteOptions,
): () => void {
  const stops = [
    storeLandAtRest(engine, onRest),
    bindChunk(
      useRoute.subscribe,
      () => useRoute.getState().points !== null,
      async () => {
        const { showRoute } = await loadChunk(
          () => import('../../features/routes/map/show-route.ts'),
        )
        return () => showRoute(engine, world, prefersStillness)
      },
    ),
    bindChunk(
      usePanelView.subscribe,
      () => usePanelView.getState().areasShaded,
      async () => {
        const { showAreas } = await loadChunk(
          () => import('../../features/areas/map/show-areas.ts'),
        )
        return () => showAreas(engine, world)
      },
    ),
    bindChunk(
      useProgress.subscribe,
      () => ownPins().some((pin) => shapeOf(pin) !== undefined),
      async () => {
        const { showShapes } = await loadChunk(
          () => import('../../features/pins/map/show-shapes.ts'),
        )
        return () => showShapes(engine)
      },
    ),
  ]
  return () => stops.forEach((stop) => stop())
}

/** Loads a chunk when it is first wanted. @param load returns the function that starts showing its content */
function bindChunk(
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
    // The card or the tab that needs the chunk reports that it is missing.
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
