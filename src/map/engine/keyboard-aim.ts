import type { Coordinate } from '../../domain/world/view/coordinates.ts'
import { centreForFreeMiddle, type Margins } from '../../domain/world/view/free-area.ts'
import type { MapEvent } from './map-engine.ts'
import { noTarget, type MapTarget, type MapTargets } from './map-targets.ts'
import type { WorldView } from './view/world-view.ts'

interface AimOptions {
  readonly view: WorldView
  readonly targets: MapTargets
  /** What covers the map, in CSS pixels. */
  readonly margins: () => Margins
  readonly onEvent: (event: MapEvent) => void
}

export interface KeyboardAim {
  /** The middle of what is not covered, where the cross-hairs stand. */
  readonly point: () => Coordinate
  /** What lies there now. */
  readonly aimed: () => MapTarget
  /** Tells what lies there, where that is something else than was told last. */
  readonly update: () => void
}

/** Where the keyboard aims, and at what. */
export function createKeyboardAim({ view, targets, margins, onEvent }: AimOptions): KeyboardAim {
  let told = noTarget
  const point = (): Coordinate => {
    const [x, y] = view.centre
    const [shiftX, shiftY] = centreForFreeMiddle([0, 0], { ...margins(), top: 0 }, view.resolution)
    return [x - shiftX, y - shiftY]
  }
  const update = () => {
    const found = targets.nearest(point())
    if (found.marker === told.marker && found.pin === told.pin) return
    told = found
    onEvent({ kind: 'aim', ...told })
  }
  return {
    point,
    aimed: () => {
      update()
      return told
    },
    update,
  }
}
