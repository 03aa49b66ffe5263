import type { Marker } from '../marker.ts'

/** The hardest lock that a player picks, from none up. */
export const lockpickingLevels = ['none', 'easy', 'hard', 'very-hard'] as const
export type Lockpicking = (typeof lockpickingLevels)[number]

/** What a player opens treasure chests with. */
export interface ChestTools {
  readonly spade: boolean
  readonly lockpicking: Lockpicking
}

export const noTools: ChestTools = { spade: false, lockpicking: 'none' }

/** The type whose descriptions say what it takes to open the chest. */
const chestType = 'treasure_chest'

const spadeNote = 'Requires a spade'
const lockNotes: ReadonlyMap<string, Lockpicking> = new Map([
  ['Requires lockpicking: Easy', 'easy'],
  ['Requires lockpicking: Hard', 'hard'],
  ['Requires lockpicking: Very Hard', 'very-hard'],
])

/** Whether a player gets at what is there. A place that is no chest, or whose note demands nothing, is open. */
export function canOpen(
  { locationType, description = '' }: Marker,
  { spade, lockpicking }: ChestTools,
): boolean {
  if (locationType !== chestType) return true
  if (description === spadeNote) return spade
  const lock = lockNotes.get(description)
  return lock === undefined || rank(lock) <= rank(lockpicking)
}

function rank(level: Lockpicking): number {
  return lockpickingLevels.indexOf(level)
}
