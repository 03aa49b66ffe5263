import { chunks } from '../../chunks/chunks.ts'
import { posterChunk } from '../poster-chunk.ts'
import { lazyOverlay } from '../../../ui/dialogs/lazy-chunk.tsx'

/** The dialog in which a poster is made, once it is asked for. */
export const PosterDialog = lazyOverlay(chunks, async () => {
  if (!posterChunk.load) throw new Error('There is no map to make a poster of.')
  return (await posterChunk.load()).PosterDialog
})
