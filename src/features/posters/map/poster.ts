import type { Extent } from '../../../geometry/extent.ts'
import type { LoadedWorld } from '../../worlds/world-context.tsx'
import { mapBoundsOf } from '../../../basemap/tiles/tile-grid.ts'
import { landWords } from '../../land/warm-land.ts'
import { drawPoster } from './draw-poster.ts'
import { planView, planWhole, stripsOf, type PosterPlan, type PosterSize } from './poster-plan.ts'
import { signsFor, viewOnScreen } from './signs.ts'

export { canDraw } from './draw-poster.ts'
export { PosterDialog } from './poster-dialog.tsx'

/** What of A4 at 300 dots an inch is left for a picture above a list. */
const room: PosterSize = { width: 2244, height: 2200 }

/** White, with dark lines: land that covers a sheet in colour wastes ink. */
const basemapStyle = 'plain'

/**
 * A picture of the view for print, with all that stands on it.
 *
 * @param onShare how much of it is drawn, from 0 to 1
 * @param stop ends it at once
 * @param left whether of the places those alone that are still to find
 * @returns nothing when it was stopped
 * @throws {FalsifiedCanvasError} when the browser would falsify the picture
 * @throws when the land could not be loaded or drawn
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

/** What of the world is on that picture. */
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

/** As large as there is room for, in the shape of the window. */
function sizeFor({ width, height }: PosterSize): PosterSize {
  const factor = Math.min(room.width / width, room.height / height)
  return { width: Math.round(width * factor), height: Math.round(height * factor) }
}
