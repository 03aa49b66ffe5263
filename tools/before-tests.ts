import { writeEnglish } from '../pipeline/messages/write-english.ts'
import { formatProblem } from '../pipeline/problem.ts'

/** Writes the modules of the English sentences. Vitest calls this once, before it loads the tests. */
export function setup(): void {
  const problems = writeEnglish()
  if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'))
}
