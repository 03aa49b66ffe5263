import { parts } from '../../stores/offline/parts.ts'
import { posterPart } from '../../stores/poster/poster-part.ts'
import { lazyOverlay } from '../../ui/dialogs/lazy-part.tsx'

/** The dialog in which a poster is made, once it is asked for. */
export const PosterDialog = lazyOverlay(parts, async () => {
  if (!posterPart.load) throw new Error('There is no map to make a poster of.')
  return (await posterPart.load()).PosterDialog
})
