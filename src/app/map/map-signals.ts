import type { Coordinate } from '../../geometry/coordinates.ts'
import type { MapEvent, TargetReference } from '../../map/map-engine.ts'

interface MapSignalState {
  readonly ready: boolean
  readonly landFailed: boolean
  readonly unitsPerPixel: number
  readonly pointer: Coordinate | null
  readonly crosshair: TargetReference
  /** The target under a mouse or pen, and the position in CSS pixels from the map's top left corner. */
  readonly hover: TargetReference & { readonly pixel: readonly [x: number, y: number] }
}

export interface MapSignals {
  readonly current: () => MapSignalState
  readonly subscribe: (listener: () => void) => () => void
  readonly handleEvent: (event: MapEvent) => void
  readonly landRetried: () => void
}

const noTarget: TargetReference = { marker: null, item: null }

const noHover = { ...noTarget, pixel: [0, 0] } as const

export function createMapSignals(): MapSignals {
  let state: MapSignalState = {
    ready: false,
    landFailed: false,
    unitsPerPixel: 0,
    pointer: null,
    crosshair: noTarget,
    hover: noHover,
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
    handleEvent: (event) => {
      if (event.kind === 'ready') change({ ready: true })
      else if (event.kind === 'land-failed') change({ landFailed: true })
      else if (event.kind === 'view') change({ unitsPerPixel: event.unitsPerPixel, hover: noHover })
      else if (event.kind === 'pointer') change({ pointer: event.coordinate })
      else if (event.kind === 'crosshair')
        change({ crosshair: { marker: event.marker, item: event.item } })
      else if (event.kind === 'hover') change({ hover: event })
      // The press moves the target away, or opens its card.
      else if (event.kind === 'press') change({ hover: noHover })
    },
    landRetried: () => change({ landFailed: false }),
  }
}
