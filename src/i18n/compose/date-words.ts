import { currentLocale } from '../language/locale.ts'

/** Date and time as the language writes them: "20 Nov 2026, 18:04". */
export function dateWords(date: Date): string {
  return date.toLocaleString(currentLocale(), { dateStyle: 'medium', timeStyle: 'short' })
}
