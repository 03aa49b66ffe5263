import { isFields, readString } from '../../platform/read-field.ts'
import { takeTabEntry, writeTabEntry } from '../browser-storage.ts'

/** Entry of session storage that holds the view during a reload. */
const key = 'left-view'

/** State of the screen, which a reload restores. */
export interface LeftView {
  readonly pathname: string
  readonly search: string
  readonly note: string
}

/** Stores the view before the page reloads. */
export function leaveView(view: LeftView): void {
  // If writing fails, the reload restores only what the address holds.
  writeTabEntry(key, JSON.stringify(view))
}

/** Returns the view that this page stored before its reload, once; `null` after any other navigation. */
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
