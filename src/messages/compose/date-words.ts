import { spokenLanguage } from '../language/spoken.ts'

/** Date and time as the language writes them: "20 Nov 2026, 18:04". */
export function dateWords(date: Date): string {
  return date.toLocaleString(spokenLanguage(), { dateStyle: 'medium', timeStyle: 'short' })
}
