import type { Frame } from './frame.ts'

export interface Motion {
  /** Whether the view is being dragged, pinched or flown. */
  readonly moving: boolean
  /** Whether its scale is changing, so that what is drawn for this one is soon of no use. */
  readonly zooming: boolean
}

/** One layer of the map. */
export interface MapLayer {
  readonly element: HTMLElement
  /** Brings the element up to date with a view. @returns whether it has more to do in the next frame */
  readonly draw: (frame: Frame, motion: Motion) => boolean
  /** Asks for a frame: what is drawn has changed. */
  readonly changed: () => void
  /** Who hears that; nobody before the layer is on a map. */
  onChanged: (() => void) | undefined
}

/**
 * A layer that is an element with whatever a function puts into it. Elements that are moved rather than redrawn
 * cost the page's thread next to nothing, on machines without a GPU as well.
 *
 * @param draw is called for every frame; true asks for another one at once
 */
export function createElementLayer(element: HTMLElement, draw: MapLayer['draw']): MapLayer {
  element.classList.add('map-layer')
  const layer: MapLayer = {
    element,
    draw,
    changed: () => layer.onChanged?.(),
    onChanged: undefined,
  }
  return layer
}
