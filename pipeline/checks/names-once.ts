import { languages } from '../names/languages.ts'
import { nameId, namesOf, sharedNameId } from '../names/names-of.ts'
import { problemAt, type Problem } from '../problem.ts'
import type { Source, SourceName } from '../source.ts'

/** Checks that no table has duplicate rows, and that no language gives two things of one kind the same name. */
export function namesOnce(source: Source): Problem[] {
  const { names, sharedNames } = source
  return [
    ...rowsTwice(names, nameId),
    ...rowsTwice(sharedNames, sharedNameId),
    ...namesTwice(source),
  ]
}

function rowsTwice(
  rows: readonly SourceName[],
  idOf: (row: SourceName) => string,
): readonly Problem[] {
  const first = new Map<string, number>()
  return rows.flatMap((row) => {
    const known = first.get(idOf(row))
    first.set(idOf(row), known ?? row.line)
    if (known === undefined) return []
    return [problemAt(row, 'key', `${row.what} ${JSON.stringify(row.key)} stands on line ${known}`)]
  })
}

const toldApart = [
  ['type', 'types'],
  ['category', 'categories'],
  ['place', 'places'],
] as const

function namesTwice(source: Source): readonly Problem[] {
  const rows = [...source.names, ...source.sharedNames]
  return languages.flatMap((language) => {
    const names = namesOf(source, language)
    return toldApart.flatMap(([what, section]) => {
      const keyOf = new Map<string, string>()
      return Object.entries(names[section] ?? {}).flatMap(([key, name]) => {
        const other = keyOf.get(name)
        keyOf.set(name, other ?? key)
        if (other === undefined) return []
        const row = rows.find(
          (one) => one.what === what && one.key === key && one.translations[language],
        )
        if (!row) return []
        return [problemAt(row, language, `${JSON.stringify(name)} is the ${what} ${other}, too`)]
      })
    })
  })
}
