import { expect, it } from 'vitest'
import { formatProblem } from '../problem.ts'
import { readLanguages } from './sentences.ts'

it('finds nothing wrong in any language', () => {
  const problems = readLanguages().flatMap((language) => language.problems)
  expect(problems.map(formatProblem)).toEqual([])
})
