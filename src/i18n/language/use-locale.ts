import { useSyncExternalStore } from 'react'
import { onLocaleChange, currentLocale } from './locale.ts'

/** The current locale, for a component that is not rendered anew with the one around it, or asks which it is. */
export function useLocale(): string {
  return useSyncExternalStore(onLocaleChange, currentLocale, currentLocale)
}
