import type { Coordinate } from '../geometry/coordinates.ts'

/** Highest id of a quest. Players' records reserve this range of ids, see records/quest-mark.ts. */
export const maxQuestId = 999

/** Kinds of quests in the order of the journal. */
export const questKinds = ['main', 'side', 'task', 'activity'] as const
export type QuestKind = (typeof questKinds)[number]

/** Part of the base game. All other parts are expansions in the manifest. */
export const basePart = 'base'

/** Precision of a quest's start: a known building, a place, a survey, or an approximate position. */
export const spotTrusts = ['building', 'place', 'survey', 'rough'] as const

/** `settlement` means that only the settlement is known. */
export const questTrusts = [...spotTrusts, 'settlement'] as const
export type QuestTrust = (typeof questTrusts)[number]

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

/** Ways in which a quest can be missed or must be completed in time. */
export type QuestLimit =
  | { readonly code: (typeof plainLimits)[number] }
  /** The quest fails after this many days; the number may be unknown. */
  | { readonly code: 'days'; readonly days?: number }
  /** Hour of the day at which the player must be there, from 0 to 23. */
  | { readonly code: 'hour'; readonly hour: number }
  /** Must be done before this quest of the same world begins. */
  | { readonly code: 'before'; readonly quest: number }

/** `{world}:{id}`, because quests of several worlds depend on each other. */
export type QuestKey = string

export interface Quest {
  readonly key: QuestKey
  readonly world: string
  readonly id: number
  readonly title: string
  readonly kind: QuestKind
  readonly part: string
  /** Position within the main story. */
  readonly order?: number
  readonly after: readonly QuestKey[]
  readonly excludes: readonly QuestKey[]
  readonly limits: readonly QuestLimit[]
  /** Index into the world's settlements. */
  readonly place?: number
  /** Start of the quest, if its exact position is known. */
  readonly spot?: Coordinate
  /** Missing if the start is unknown. */
  readonly trust?: QuestTrust
}

/** Points of a main quest that every world has. All other points are phrases of the world. */
const cutoffCodes = ['begins', 'ends'] as const

export function isCutoffCode(point: string): boolean {
  return cutoffCodes.some((code) => code === point)
}

/** Number of independent sources of a cut-off in words, from one up. */
export const cutoffGrades = ['one', 'two', 'three'] as const

/** The end of a quest: once the main quest reaches the point, the other quest can't be done any more. */
export interface QuestCutoff {
  readonly main: QuestKey
  /** `begins`, `ends`, or an English phrase for a moment within the main quest. */
  readonly point: string
  /** Translations of a phrase, by language. */
  readonly pointNames: Readonly<Record<string, string>>
  readonly closes: QuestKey
  /** Number of independent sources. */
  readonly sources: number
}

export function questKey(world: string, id: number): QuestKey {
  return `${world}:${id}`
}

/** Parses `12` (same world) or `other-world:12`. `undefined` for any other text. */
export function readQuestReference(
  text: string,
  world: string,
): { readonly world: string; readonly id: number } | undefined {
  const [, other, digits] = /^(?:([a-z][a-z0-9-]*):)?([1-9]\d{0,2})$/.exec(text) ?? []
  return digits === undefined ? undefined : { world: other ?? world, id: Number(digits) }
}

/** Parses a code of `quests.csv` such as `days:3`. `undefined` if the code is unknown. */
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

export function isRough({ trust }: Pick<Quest, 'trust'>): boolean {
  return trust === 'rough'
}
