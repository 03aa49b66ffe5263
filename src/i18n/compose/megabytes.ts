import { laterMessages } from '../generated/later.ts'

/** To a tenth. */
export function megabytes(bytes: number): number {
  return Math.round(bytes / 1e5) / 10
}

/** Whether the map works without a connection, and how much room that takes. */
export function offlineWords(
  state: 'preparing' | 'ready' | 'failed' | 'saving',
  bytes: number,
): string {
  const { offline } = laterMessages
  return state === 'ready' ? offline.ready(megabytes(bytes)) : offline[state]
}
