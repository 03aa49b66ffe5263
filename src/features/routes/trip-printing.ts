import type { ReactNode, RefObject } from 'react'
import { createSlot } from '../../platform/slot.ts'
import type { LoadedWorld } from '../worlds/world-context.tsx'

interface PrintingProps {
  readonly world: LoadedWorld
  readonly of: 'route'
  readonly returnTo: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

export const tripPrinting = createSlot<(props: PrintingProps) => ReactNode>()
