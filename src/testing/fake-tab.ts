import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { readNumber } from '../platform/read-field.ts'
import { createSafeStorage } from '../storage/create-persisted-store.ts'
import type { TextStorage } from '../storage/browser-storage.ts'
import { storageKeys } from '../storage/names.ts'
import { useStorageStatus } from '../storage/storage-status.ts'
import { validFields } from '../storage/valid-fields.ts'

export const key = storageKeys.progress

export class FakeStorage implements TextStorage {
  readonly texts = new Map<string, string>()
  full = false

  getItem(name: string): string | null {
    return this.texts.get(name) ?? null
  }

  setItem(name: string, text: string): void {
    if (this.full) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    this.texts.set(name, text)
  }

  get text(): string | undefined {
    return this.texts.get(key)
  }

  set text(text: string) {
    this.texts.set(key, text)
  }

  get marks(): unknown {
    const { state } = JSON.parse(this.text ?? '{"state":{}}') as { state: { marks?: unknown } }
    return state.marks
  }
}

export interface Stored {
  readonly marks: readonly number[]
  readonly size: number
}

const number = readNumber()

export const readers = {
  marks: (value: unknown) =>
    Array.isArray(value) && value.every((entry) => number(entry) !== undefined)
      ? (value as number[])
      : undefined,
  size: number,
}

/** Creates a store as a page does when it opens. Creating it again simulates a reload. */
export function openTab(storage: TextStorage | undefined, version = 0) {
  const tab = create<Stored>()(
    persist((): Stored => ({ marks: [], size: 50 }), {
      name: key,
      version,
      storage: createSafeStorage<Stored>({
        kind: key,
        name: key,
        migrations: Array.from({ length: version }, () => (state: unknown) => state),
        storage,
        validate: (stored) => validFields<Stored>(stored, readers),
        merge: (stored, next) => ({
          ...next,
          marks: [...new Set([...(stored.marks ?? []), ...next.marks])],
        }),
      }),
    }),
  )
  return {
    marks: () => tab.getState().marks,
    size: () => tab.getState().size,
    add: (id: number) => tab.setState(({ marks }) => ({ marks: [...marks, id] })),
    remove: (id: number) =>
      tab.setState(({ marks }) => ({ marks: marks.filter((mark) => mark !== id) })),
    /** Reads the entry again, as a page does after another tab has written. */
    follow: () => void tab.persist.rehydrate(),
    clearStorage: () => tab.persist.clearStorage(),
  }
}

export function envelope(state: unknown, version = 0): string {
  return JSON.stringify({ state, version })
}

export function reportedProblem() {
  return useStorageStatus.getState().problems[key]
}
