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
    /** Whether this browser has all that a picture takes. */
    readonly canDraw: () => boolean
    /** The view as a picture for print; nothing when it was stopped. @throws when it could not be drawn */
    readonly pictureOfView: (
      world: LoadedWorld,
      onShare: (share: number) => void,
      stop: AbortSignal,
      left?: boolean,
    ) => Promise<Blob | undefined>
    /** What of the world is on that picture. */
    readonly extentOfView: (world: LoadedWorld) => Extent
  }>
}

/** Where the map says how what draws posters is loaded, which the panel asks for. */
export const posterChunk: PosterChunk = {}
