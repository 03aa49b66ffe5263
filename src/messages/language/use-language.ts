import { useSyncExternalStore } from 'react'
import { followLanguage, spokenLanguage } from './spoken.ts'

/** The language that is spoken, for a part that is not rendered anew with the one around it, or asks which it is. */
export function useLanguage(): string {
  return useSyncExternalStore(followLanguage, spokenLanguage, spokenLanguage)
}
