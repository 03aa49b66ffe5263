export interface JournalFilter {
  readonly openToMe: boolean
  readonly canBeMissed: boolean
  readonly timed: boolean
  readonly hideDone: boolean
  /** Index of the settlement in which the quests begin, or `null` for all. */
  readonly place: number | null
  /** Words that a visible title must hold. */
  readonly text: string
}

export const everyQuest: JournalFilter = {
  openToMe: false,
  canBeMissed: false,
  timed: false,
  hideDone: false,
  place: null,
  text: '',
}

export const journalOrders = ['story', 'distance'] as const
export type JournalOrder = (typeof journalOrders)[number]
