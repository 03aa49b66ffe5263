import { progressNames } from '../storage/names.ts'

export const homeWorld = { id: 'kcd1', home: true }

/** Storage names of the home world's first playthrough. */
export const homeNames = progressNames({ world: homeWorld, playthrough: '' })
