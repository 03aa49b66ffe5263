import type { DBSchema, IDBPDatabase, IDBPTransaction } from 'idb'

/**
 * One record each, so that tabs which change different things never overwrite each other.
 */
export interface ProgressSchema extends DBSchema {
  marks: { key: number; value: unknown }
  pins: { key: string; value: unknown }
  journal: { key: string; value: unknown }
  snapshots: { key: string; value: unknown }
}

export type Database = IDBPDatabase<ProgressSchema>

export const storeNames = ['marks', 'pins', 'journal', 'snapshots'] as const

/** A transaction that may write everywhere. */
export type Writing = IDBPTransaction<ProgressSchema, typeof storeNames, 'readwrite'>
