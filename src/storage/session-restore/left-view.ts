import { isRecord, parseJson, readString } from '../../platform/read-field.ts'
import { handOver } from '../hand-over.ts'

export interface LeftView {
  readonly pathname: string
  readonly search: string
  readonly note: string
}

const leftView = handOver('left-view', readView)

/** Stores the view before the page reloads. If the browser refuses, the reload restores only what the address holds. */
export const storeLeftView = leftView.store

/** Returns the view that this page stored before its reload, once; `undefined` after any other navigation. */
export function consumeLeftView(pathname: string): LeftView | undefined {
  const view = leftView.consume()
  const [navigation] = performance.getEntriesByType('navigation')
  const isReload = (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload'
  return isReload && view?.pathname === pathname ? view : undefined
}

function readView(text: string): LeftView | undefined {
  const input = parseJson(text)
  const fields = isRecord(input) ? input : {}
  const [pathname, search, note] = [fields['pathname'], fields['search'], fields['note']].map(
    readString,
  )
  if (pathname === undefined || search === undefined || note === undefined) return undefined
  return { pathname, search, note }
}
