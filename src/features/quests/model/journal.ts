import type { Marker } from '../../../world/marker.ts'
import { questStartId } from '../../../world/quest-start.ts'
import type { Coordinate } from '../../../geometry/coordinates.ts'
import type { Tally } from '../../../records/mark.ts'
import { foldText } from '../../../platform/folded-text.ts'
import type { JournalFilter, JournalOrder } from '../../../world/journal-filter.ts'
import type { QuestGraph } from '../../../world/quest-graph.ts'
import { isOpenTo, type StatesByKey } from './quest-states.ts'
import {
  basePart,
  questKinds,
  type Quest,
  type QuestKey,
  type QuestKind,
} from '../../../world/quest.ts'

/** A section of the journal: a kind of quests of the base game, or an expansion. */
export type Section =
  | { readonly kind: QuestKind; readonly part: typeof basePart }
  | { readonly kind: 'expansion'; readonly part: string }

export function sectionOf({ kind, part }: Pick<Quest, 'kind' | 'part'>): Section {
  return part === basePart ? { kind, part: basePart } : { kind: 'expansion', part }
}

export function sectionKey({ kind, part }: Section): string {
  return kind === 'expansion' ? part : kind
}

export function sectionsOf(quests: readonly Quest[], parts: readonly string[]): readonly Section[] {
  const ofGame = quests.filter(({ part }) => part === basePart)
  const kinds = questKinds.filter((kind) => ofGame.some((quest) => quest.kind === kind))
  return [
    ...kinds.map((kind): Section => ({ kind, part: basePart })),
    ...parts
      .filter((part) => quests.some((quest) => quest.part === part))
      .map((part): Section => ({ kind: 'expansion', part })),
  ]
}

export function isIn(quest: Quest, { kind, part }: Section): boolean {
  const own = sectionOf(quest)
  return own.part === part && own.kind === kind
}

export function tallyOf(quests: readonly Quest[], states: StatesByKey): Tally {
  const found = quests.filter(({ key }) => states.get(key) === 'done').length
  return { found, total: quests.length }
}

const missable: readonly string[] = ['missable', 'days', 'before']
const timed: readonly string[] = ['days', 'hour', 'hours', 'night', 'one_night', 'timed']

export function canBeMissed({ limits }: Quest): boolean {
  return limits.some(({ code }) => missable.includes(code))
}

export function hasTimeLimit({ limits }: Quest): boolean {
  return limits.some(({ code }) => timed.includes(code))
}

export interface JournalKnowledge {
  readonly graph: QuestGraph
  readonly states: StatesByKey
  readonly titleOf: (quest: Quest) => string
  /** Quests whose titles are hidden, so that no text finds them. */
  readonly veiled: ReadonlySet<QuestKey>
}

export function filtered(
  quests: readonly Quest[],
  filter: JournalFilter,
  { graph, states, titleOf, veiled }: JournalKnowledge,
): readonly Quest[] {
  return quests.filter((quest) => {
    const state = states.get(quest.key)
    if (filter.hideDone && (state === 'done' || state === 'failed')) return false
    if (filter.openToMe && !isOpenTo(graph, states, quest)) return false
    if (filter.canBeMissed && !canBeMissed(quest)) return false
    if (filter.timed && !hasTimeLimit(quest)) return false
    if (filter.place !== null && quest.place !== filter.place) return false
    return isCalled(veiled.has(quest.key) ? '' : titleOf(quest), filter.text)
  })
}

export function isCalled(title: string, text: string): boolean {
  const own = foldText(title)
  const words = foldText(text).split(/\s+/).filter(Boolean)
  return words.every((word) => own.includes(word))
}

/** Values by which quests are sorted. Texts must be comparable character by character. */
export interface OrderFacts {
  readonly titleOf: (quest: Quest) => string
  readonly placeOf: (quest: Quest) => string
  /** World units from the player, or `undefined` if the start is not known. */
  readonly distanceOf: (quest: Quest) => number | undefined
}

function compare(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1
}

/** Sorts quests: the main story in its order, then by settlement and title. Unknown starts come last. */
export function inOrder(
  quests: readonly Quest[],
  order: JournalOrder,
  { titleOf, placeOf, distanceOf }: OrderFacts,
): readonly Quest[] {
  const byStory = (one: Quest, other: Quest) => {
    const [a, b] = [one.order ?? Infinity, other.order ?? Infinity]
    return a === b ? 0 : a - b
  }
  const byPlace = (one: Quest, other: Quest) => {
    const [a, b] = [placeOf(one), placeOf(other)]
    if ((a === '') !== (b === '')) return a === '' ? 1 : -1
    return compare(a, b)
  }
  const byDistance = (one: Quest, other: Quest) => {
    const [a, b] = [distanceOf(one) ?? Infinity, distanceOf(other) ?? Infinity]
    return a === b ? 0 : a - b
  }
  return [...quests].sort(
    (one, other) =>
      (order === 'distance' ? byDistance(one, other) : 0) ||
      byStory(one, other) ||
      byPlace(one, other) ||
      compare(titleOf(one), titleOf(other)) ||
      one.id - other.id,
  )
}

/** Returns the spot of a quest, otherwise the middle of its settlement, or `undefined` if neither is known. */
export function startOf(
  { spot, place }: Quest,
  settlements: readonly { readonly coordinate: Coordinate }[],
): Coordinate | undefined {
  return spot ?? (place === undefined ? undefined : settlements[place]?.coordinate)
}

/** Returns one marker per spot at which an open quest with a visible title begins, as stops of a tour. */
export function openStarts(
  { loaded: { own, graph }, states, veiled }: KnownQuests,
  off: readonly string[],
  settlements: Parameters<typeof startOf>[1],
): readonly Marker[] {
  const bySpot = new Map<string, Marker>()
  for (const quest of own.quests) {
    const at = startOf(quest, settlements)
    const counts = !veiled.has(quest.key) && !off.includes(quest.part)
    if (!at || !counts || !isOpenTo(graph, states, quest) || bySpot.has(at.join())) continue
    bySpot.set(at.join(), { id: questStartId(quest.id), locationType: '', coordinate: at })
  }
  return [...bySpot.values()]
}

interface KnownQuests {
  readonly loaded: {
    readonly own: { readonly quests: readonly Quest[] }
    readonly graph: QuestGraph
  }
  readonly states: StatesByKey
  readonly veiled: ReadonlySet<QuestKey>
}
