import type { Coordinate } from '../geometry/coordinates.ts'

/** The highest id of a quest: players' records reserve so many ids (see records/quest-mark.ts). */
export const maxQuestId = 999

/** What a quest is, in the order of the journal. */
export const questKinds = ['main', 'side', 'task', 'activity'] as const
export type QuestKind = (typeof questKinds)[number]

/** The part of the game itself; every other one is an expansion that the manifest names. */
export const basePart = 'base'

/** How the spot is known at which a quest begins: at a house, at a place, by a survey, or somewhere near. */
export const spotTrusts = ['building', 'place', 'survey', 'rough'] as const

/** `settlement`: nothing but the settlement is known. */
export const questTrusts = [...spotTrusts, 'settlement'] as const
export type QuestTrust = (typeof questTrusts)[number]

/** Limits that say nothing more. */
const plainLimits = [
  'hours',
  'night',
  'one_night',
  'weekly',
  'timed',
  'missable',
  'no_return',
  'closes_others',
  'unlocks_region',
] as const

/** What may be missed, or must be done in time. */
export type QuestLimit =
  | { readonly code: (typeof plainLimits)[number] }
  /** Fails after so many days; how many is not known where they are absent. */
  | { readonly code: 'days'; readonly days?: number }
  /** Be there at this hour, 0 to 23. */
  | { readonly code: 'hour'; readonly hour: number }
  /** Before this quest of the same world begins. */
  | { readonly code: 'before'; readonly quest: number }

/** `{world}:{id}`: quests of several worlds depend on each other. */
export type QuestKey = string

export interface Quest {
  readonly key: QuestKey
  readonly world: string
  readonly id: number
  readonly title: string
  readonly kind: QuestKind
  readonly part: string
  /** Of the main story, from its beginning. */
  readonly order?: number
  readonly after: readonly QuestKey[]
  readonly excludes: readonly QuestKey[]
  readonly limits: readonly QuestLimit[]
  /** The settlement, by its place among the world's. */
  readonly place?: number
  /** Where it begins; only where that is known to a spot. */
  readonly spot?: Coordinate
  /** Absent where nothing is known of where it begins. */
  readonly trust?: QuestTrust
}

export function questKey(world: string, id: number): QuestKey {
  return `${world}:${id}`
}

/** `12` of the same world, `other-world:12` of another one; undefined for what is neither. */
export function readQuestReference(
  text: string,
  world: string,
): { readonly world: string; readonly id: number } | undefined {
  const [, other, digits] = /^(?:([a-z][a-z0-9-]*):)?([1-9]\d{0,2})$/.exec(text) ?? []
  return digits === undefined ? undefined : { world: other ?? world, id: Number(digits) }
}

/** A code of `quests.csv`: `days:3`; undefined for one that there is not. */
export function readQuestLimit(text: string): QuestLimit | undefined {
  const plain = plainLimits.find((code) => code === text)
  if (plain) return { code: plain }
  if (text === 'days') return { code: 'days' }
  const [, code, digits] = /^(days|hour|before):(0|[1-9]\d{0,2})$/.exec(text) ?? []
  const number = Number(digits)
  if (code === 'days' && number > 0) return { code, days: number }
  if (code === 'hour' && number < 24) return { code, hour: number }
  if (code === 'before' && number > 0) return { code, quest: number }
  return undefined
}

/** Whether its spot is known no better than somewhere near. */
export function isRough({ trust }: Pick<Quest, 'trust'>): boolean {
  return trust === 'rough'
}
