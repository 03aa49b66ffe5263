import type { ComponentType } from 'react'

/** The backups of what is found, on its tab; the shell, which knows files and other devices, fills it in. */
export const backupsSlot: { Section?: ComponentType } = {}
