import { useLayoutEffect, type RefObject } from 'react'
import type { Edge } from '../../geometry/free-area.ts'
import { useViewport } from './viewport-store.ts'

/** Smallest space between panel and card in CSS pixels in which messages over the map fit. */
const minMessageRoomCssPx = 200

export function useNoRoomBetween(): boolean {
  return useViewport(
    ({ padding: { left = 0, right = 0 } }) =>
      left + right > 0 && window.innerWidth - left - right < minMessageRoomCssPx,
  )
}

interface PanButtonsPlace {
  readonly right: number
  readonly bottom: number
}

/** Returns the position of the buttons that move the map, and registers it in the store while they are shown. */
export function usePanButtonsPlace(
  element: RefObject<HTMLElement | null>,
  shown: boolean,
): PanButtonsPlace {
  const { right = 0, bottom = 0 } = useViewport((state) => state.padding)
  useLayoutEffect(() => {
    const node = element.current
    if (!node || !shown) return undefined
    const measure = () => {
      useViewport.setState({ panButtons: { top: node.getBoundingClientRect().top } })
    }
    window.addEventListener('resize', measure)
    measure()
    return () => {
      window.removeEventListener('resize', measure)
      useViewport.setState({ panButtons: null })
    }
  }, [element, shown, right, bottom])
  return { right, bottom }
}

/**
 * Registers how far an element covers the map from an edge while it is shown. The element that reaches furthest counts.
 *
 * @param shows a value on which the size depends. Its change is measured at once, before the observer reports
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
  // Offsets ignore transforms, so a panel that is still sliding in counts at its final position.
  const { offsetLeft, offsetTop, offsetWidth } = node
  if (offsetWidth === 0) setPadding(edge, node, 0)
  else if (edge === 'left') setPadding(edge, node, offsetLeft + offsetWidth)
  else if (edge === 'right') setPadding(edge, node, window.innerWidth - offsetLeft)
  else setPadding(edge, node, window.innerHeight - offsetTop)
}

const paddingByElement = new Map<HTMLElement, { readonly edge: Edge; readonly pixels: number }>()

/** @param reach CSS pixels from the edge, 0 if the element is not shown */
function setPadding(edge: Edge, by: HTMLElement, reach: number): void {
  if (reach > 0) paddingByElement.set(by, { edge, pixels: reach })
  else paddingByElement.delete(by)
  const reaches = [...paddingByElement.values()].map((each) =>
    each.edge === edge ? each.pixels : 0,
  )
  const pixels = Math.max(0, ...reaches) || undefined
  useViewport.setState(({ padding }) => {
    if (padding[edge] === pixels) return { padding }
    const { [edge]: _before, ...rest } = padding
    return { padding: pixels === undefined ? rest : { ...rest, [edge]: pixels } }
  })
}
