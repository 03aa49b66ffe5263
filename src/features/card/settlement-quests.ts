import type { ReactNode } from 'react'
import { createSlot } from '../../platform/slot.ts'
import type { Place } from '../../world/names/world-names.ts'

export const settlementQuests = createSlot<(props: { readonly settlement: Place }) => ReactNode>()
