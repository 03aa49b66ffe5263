import type { Coordinate } from '../../domain/world/view/coordinates.ts'
import { clampedTo, type Extent } from '../../domain/world/extent.ts'
import { rememberWay, setPoint, useWay } from '../../stores/ways/way.ts'
import { insertPoint, removePoint } from '../../stores/ways/way-points.ts'
import type { WayHandle } from './way-handles.ts'

/** Has the way's points follow its handles, within the world; what was dragged is one change to take back. */
export function dragPoints(extent: Extent) {
  const inWorld = clampedTo(extent)
  /** A point that has come into the way while it is being dragged. */
  let added = false
  /** The way as it was before something of it was dragged. */
  let before: ReturnType<typeof useWay.getState> | undefined

  return ({ kind, index, coordinate }: WayHandle, to: Coordinate | null, done: boolean): void => {
    const point = inWorld(to ?? coordinate)
    before ??= useWay.getState()
    if (done && to) rememberWay(before)
    if (done) before = undefined
    if (kind !== 'new') setPoint(index, point)
    else if (!to) removePoint(index + 1)
    else if (added) setPoint(index + 1, point)
    else insertPoint(index, point)
    added = kind === 'new' && !done
  }
}
