import type { Discoveries } from '../../../core/records/mark.ts'
import type { Pin } from '../../../core/world/pin.ts'

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
}

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
): Backup {
  return {
    format: backupFormat,
    version: backupVersion,
    map,
    ...(playthrough !== '' && { playthrough }),
    exportedAt: now.toISOString(),
    discoveredMarkers: discoveries,
    ...(pins.length > 0 && { pins }),
  }
}
