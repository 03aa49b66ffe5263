/** CSS pixels of the window. */
interface Spot {
  readonly clientX: number
  readonly clientY: number
}

/** A press is a press up to 4 px by mouse, 6 by pen, 10 by finger: hands tremble. From there on it drags. */
export function pressSlack(pointerType: string): number {
  if (pointerType === 'touch') return 10
  return pointerType === 'pen' ? 6 : 4
}

/** Whether a pointer is too far from where it pressed for a press. @param times of two presses that belong together */
export function isDrag(
  from: Spot,
  { clientX, clientY, pointerType }: Spot & Pick<PointerEvent, 'pointerType'>,
  times = 1,
): boolean {
  return (
    Math.hypot(clientX - from.clientX, clientY - from.clientY) >= times * pressSlack(pointerType)
  )
}
