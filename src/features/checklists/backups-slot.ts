import type { ComponentType } from 'react'

/** The backups in the Progress tab. The app fills this slot, because only it may import files and transfer. */
export const backupsSlot: { Section?: ComponentType } = {}
