import type { ReactNode, RefObject } from 'react'
import type { LoadedWorld } from '../worlds/world-context.tsx'

interface PrintingProps {
  readonly world: LoadedWorld
  readonly of: 'route'
  /** Where the focus goes when it closes. */
  readonly returnTo: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

/** The dialog that prints a trip with its stops; the shell, which knows the printing, fills it in. */
export const tripPrinting: { Dialog?: (props: PrintingProps) => ReactNode } = {}
