import type { ComponentType } from 'react'
import type { Extent } from '../../geometry/extent.ts'
import { createSlot } from '../../platform/slot.ts'
import type { LoadedWorld } from '../worlds/world-context.tsx'

export interface PosterDialogProps {
  readonly world: LoadedWorld
  readonly returnTo: { readonly current: HTMLElement | null }
  readonly onClose: () => void
}

interface PosterChunk {
  readonly PosterDialog: ComponentType<PosterDialogProps>
  readonly canDraw: () => boolean
  /** Draws the view for print; `undefined` if `stop` was aborted. @throws if the picture could not be drawn */
  readonly pictureOfView: (
    world: LoadedWorld,
    onShare: (share: number) => void,
    stop: AbortSignal,
    left?: boolean,
  ) => Promise<Blob | undefined>
  readonly extentOfView: (world: LoadedWorld) => Extent
}

/** Loads the code that draws posters. Filled if the page has a map. */
export const posterChunk = createSlot<() => Promise<PosterChunk>>()
