import { useSyncExternalStore } from 'react'
import { onLocaleChange, currentLocale } from './locale.ts'

/** Returns the current `lang`, and renders the component again when the language changes. */
export function useLocale(): string {
  return useSyncExternalStore(onLocaleChange, currentLocale, currentLocale)
}
