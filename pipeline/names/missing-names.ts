import type { Source } from '../source.ts'
import { languages } from './languages.ts'
import { missingNames } from './names-of.ts'

/** Returns a line that counts the untranslated names per language. `undefined` for a world without translations. */
export function missingLine(source: Source): string | undefined {
  const { folder, names, sharedNames } = source
  if (names.length + sharedNames.length === 0) return undefined
  const counted = languages.map((language) => ({ language, ...missingNames(source, language) }))
  const all = counted[0]?.all ?? 0
  const incomplete = counted.filter(({ missing }) => missing > 0)
  if (incomplete.length === 0) return undefined
  const counts = incomplete.map(({ language, missing }) =>
    missing === all ? `all in ${language}` : `${missing} in ${language}`,
  )
  return `${folder}: of ${all} names stay English: ${counts.join(', ')}`
}
