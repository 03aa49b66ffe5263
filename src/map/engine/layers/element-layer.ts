import Layer from 'ol/layer/Layer.js'
import type { FrameState } from 'ol/Map.js'
import type { Frame } from './frame.ts'

/** Whether the view is being dragged, pinched or flown. */
export interface Motion {
  readonly moving: boolean
}

/**
 * A layer of the engine that is an element with whatever a function puts into it. Elements that are moved
 * rather than redrawn cost the page's thread next to nothing, on machines without a GPU as well.
 *
 * @param draw is called for every frame; true asks for another one at once
 */
export function createElementLayer(
  element: HTMLElement,
  draw: (frame: Frame, motion: Motion) => boolean,
): Layer {
  element.classList.add('map-layer')
  return new Layer({
    render: (frameState: FrameState) => {
      const { size, pixelRatio, viewState, viewHints } = frameState
      const [x = 0, y = 0] = viewState.center
      const [width = 0, height = 0] = size
      const frame: Frame = {
        centre: [x, y],
        resolution: viewState.resolution,
        size: [width, height],
        pixelRatio,
      }
      const moving = viewHints.some((hint) => hint > 0)
      if (width > 0 && height > 0 && draw(frame, { moving })) frameState.animate = true
      return element
    },
  })
}
