import { useLayoutEffect, type RefObject } from 'react'
import { create } from 'zustand'
import type { Covered, Edge } from '../../domain/world/free-area.ts'

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
