import { nameId, saysEnglish } from '../names/names-of.ts'
import { namedTexts } from '../names/named-texts.ts'
import { problemAt, type Problem } from '../problem.ts'
import type { Source, SourceName } from '../source.ts'

/** Checks that rows of a world's `names.csv` name something in the world, with its correct English text. */
export function knownNames(source: Source): Problem[] {
  const { names } = source
  if (names.length === 0) return []
  const texts = new Map(namedTexts(source).map((text) => [nameId(text), text]))
  return names.flatMap((row) => {
    const text = texts.get(nameId(row))
    if (!text) return [problemAt(row, 'key', unknown(row))]
    if (!saysEnglish(row) || row.en === text.en) return []
    const found = `${JSON.stringify(row.en)} is ${JSON.stringify(text.en)} in the world`
    return [
      problemAt(row, 'en', `${found}: see whether the row still says it, and write that here`),
    ]
  })
}

function unknown({ what, key }: SourceName): string {
  return `the world has no ${thingOf[what] ?? what} ${JSON.stringify(key)}`
}

/** Words of the problem for kinds of rows whose own names would be unclear. */
const thingOf: Readonly<Partial<Record<SourceName['what'], string>>> = {
  of: 'place',
  word: 'type',
  chip: 'shortcut',
  lettering: 'text on the land',
}
