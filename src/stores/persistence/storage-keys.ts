/**
 * Every key that the app keeps in local storage. The stores are written in the envelope of zustand's
 * persist, `{"state":{…},"version":n}`; `last-position` is a bare object. Names and shapes are a public
 * contract: players' browsers hold them.
 */
export const storageKeys = {
  filters: 'filters-store',
  progress: 'progress-store',
  /** The player's own pins and notes; beside the list, whose shape is older than they are. */
  pins: 'pins-store',
  /** What can be taken back, for browsers without the database. */
  history: 'progress-history',
  settings: 'settings-store',
  keeping: 'keeping-store',
  lastPosition: 'last-position',
} as const

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys]

/** Where text that could not be read is kept, byte for byte, so that nothing is overwritten. */
export function setAsideKey(key: StorageKey, attempt: number): string {
  return `${key}.unreadable-${attempt}`
}
