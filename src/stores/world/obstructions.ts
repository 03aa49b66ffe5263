import { useLayoutEffect, type RefObject } from 'react'
import { create } from 'zustand'
import type { Covered, Edge } from '../../domain/world/free-area.ts'

/** In CSS pixels of the window. */
interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
}

interface Obstructions {
  readonly covered: Covered
  /** Where the banner stands at the page's lower edge, while there is one. */
  readonly banner: Box | null
  /** Where the buttons that move the map stand, while they are shown. */
  readonly pad: Box | null
}

/** Between the pad and what it stands beside, in CSS pixels; the styles say the same. */
const margin = 16

/** What the map must keep clear of when it flies to a marker, and the toasts where they appear. */
export const useObstructions = create<Obstructions>()(() => ({
  covered: {},
  banner: null,
  pad: null,
}))

/** How far the banner reaches up from the page's lower edge, in CSS pixels. */
export function useBannerReach(): number {
  return useObstructions(({ banner }) => (banner ? window.innerHeight - banner.top : 0))
}

/** Registers the place of the banner, which is empty while there is none. */
export function useBanner(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const node = element.current
    if (!node) return undefined
    const measure = () => {
      const { left, right, top, height } = node.getBoundingClientRect()
      useObstructions.setState({ banner: height === 0 ? null : { left, right, top } })
    }
    const observer = new ResizeObserver(measure)
    observer.observe(node)
    // Its place may change without its size.
    window.addEventListener('resize', measure)
    measure()
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', measure)
      useObstructions.setState({ banner: null })
    }
  }, [element])
}

/** How far what the buttons that move the map stand beside and above covers the page from its edges, in CSS pixels. */
interface PadPlace {
  readonly right: number
  readonly bottom: number
}

/**
 * Finds the place of the buttons that move the map, which is beside a card and above a banner, and registers it
 * while they are shown.
 *
 * @param width theirs, in CSS pixels
 */
export function usePad(
  element: RefObject<HTMLElement | null>,
  shown: boolean,
  width: () => number,
): PadPlace {
  const { right = 0, bottom: card = 0 } = useObstructions((state) => state.covered)
  const banner = useObstructions((state) => state.banner)
  const meets = banner !== null && banner.right > window.innerWidth - right - margin - width()
  const bottom = Math.max(card, meets ? window.innerHeight - banner.top : 0)
  useLayoutEffect(() => {
    const node = element.current
    if (!node || !shown) return undefined
    const measure = () => {
      const box = node.getBoundingClientRect()
      useObstructions.setState({ pad: { left: box.left, right: box.right, top: box.top } })
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

/** Registers an element as covering the map from one edge while it is shown. */
export function useObstruction(element: RefObject<HTMLElement | null>, edge: Edge | null): void {
  useLayoutEffect(() => {
    const node = element.current
    if (!node || !edge) return undefined
    const measure = () => {
      // Offsets rather than the bounding box: a panel that is still sliding in counts where it will be.
      const { offsetLeft, offsetTop, offsetWidth } = node
      if (edge === 'left') setCovered(edge, offsetLeft + offsetWidth)
      else if (edge === 'right') setCovered(edge, window.innerWidth - offsetLeft)
      else setCovered(edge, window.innerHeight - offsetTop)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(node)
    measure()
    return () => {
      observer.disconnect()
      setCovered(edge, undefined)
    }
  }, [element, edge])
}

function setCovered(edge: Edge, pixels: number | undefined): void {
  useObstructions.setState(({ covered }) => {
    if (covered[edge] === pixels) return { covered }
    const { [edge]: _before, ...rest } = covered
    return { covered: pixels === undefined ? rest : { ...rest, [edge]: pixels } }
  })
}
