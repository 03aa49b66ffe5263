import type { ReactNode } from 'react'
import { createSlot } from '../../../platform/slot.ts'

export const backupsSlot = createSlot<(props: object) => ReactNode>()
