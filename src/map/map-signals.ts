import type { Coordinate } from '../domain/world/coordinates.ts'
import type { MapEvent } from './engine/map-engine.ts'
import { noTarget, type MapTarget } from './engine/map-targets.ts'

/** What the engine says about itself, for the controls around the map. */
interface MapSignalState {
  readonly ready: boolean
  readonly landFailed: boolean
  readonly unitsPerPixel: number
  readonly pointer: Coordinate | null
  /** What lies in the middle, for the keyboard. */
  readonly aim: MapTarget
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
    aim: noTarget,
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
      else if (event.kind === 'aim') change({ aim: { marker: event.marker, pin: event.pin } })
    },
    landRetried: () => change({ landFailed: false }),
  }
}
