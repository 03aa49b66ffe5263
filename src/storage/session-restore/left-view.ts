import { isFields, readString } from '../../platform/read-field.ts'
import { takeTabEntry, writeTabEntry } from '../browser-storage.ts'

/** Kept in the browser's tab, from the moment when a page leaves it to the moment when the next one is there. */
const key = 'left-view'

/** What a page had on screen. */
export interface LeftView {
  /** Which page it was. */
  readonly pathname: string
  /** The part of its address that tells it. */
  readonly search: string
  readonly note: string
}

/** Leaves it for the page that is loaded anew. */
export function leaveView(view: LeftView): void {
  // Without the entry there is what the browser keeps with the address.
  writeTabEntry(key, JSON.stringify(view))
}

/**
 * What this very page left before it was loaded anew, null where there is none; read once, as it says nothing of a
 * later address.
 */
export function takeLeftView(pathname: string): LeftView | null {
  try {
    const text = takeTabEntry(key)
    const [navigation] = performance.getEntriesByType('navigation')
    if ((navigation as PerformanceNavigationTiming | undefined)?.type !== 'reload') return null
    const fields: unknown = JSON.parse(text ?? 'null')
    if (!isFields(fields) || fields['pathname'] !== pathname) return null
    const search = readString(fields['search'])
    const note = readString(fields['note'])
    return search === undefined || note === undefined ? null : { pathname, search, note }
  } catch {
    return null
  }
}
