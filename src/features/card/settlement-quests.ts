import type { ReactNode } from 'react'
import { createSlot } from '../../platform/slot.ts'
import type { Place } from '../../world/names/world-names.ts'

/** Renders the section of a settlement's card with its quests. */
export const settlementQuests = createSlot<(props: { readonly settlement: Place }) => ReactNode>()
