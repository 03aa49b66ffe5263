interface Spot {
  readonly clientX: number
  readonly clientY: number
}

/** Returns how far a pointer may move during a click, in CSS pixels. Fingers are less steady than mice. */
export function pressSlack(pointerType: string): number {
  if (pointerType === 'touch') return 10
  return pointerType === 'pen' ? 6 : 4
}

/** Whether a pointer has moved too far for a click. @param times factor for the tolerance, larger between two clicks */
export function isDrag(
  from: Spot,
  { clientX, clientY, pointerType }: Spot & Pick<PointerEvent, 'pointerType'>,
  times = 1,
): boolean {
  return (
    Math.hypot(clientX - from.clientX, clientY - from.clientY) >= times * pressSlack(pointerType)
  )
}
