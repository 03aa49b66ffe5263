import type { ComponentType } from 'react'
import type { Extent } from '../../geometry/extent.ts'
import type { LoadedWorld } from '../worlds/world-context.tsx'

export interface PosterDialogProps {
  readonly world: LoadedWorld
  readonly returnTo: { readonly current: HTMLElement | null }
  readonly onClose: () => void
}

interface PosterChunk {
  load?: () => Promise<{
    readonly PosterDialog: ComponentType<PosterDialogProps>
    readonly canDraw: () => boolean
    /** Draws the view for print. Resolves to `undefined` if stopped. @throws {Error} if it can't be drawn */
    readonly pictureOfView: (
      world: LoadedWorld,
      onShare: (share: number) => void,
      stop: AbortSignal,
      left?: boolean,
    ) => Promise<Blob | undefined>
    /** Extent of that picture in world units. */
    readonly extentOfView: (world: LoadedWorld) => Extent
  }>
}

/** Slot that the map fills with the loader of the poster script. The panel calls it. */
export const posterChunk: PosterChunk = {}
