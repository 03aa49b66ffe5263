import { isRecord } from '../platform/read-field.ts'
import {
  basePart,
  questKey,
  questKinds,
  questTrusts,
  readQuestLimit,
  readQuestReference,
  type Quest,
  type QuestCutoff,
  type QuestKey,
} from './quest.ts'

export interface QuestPart {
  readonly key: string
  readonly title: string
}

/** A quest in the file. Fields with their default value are left out. */
export interface QuestRow {
  readonly id: number
  readonly title: string
  /** Titles that differ from the English one, by language. */
  readonly titles?: Readonly<Record<string, string>>
  readonly kind: string
  /** Key of the expansion; missing for the base game. */
  readonly part?: string
  readonly order?: number
  /** Quest ids as in `quests.csv`, separated by `;`. */
  readonly after?: string
  readonly excludes?: string
  readonly limit?: string
  /** Index into the world's settlements. */
  readonly place?: number
  readonly spot?: readonly [x: number, y: number]
  readonly trust?: string
}

/** A cut-off in the file. `main` and `closes` are ids of quests of the same world. */
export interface CutoffRow {
  readonly main: number
  readonly point: string
  readonly closes: number
  readonly sources: number
}

/** Files of earlier versions have neither `cutoffs` nor `points`. */
export interface QuestFile {
  readonly format: 'itinerarium-quests'
  readonly parts: readonly QuestPart[]
  readonly quests: readonly QuestRow[]
  readonly cutoffs?: readonly CutoffRow[]
  /** Translations of the cut-offs' phrases by language, by the English phrase. */
  readonly points?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

export interface QuestList {
  readonly world: string
  readonly parts: readonly QuestPart[]
  readonly quests: readonly Quest[]
  readonly cutoffs: readonly QuestCutoff[]
  /** Titles that differ from the English one, by quest and language. */
  readonly titles: ReadonlyMap<QuestKey, Readonly<Record<string, string>>>
}

/** @throws {Error} if the input is not a file of quests */
export function decodeQuests(input: unknown, world: string): QuestList {
  if (!isQuestFile(input)) throw new Error('The file is not a list of quests.')
  const titles = new Map<QuestKey, Readonly<Record<string, string>>>()
  for (const { id, titles: own } of input.quests) if (own) titles.set(questKey(world, id), own)
  const quests = input.quests.map((row) => decodeQuest(row, world))
  return { world, parts: input.parts, quests, cutoffs: decodeCutoffs(input, world), titles }
}

function decodeCutoffs({ cutoffs = [], points = {} }: QuestFile, world: string) {
  return cutoffs.map(({ main, point, closes, sources }): QuestCutoff => ({
    main: questKey(world, main),
    point,
    pointNames: (Object.hasOwn(points, point) && points[point]) || {},
    closes: questKey(world, closes),
    sources,
  }))
}

function decodeQuest(row: QuestRow, world: string): Quest {
  const { id, title, part = basePart, order, place, spot } = row
  const kind = questKinds.find((known) => known === row.kind)
  if (!kind) throw new Error(`The quest ${id} is of the unknown kind ${row.kind}.`)
  const trust = questTrusts.find((known) => known === row.trust)
  return {
    key: questKey(world, id),
    world,
    id,
    title,
    kind,
    part,
    ...(order !== undefined && { order }),
    after: keysIn(row.after, world),
    excludes: keysIn(row.excludes, world),
    limits: entriesOf(row.limit).flatMap((limit) => readQuestLimit(limit) ?? []),
    ...(place !== undefined && { place }),
    ...(spot && { spot }),
    ...(trust && { trust }),
  }
}

function keysIn(text: string | undefined, world: string): readonly QuestKey[] {
  return entriesOf(text).flatMap((entry) => {
    const reference = readQuestReference(entry, world)
    return reference ? [questKey(reference.world, reference.id)] : []
  })
}

export function entriesOf(cell = ''): readonly string[] {
  return cell === '' ? [] : cell.split(';')
}

function isQuestFile(input: unknown): input is QuestFile {
  if (!isRecord(input) || input['format'] !== 'itinerarium-quests') return false
  const { parts, quests, cutoffs = [], points = {} } = input
  return (
    Array.isArray(cutoffs) &&
    cutoffs.every(isCutoff) &&
    isRecord(points) &&
    Object.values(points).every((names) => isRecord(names) && areStrings(Object.values(names))) &&
    Array.isArray(parts) &&
    parts.every((part) => isRecord(part) && areStrings([part['key'], part['title']])) &&
    Array.isArray(quests) &&
    quests.every(isRow)
  )
}

function isCutoff(row: unknown): row is CutoffRow {
  if (!isRecord(row)) return false
  const { main, point, closes, sources } = row
  return areStrings([point]) && [main, closes, sources].every(Number.isFinite)
}

function isRow(row: unknown): row is QuestRow {
  if (!isRecord(row)) return false
  const { id, title, titles = {}, kind, part, order, after, excludes, limit, place } = row
  const { spot, trust } = row
  const texts = [part, after, excludes, limit, trust].filter((text) => text !== undefined)
  const numbers = [
    id,
    ...[order, place].filter((number) => number !== undefined),
    ...(Array.isArray(spot) ? spot : []),
  ]
  return (
    areStrings([title, kind, ...texts]) &&
    numbers.every(Number.isFinite) &&
    isRecord(titles) &&
    areStrings(Object.values(titles)) &&
    (spot === undefined || (Array.isArray(spot) && spot.length === 2))
  )
}

function areStrings(values: readonly unknown[]): boolean {
  return values.every((value) => typeof value === 'string')
}
