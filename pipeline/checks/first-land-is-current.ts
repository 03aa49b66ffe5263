import { sealFile, sealOf } from '../first-land-seal.ts'
import type { Problem } from '../problem.ts'
import type { Source } from '../source.ts'

/** Checks that the small picture was drawn from the present land. */
export function firstLandIsCurrent(source: Source): Problem[] {
  const { folder, firstLand, firstLandSeal } = source
  if (!firstLand || firstLandSeal === sealOf(source, firstLand)) return []
  const what =
    firstLandSeal === undefined
      ? `${sealFile}, which says what the picture was drawn from, is missing`
      : 'the picture shows the land as it was before it changed'
  const mend = `npm run world:picture -- ${folder} draws it anew, or delete it: the map does without`
  return [{ file: `worlds/${folder}/first-land.webp`, reason: `${what}: ${mend}` }]
}
