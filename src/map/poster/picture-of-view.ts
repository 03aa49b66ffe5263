import type { LoadedWorld } from '../../stores/world/world-context.tsx'
import { landWords } from '../first-land/land-words.ts'
import { drawPoster } from './draw-poster.ts'
import { planView, planWhole, stripsOf, type PosterSize } from './poster-plan.ts'
import { signsFor } from './signs.ts'
import { viewOnScreen } from './view-on-screen.ts'

/** What of A4 at 300 dots an inch is left for a picture above a list. */
const room: PosterSize = { width: 2244, height: 2200 }

/** White, with dark lines: land that covers a sheet in colour wastes ink. */
const look = 'plain'

/**
 * A picture of the view for print, with all that stands on it.
 *
 * @param onShare how much of it is drawn, from 0 to 1
 * @param stop ends it at once
 * @returns nothing when it was stopped
 * @throws when the land could not be loaded or drawn
 */
export async function pictureOfView(
  world: LoadedWorld,
  onShare: (share: number) => void,
  stop: AbortSignal,
): Promise<Blob | undefined> {
  const view = viewOnScreen(world)
  const plan = view
    ? planView(world, sizeFor(view.size), view)
    : planWhole(world, { width: room.width, height: room.width })
  const strips = stripsOf(world, plan, look)
  const signs = signsFor(world, 'view', plan.unitsPerPixel)
  return drawPoster({ words: landWords(), look, strips, lettered: true, ...signs }, onShare, stop)
}

/** As large as there is room for, in the shape of the window. */
function sizeFor({ width, height }: PosterSize): PosterSize {
  const factor = Math.min(room.width / width, room.height / height)
  return { width: Math.round(width * factor), height: Math.round(height * factor) }
}
