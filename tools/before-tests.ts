import { writeEnglish } from '../pipeline/messages/write-english.ts'
import { formatProblem } from '../pipeline/problem.ts'

/** Writes the modules with the English messages. Vitest calls this function once before it loads the tests. */
export function setup(): void {
  const problems = writeEnglish()
  if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'))
}
