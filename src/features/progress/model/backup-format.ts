import type { Discoveries, Mark } from '../../../records/mark.ts'
import { questMarkIds, questStates, type QuestState } from '../../../records/quest-mark.ts'
import { maxQuestId } from '../../../world/quest.ts'
import { isRecord, readList } from '../../../platform/read-field.ts'
import type { Pin } from '../../../records/pin.ts'
import { foundOn, type FoundOn } from './found-days.ts'

export const backupFormat = 'itinerarium-backup'

/** A file of a higher version is rejected, because its fields may have other meanings. */
export const backupVersion = 1

/** Content of a backup file. Fields may be added without a new version. */
export interface Backup {
  readonly format: typeof backupFormat
  readonly version: typeof backupVersion
  readonly map: string
  /** Name of the playthrough. Missing if it has none. */
  readonly playthrough?: string
  /** ISO 8601 time for the reader. No logic depends on this clock. */
  readonly exportedAt: string
  readonly discoveredMarkers: Discoveries
  /** Includes deleted pins, so that they stay deleted. Missing if there have never been any pins. */
  readonly pins?: readonly Pin[]
  /** Ids of quests by their state. Missing if no quest was begun. Earlier versions ignore the field. */
  readonly quests?: BackupQuests
  /** The world's filter sets, in stored form. If present, versions without sets ask the player before ignoring them. */
  readonly filterSets?: readonly object[]
  /** Ids of found places by day, such as `2026-11-28`. Versions without days ask the player before ignoring them. */
  readonly foundOn?: FoundOn
  /** The pins' pictures by id, as `data:` URLs. Versions without pictures ask the player before ignoring them. */
  readonly pictures?: Readonly<Record<string, string>>
  /** Every mark with its revision, in files that devices share (see `features/import-export/model/copy-format.ts`). */
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

/** Reads a backup's quests as ids of marks. Invalid entries are dropped. */
export function readBackupQuests(value: unknown): readonly number[] {
  if (!isRecord(value)) return []
  return questStates.flatMap((state) =>
    (readList(value[state]) ?? [])
      .slice(0, maxQuestId)
      .filter((id) => Number.isInteger(id) && Number(id) >= 1 && Number(id) <= maxQuestId)
      .flatMap((id) => questMarkIds(new Map([[Number(id), state]]))),
  )
}
