import { useLayoutEffect, type RefObject } from 'react'
import { create } from 'zustand'
import type { Covered, Edge } from '../../domain/world/view/free-area.ts'

/** In CSS pixels of the window. */
interface Box {
  readonly top: number
}

interface Obstructions {
  readonly covered: Covered
  /** Where the buttons that move the map stand, while they are shown. */
  readonly pad: Box | null
}

/** What the map must keep clear of when it flies to a marker, and the toasts where they appear. */
export const useObstructions = create<Obstructions>()(() => ({
  covered: {},
  pad: null,
}))

/** CSS pixels between panel and card that what is said on the map needs. */
const leastRoom = 200

/** Whether panel and card leave no room between them for what is said on the map. */
export function useNoRoomBetween(): boolean {
  return useObstructions(
    ({ covered: { left = 0, right = 0 } }) =>
      left + right > 0 && window.innerWidth - left - right < leastRoom,
  )
}

/** How far what the buttons that move the map stand beside and above covers the page from its edges, in CSS pixels. */
interface PadPlace {
  readonly right: number
  readonly bottom: number
}

/** Finds the place of the buttons that move the map, which is beside or above a card, and registers it while they are shown. */
export function usePad(element: RefObject<HTMLElement | null>, shown: boolean): PadPlace {
  const { right = 0, bottom = 0 } = useObstructions((state) => state.covered)
  useLayoutEffect(() => {
    const node = element.current
    if (!node || !shown) return undefined
    const measure = () => {
      useObstructions.setState({ pad: { top: node.getBoundingClientRect().top } })
    }
    window.addEventListener('resize', measure)
    measure()
    return () => {
      window.removeEventListener('resize', measure)
      useObstructions.setState({ pad: null })
    }
  }, [element, shown, right, bottom])
  return { right, bottom }
}

/** Registers an element as covering the map from one edge while it is shown. Of several the one that reaches furthest counts. */
export function useObstruction(element: RefObject<HTMLElement | null>, edge: Edge | null): void {
  useLayoutEffect(() => {
    const node = element.current
    if (!node || !edge) return undefined
    const measure = () => {
      // Offsets rather than the bounding box: a panel that is still sliding in counts where it will be.
      const { offsetLeft, offsetTop, offsetWidth } = node
      if (offsetWidth === 0) setCovered(edge, node, 0)
      else if (edge === 'left') setCovered(edge, node, offsetLeft + offsetWidth)
      else if (edge === 'right') setCovered(edge, node, window.innerWidth - offsetLeft)
      else setCovered(edge, node, window.innerHeight - offsetTop)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(node)
    measure()
    return () => {
      observer.disconnect()
      setCovered(edge, node, 0)
    }
  }, [element, edge])
}

const covering = new Map<HTMLElement, { readonly edge: Edge; readonly pixels: number }>()

/** @param reach in CSS pixels from the edge; 0 of what is not shown */
function setCovered(edge: Edge, by: HTMLElement, reach: number): void {
  if (reach > 0) covering.set(by, { edge, pixels: reach })
  else covering.delete(by)
  const reaches = [...covering.values()].map((each) => (each.edge === edge ? each.pixels : 0))
  const pixels = Math.max(0, ...reaches) || undefined
  useObstructions.setState(({ covered }) => {
    if (covered[edge] === pixels) return { covered }
    const { [edge]: _before, ...rest } = covered
    return { covered: pixels === undefined ? rest : { ...rest, [edge]: pixels } }
  })
}
