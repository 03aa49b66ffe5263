import { progressNames } from '../storage/names.ts'

export const homeWorld = { id: 'kcd1', home: true }

/** The names of what every browser of today holds. */
export const homeNames = progressNames({ world: homeWorld, playthrough: '' })
