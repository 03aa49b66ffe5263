import type { ReactNode } from 'react'
import type { Slot } from '../platform/slot.ts'

interface SlotPartProps<Props> {
  readonly slot: Slot<(props: Props) => ReactNode>
  readonly props: Props
}

export function SlotPart<Props>({ slot, props }: SlotPartProps<Props>) {
  return slot.get()?.(props)
}
