import { veil, type VeilMessages } from './generated/veil.ts'
import { defineMessages } from './language/locale.ts'

/** What the card of a place says whose name is veiled. */
export const veilMessages = defineMessages<VeilMessages>('veil', veil).veil
