import type { ReactNode, RefObject } from 'react'
import type { LoadedWorld } from '../worlds/world-context.tsx'

interface PrintingProps {
  readonly world: LoadedWorld
  readonly of: 'route'
  readonly returnTo: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

/** Slot for the dialog that prints a tour. `src/app` fills it, because this feature can't import printing. */
export const tripPrinting: { Dialog?: (props: PrintingProps) => ReactNode } = {}
