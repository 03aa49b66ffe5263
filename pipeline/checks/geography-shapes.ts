import { problemAt, type Problem } from '../problem.ts'
import type { Source, SourceFeature } from '../source.ts'

/** Checks that lines have two or more points, and that rings have four or more and are closed. */
export function geographyShapes({ features }: Source): Problem[] {
  return features.flatMap((feature) =>
    feature.runs.flatMap((run) => {
      const problem = runProblem(feature.shape, run)
      return problem === undefined ? [] : [problemAt(feature, `${feature.path}.geometry`, problem)]
    }),
  )
}

type Run = SourceFeature['runs'][number]

function runProblem(shape: SourceFeature['shape'], run: Run): string | undefined {
  if (shape === 'line' && run.length < 2) return `the line has ${run.length} points: it needs 2`
  if (shape !== 'polygon') return undefined
  if (run.length < 4)
    return `the ring has ${run.length} points: it needs 4, the last like the first`
  const [first, last] = [run.at(0), run.at(-1)]
  const closed = first?.[0] === last?.[0] && first?.[1] === last?.[1]
  return closed ? undefined : 'the ring is not closed: repeat its first point at the end'
}
