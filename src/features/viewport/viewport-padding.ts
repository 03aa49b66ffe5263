import { useLayoutEffect, type RefObject } from 'react'
import { create } from 'zustand'
import type { ViewportPadding, Edge } from '../../geometry/free-area.ts'

/** In CSS pixels of the window. */
interface Box {
  readonly top: number
}

interface ViewportPaddingState {
  readonly padding: ViewportPadding
  /** Where the buttons that move the map stand, while they are shown. */
  readonly panButtons: Box | null
}

/** How much of the map panel and cards cover: it keeps clear of them when it flies to a marker, and the toasts where they appear. */
export const useViewportPadding = create<ViewportPaddingState>()(() => ({
  padding: {},
  panButtons: null,
}))

/** CSS pixels between panel and card that what is said on the map needs. */
const leastRoom = 200

/** Whether panel and card leave no room between them for what is said on the map. */
export function useNoRoomBetween(): boolean {
  return useViewportPadding(
    ({ padding: { left = 0, right = 0 } }) =>
      left + right > 0 && window.innerWidth - left - right < leastRoom,
  )
}

/** How far what the buttons that move the map stand beside and above covers the page from its edges, in CSS pixels. */
interface PanButtonsPlace {
  readonly right: number
  readonly bottom: number
}

/** Finds the place of the buttons that move the map, which is beside or above a card, and registers it while they are shown. */
export function usePanButtonsPlace(
  element: RefObject<HTMLElement | null>,
  shown: boolean,
): PanButtonsPlace {
  const { right = 0, bottom = 0 } = useViewportPadding((state) => state.padding)
  useLayoutEffect(() => {
    const node = element.current
    if (!node || !shown) return undefined
    const measure = () => {
      useViewportPadding.setState({ panButtons: { top: node.getBoundingClientRect().top } })
    }
    window.addEventListener('resize', measure)
    measure()
    return () => {
      window.removeEventListener('resize', measure)
      useViewportPadding.setState({ panButtons: null })
    }
  }, [element, shown, right, bottom])
  return { right, bottom }
}

/**
 * Adds to the padding what an element covers of the map from one edge while it is shown. Of several the one that reaches
 * furthest counts.
 *
 * @param shows what its size depends on: measured at once when that changes, as the observer tells of it after the frame
 */
export function useViewportPaddingFrom(
  element: RefObject<HTMLElement | null>,
  edge: Edge | null,
  shows?: unknown,
): void {
  useLayoutEffect(() => {
    const node = element.current
    if (!node || !edge) return undefined
    const observer = new ResizeObserver(() => measure(node, edge))
    observer.observe(node)
    return () => {
      observer.disconnect()
      setPadding(edge, node, 0)
    }
  }, [element, edge])
  useLayoutEffect(() => {
    if (element.current && edge) measure(element.current, edge)
  }, [element, edge, shows])
}

function measure(node: HTMLElement, edge: Edge): void {
  // Offsets rather than the bounding box: a panel that is still sliding in counts where it will be.
  const { offsetLeft, offsetTop, offsetWidth } = node
  if (offsetWidth === 0) setPadding(edge, node, 0)
  else if (edge === 'left') setPadding(edge, node, offsetLeft + offsetWidth)
  else if (edge === 'right') setPadding(edge, node, window.innerWidth - offsetLeft)
  else setPadding(edge, node, window.innerHeight - offsetTop)
}

const paddingByElement = new Map<HTMLElement, { readonly edge: Edge; readonly pixels: number }>()

/** @param reach in CSS pixels from the edge; 0 of what is not shown */
function setPadding(edge: Edge, by: HTMLElement, reach: number): void {
  if (reach > 0) paddingByElement.set(by, { edge, pixels: reach })
  else paddingByElement.delete(by)
  const reaches = [...paddingByElement.values()].map((each) =>
    each.edge === edge ? each.pixels : 0,
  )
  const pixels = Math.max(0, ...reaches) || undefined
  useViewportPadding.setState(({ padding }) => {
    if (padding[edge] === pixels) return { padding }
    const { [edge]: _before, ...rest } = padding
    return { padding: pixels === undefined ? rest : { ...rest, [edge]: pixels } }
  })
}
