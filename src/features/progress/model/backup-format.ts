import type { Discoveries, Mark } from '../../../records/mark.ts'
import { questMarkIds, questStates, type QuestState } from '../../../records/quest-mark.ts'
import { maxQuestId } from '../../../world/quest.ts'
import { isFields, readList } from '../../../platform/read-field.ts'
import type { Pin } from '../../../records/pin.ts'
import { foundOn, type FoundOn } from './found-days.ts'

export const backupFormat = 'itinerarium-backup'

/** A file of a higher version may mean its fields differently, and is not read. */
export const backupVersion = 1

/** What a backup file holds; fields may be added without a new version. */
export interface Backup {
  readonly format: typeof backupFormat
  readonly version: typeof backupVersion
  /** The world's id: a backup belongs to one map. */
  readonly map: string
  /** What the player calls the list that it is of; missing where it has no name. */
  readonly playthrough?: string
  /** ISO 8601. For the reader alone: nothing depends on a clock. */
  readonly exportedAt: string
  readonly discoveredMarkers: Discoveries
  /** Deleted ones included, so that they stay deleted; missing where there have never been any. */
  readonly pins?: readonly Pin[]
  /** Ids of quests by how far the player is with them; missing where none was begun. Earlier versions pass over it. */
  readonly quests?: BackupQuests
  /** The filter sets of the world, as they are stored; missing where there is none. Earlier versions ask before they leave them out. */
  readonly filterSets?: readonly object[]
  /**
   * Ids of found places by the day on which they were found, as `2026-11-28`; missing where no day is known. Earlier versions
   * ask before they leave it out.
   */
  readonly foundOn?: FoundOn
  /** The pictures of its pins by their ids, as `data:` addresses; missing where there is none, or it was made without. Earlier versions ask before they leave them out. */
  readonly pictures?: Readonly<Record<string, string>>
  /** In a file that several devices write: every mark with its revision, `features/copy-file/model/copy-format.ts`. */
  readonly marks?: readonly (readonly number[])[]
}

type BackupQuests = { readonly [State in QuestState]?: readonly number[] }

/** @param timestamp in milliseconds */
export function backupFileName(map: string, timestamp: number): string {
  return `${map}_discovered_locations-${timestamp}.json`
}

export function createBackup(
  map: string,
  discoveries: Discoveries,
  now: Date,
  pins: readonly Pin[] = [],
  playthrough = '',
  quests: ReadonlyMap<number, QuestState> = new Map(),
  filterSets: readonly object[] = [],
  marks: Iterable<Mark> = [],
): Backup {
  const days = foundOn(marks)
  return {
    format: backupFormat,
    version: backupVersion,
    map,
    ...(playthrough !== '' && { playthrough }),
    exportedAt: now.toISOString(),
    discoveredMarkers: discoveries,
    ...(pins.length > 0 && { pins }),
    ...(quests.size > 0 && { quests: byState(quests) }),
    ...(filterSets.length > 0 && { filterSets }),
    ...(Object.keys(days).length > 0 && { foundOn: days }),
  }
}

function byState(quests: ReadonlyMap<number, QuestState>): BackupQuests {
  const lists = questStates.map((state): [QuestState, readonly number[]] => [
    state,
    [...quests].flatMap(([quest, of]) => (of === state ? [quest] : [])),
  ])
  return Object.fromEntries(lists.filter(([, ids]) => ids.length > 0))
}

/** The marks of a backup's quests; what is none is passed over. */
export function readBackupQuests(value: unknown): readonly number[] {
  if (!isFields(value)) return []
  return questStates.flatMap((state) =>
    (readList(value[state]) ?? [])
      .slice(0, maxQuestId)
      .filter((id) => Number.isInteger(id) && Number(id) >= 1 && Number(id) <= maxQuestId)
      .flatMap((id) => questMarkIds(new Map([[Number(id), state]]))),
  )
}
