import type { Coordinate, Marker } from '../domain/marker.ts'
import type { MapEvent } from './engine/map-engine.ts'

/** What the engine says about itself, for the controls around the map. */
interface MapSignalState {
  readonly ready: boolean
  readonly landFailed: boolean
  readonly unitsPerPixel: number
  readonly pointer: Coordinate | null
  readonly aim: Marker | null
}

export interface MapSignals {
  readonly current: () => MapSignalState
  readonly subscribe: (listener: () => void) => () => void
  readonly take: (event: MapEvent) => void
  readonly landRetried: () => void
}

export function createMapSignals(): MapSignals {
  let state: MapSignalState = {
    ready: false,
    landFailed: false,
    unitsPerPixel: 0,
    pointer: null,
    aim: null,
  }
  const listeners = new Set<() => void>()
  const change = (part: Partial<MapSignalState>) => {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }
  return {
    current: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    take: (event) => {
      if (event.kind === 'ready') change({ ready: true })
      else if (event.kind === 'land-failed') change({ landFailed: true })
      else if (event.kind === 'view') change({ unitsPerPixel: event.unitsPerPixel })
      else if (event.kind === 'pointer') change({ pointer: event.coordinate })
      else if (event.kind === 'aim') change({ aim: event.marker })
    },
    landRetried: () => change({ landFailed: false }),
  }
}
