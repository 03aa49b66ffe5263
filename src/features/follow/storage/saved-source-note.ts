import { anyText, handOver } from '../../../storage/hand-over.ts'

/** Source, world and time, separated by spaces. In the tab's storage while the tab goes to another world's page. */
export const savedSourceNote = handOver('following', anyText)
