import { progressNames } from '../storage/names.ts'

export const homeWorld = { id: 'kcd1', home: true }

export const homeNames = progressNames({ world: homeWorld, playthrough: '' })
