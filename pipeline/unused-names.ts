import { sharedNameId } from './names/names-of.ts'
import { namedTexts } from './names/named-texts.ts'
import { problemAt, type Problem } from './problem.ts'
import type { Source } from './source.ts'

/** Checks that every row of `worlds/names.csv` translates a text of some world. */
export function unusedNames(sources: readonly Source[]): Problem[] {
  const used = new Set(sources.flatMap((source) => namedTexts(source).map(sharedNameId)))
  const shared = sources[0]?.sharedNames ?? []
  return shared
    .filter((row) => !used.has(sharedNameId(row)))
    .map((row) => {
      const found = `no world has a ${row.what} ${JSON.stringify(row.key)}`
      const called = row.en === '' ? '' : ` that is called ${JSON.stringify(row.en)}`
      return problemAt(row, 'key', `${found}${called}`)
    })
}
