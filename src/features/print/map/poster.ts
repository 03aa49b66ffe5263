import type { Extent } from '../../../geometry/extent.ts'
import type { LoadedWorld } from '../../worlds/world-context.tsx'
import { mapBoundsOf } from '../../../basemap/tiles/tile-grid.ts'
import { landWords } from '../../start-view/warm-land.ts'
import { drawPoster } from './draw-poster.ts'
import { planView, planWhole, stripsOf, type PosterPlan, type PosterSize } from './poster-plan.ts'
import { signsFor, viewOnScreen } from './signs.ts'

export { canDraw } from './draw-poster.ts'
export { PosterDialog } from './poster-dialog.tsx'

/** Space on A4 at 300 dots per inch for a picture above a list. */
const room: PosterSize = { width: 2244, height: 2200 }

/** The white style, because land in colour wastes ink. */
const basemapStyle = 'plain'

/**
 * Draws the view for print. `onShare` receives the finished share, from 0 to 1.
 * @param stop aborts at once; the result is then `undefined`
 * @param left true to show only places that are still to find
 * @throws {FalsifiedCanvasError} if the browser would falsify the picture
 * @throws {Error} if the land can't be loaded or drawn
 */
export async function pictureOfView(
  world: LoadedWorld,
  onShare: (share: number) => void,
  stop: AbortSignal,
  left = false,
): Promise<Blob | undefined> {
  const plan = planOf(world)
  const strips = stripsOf(world, plan, basemapStyle)
  const signs = signsFor(world, left ? 'left in view' : 'view', plan.unitsPerPixel)
  return drawPoster(
    { words: landWords(), basemapStyle, strips, lettered: true, ...signs },
    onShare,
    stop,
  )
}

/** Returns the extent of the picture of the view in world units. */
export function extentOfView(world: LoadedWorld): Extent {
  const { left, top, width, height, scale } = planOf(world)
  const [minX, , , maxY] = mapBoundsOf(world)
  return [
    minX + left / scale,
    maxY - (top + height) / scale,
    minX + (left + width) / scale,
    maxY - top / scale,
  ]
}

function planOf(world: LoadedWorld): PosterPlan {
  const view = viewOnScreen(world)
  return view
    ? planView(world, sizeFor(view.size), view)
    : planWhole(world, { width: room.width, height: room.width })
}

/** Returns the largest size with the window's aspect ratio that fits. */
function sizeFor({ width, height }: PosterSize): PosterSize {
  const factor = Math.min(room.width / width, room.height / height)
  return { width: Math.round(width * factor), height: Math.round(height * factor) }
}
