import { useRef, type PointerEvent } from 'react'
import { pressSlack } from '../press.ts'

/** The part of a toast's width by which it must be dragged to go. */
const removalShare = 0.8

interface DragHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void
}

/** Lets a toast be dragged sideways, and away. */
export function useToastDrag(onAway: () => void): DragHandlers {
  const start = useRef<number | null>(null)

  function settle({ style, dataset }: HTMLElement): void {
    start.current = null
    delete dataset['dragged']
    style.removeProperty('transform')
    style.removeProperty('opacity')
  }

  return {
    onPointerDown: ({ button, clientX }) => {
      if (button === 0) start.current = clientX
    },
    onPointerMove: ({ currentTarget, clientX, pointerId, pointerType }) => {
      if (start.current === null) return
      const { style, dataset, offsetWidth } = currentTarget
      const by = clientX - start.current
      if (dataset['dragged'] === undefined) {
        if (Math.abs(by) < pressSlack(pointerType)) return
        dataset['dragged'] = ''
        // From now on it is no click on a button of the toast.
        currentTarget.setPointerCapture(pointerId)
      }
      style.transform = `translateX(${by}px)`
      style.opacity = String(1 - Math.abs(by) / offsetWidth)
    },
    onPointerUp: ({ currentTarget, clientX }) => {
      if (start.current === null) return
      const by = Math.abs(clientX - start.current)
      settle(currentTarget)
      if (by > currentTarget.offsetWidth * removalShare) onAway()
    },
    onPointerCancel: ({ currentTarget }) => settle(currentTarget),
  }
}
