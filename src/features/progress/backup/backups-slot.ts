import type { ReactNode } from 'react'
import { createSlot } from '../../../platform/slot.ts'

/** Renders the section of the Progress tab with the backups of the player's list. */
export const backupsSlot = createSlot<(props: object) => ReactNode>()
