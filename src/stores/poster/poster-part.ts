import type { ComponentType } from 'react'
import type { LoadedWorld } from '../world/world-context.tsx'

export interface PosterDialogProps {
  readonly world: LoadedWorld
  readonly returnTo: { readonly current: HTMLElement | null }
  readonly onClose: () => void
}

interface PosterPart {
  load?: () => Promise<{ readonly PosterDialog: ComponentType<PosterDialogProps> }>
}

/** Where the map says how its dialog for posters is loaded, which the panel opens. */
export const posterPart: PosterPart = {}
