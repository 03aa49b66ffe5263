import type { DBSchema, IDBPDatabase, IDBPObjectStore, IDBPTransaction } from 'idb'

/**
 * One record each, so that tabs which change different things never overwrite each other; many marks at once are
 * one record of their own (mark-block.ts).
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

export type Store<Name extends 'marks' | 'pins'> = IDBPObjectStore<
  ProgressSchema,
  typeof storeNames,
  Name,
  'readwrite'
>

/** The same for whoever only reads. */
export type ReadableStore<Name extends 'marks' | 'pins'> = Pick<Store<Name>, 'get' | 'getAll'>
