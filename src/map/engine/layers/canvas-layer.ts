import Layer from 'ol/layer/Layer.js'
import type { FrameState } from 'ol/Map.js'
import type { Frame } from './marker-picture.ts'

/** Whether the view is being dragged, pinched or flown. */
export interface Motion {
  readonly moving: boolean
}

/**
 * A layer of the engine that is one canvas of the view's size, drawn by a function.
 *
 * @param draw is given a cleared canvas; true asks for another frame at once
 */
export function createCanvasLayer(
  draw: (context: CanvasRenderingContext2D, frame: Frame, motion: Motion) => boolean,
): Layer {
  const canvas = document.createElement('canvas')
  canvas.className = 'map-canvas'
  const context = canvas.getContext('2d')
  return new Layer({
    render: (frameState: FrameState) => {
      const { size, pixelRatio, viewState, viewHints } = frameState
      const width = Math.round((size[0] ?? 0) * pixelRatio)
      const height = Math.round((size[1] ?? 0) * pixelRatio)
      if (canvas.width !== width || canvas.height !== height) {
        canvas.width = width
        canvas.height = height
      } else context?.clearRect(0, 0, width, height)
      const [x = 0, y = 0] = viewState.center
      const frame: Frame = {
        centre: [x, y],
        resolution: viewState.resolution,
        size: [size[0] ?? 0, size[1] ?? 0],
        pixelRatio,
      }
      const moving = viewHints.some((hint) => hint > 0)
      if (context && width > 0 && height > 0 && draw(context, frame, { moving })) {
        frameState.animate = true
      }
      return canvas
    },
  })
}
