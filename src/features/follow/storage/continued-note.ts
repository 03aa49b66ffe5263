import { anyText, handOver } from '../../../storage/hand-over.ts'

/** Source, world and time, separated by spaces. Lies in the tab while it goes to another world's page. */
export const continuedNote = handOver('following', anyText)
