import type { Coordinate, MapPosition } from '../geometry/coordinates.ts'
import { createContentReader } from '../map/content-reader.ts'
import type { MapLayer } from '../map/layers/map-layer.ts'
import type { MapContent, MapEngine, MapEvent } from '../map/map-engine.ts'

export type EngineCall =
  | {
      readonly kind: 'flyTo' | 'reveal'
      readonly coordinate: Coordinate
      readonly animate: boolean
    }
  | { readonly kind: 'fit'; readonly points: readonly Coordinate[]; readonly animate: boolean }
  | { readonly kind: 'follow'; readonly coordinate: Coordinate; readonly near: boolean }
  | { readonly kind: 'rename'; readonly names: readonly (string | undefined)[] }
  | { readonly kind: 'goTo'; readonly position: MapPosition }
  | { readonly kind: 'zoomBy'; readonly levels: number }
  | { readonly kind: 'panBy'; readonly x: number; readonly y: number }
  | { readonly kind: 'chooseMiddle' | 'openMenuOfMiddle' | 'retryLand' | 'focus' | 'destroy' }

export interface FakeEngine extends MapEngine {
  readonly position: MapPosition
  /** All content shown so far, one entry per frame. */
  readonly contents: readonly MapContent[]
  readonly calls: readonly EngineCall[]
  /** Number of calls of `contentChanged` so far. */
  readonly updates: () => number
  /** Layers that are on the map, in the order in which they were added. */
  readonly layers: readonly MapLayer[]
  /** Shows pending changes, as the real map does before it draws. */
  readonly drawFrame: () => void
  readonly emit: (event: MapEvent) => void
}

/** Creates an engine that draws nothing and records everything. Calls after `destroy` throw. */
export function createFakeEngine(
  position: MapPosition,
  content: () => MapContent,
  onEvent: (event: MapEvent) => void,
): FakeEngine {
  const contents: MapContent[] = []
  const calls: EngineCall[] = []
  const layers: MapLayer[] = []
  let updates = 0
  const assertAlive = () => {
    if (calls.some(({ kind }) => kind === 'destroy')) throw new Error('The engine is destroyed.')
  }
  const record = (call: EngineCall) => {
    assertAlive()
    calls.push(call)
  }
  const reader = createContentReader(content, (read) => contents.push(read))
  return {
    position,
    contents,
    calls,
    layers,
    updates: () => updates,
    emit: onEvent,
    drawFrame: () => void reader.content(),
    contentChanged: () => {
      assertAlive()
      updates += 1
      reader.changed()
    },
    rename: ({ places }) => record({ kind: 'rename', names: places.map(({ name }) => name) }),
    flyTo: (coordinate, animate) => record({ kind: 'flyTo', coordinate, animate }),
    reveal: (coordinate, animate) => record({ kind: 'reveal', coordinate, animate }),
    fit: (points, animate) => record({ kind: 'fit', points, animate }),
    goTo: (to) => record({ kind: 'goTo', position: to }),
    follow: (coordinate, _animate, near) => {
      record({ kind: 'follow', coordinate, near })
      return true
    },
    addLayer: (layer) => {
      assertAlive()
      layers.push(layer)
      return () => void layers.splice(layers.indexOf(layer), 1)
    },
    zoomBy: (levels) => record({ kind: 'zoomBy', levels }),
    panBy: (x, y) => record({ kind: 'panBy', x, y }),
    chooseMiddle: () => record({ kind: 'chooseMiddle' }),
    openMenuOfMiddle: () => record({ kind: 'openMenuOfMiddle' }),
    retryLand: () => record({ kind: 'retryLand' }),
    landInView: () => undefined,
    focus: () => record({ kind: 'focus' }),
    destroy: () => record({ kind: 'destroy' }),
  }
}
