import { veil, type VeilMessages } from './generated/veil.ts'
import { spoken } from './language/spoken.ts'

/** What the card of a place says whose name is veiled. */
export const veilMessages = spoken<VeilMessages>('veil', veil).veil
