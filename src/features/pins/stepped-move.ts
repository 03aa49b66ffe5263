import { onPageLeave } from '../../platform/page-leave.ts'
import type { Pin } from '../../records/pin.ts'
import { createClamp } from '../../geometry/extent.ts'
import type { Extent } from '../../geometry/extent.ts'
import { movePin } from './pins.ts'
import { usePinEditing } from './pin-editing.ts'

/** Time in ms without a step after which the steps are saved as one change, which one undo reverts. */
export const stepRest = 800

let waiting: ReturnType<typeof setTimeout> | undefined
let stopLeaving = () => {}

/** Shows a pin one step further, and saves it after {@link stepRest}. `right` and `up` are in world units. */
export function stepPin(
  { id, x, y }: Pick<Pin, 'id' | 'x' | 'y'>,
  right: number,
  up: number,
  extent: Extent,
): void {
  const { moved } = usePinEditing.getState()
  const [fromX, fromY] = moved?.id === id ? moved.to : [x, y]
  usePinEditing.setState({ moved: { id, to: createClamp(extent)([fromX + right, fromY + up]) } })
  clearTimeout(waiting)
  waiting = setTimeout(saveSteps, stepRest)
  stopLeaving()
  stopLeaving = onPageLeave(saveSteps)
}

export function saveSteps(): void {
  clearTimeout(waiting)
  stopLeaving()
  const { moved } = usePinEditing.getState()
  if (!moved) return
  movePin(moved.id, moved.to)
  usePinEditing.setState({ moved: null })
}
