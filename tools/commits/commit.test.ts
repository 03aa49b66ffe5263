import { expect, it } from 'vitest'
import { failureLine, readCommits, subjectError, summary } from './commit.ts'

const commit = { hash: '0123456789abcdef0123456789abcdef01234567', subject: 'map: draw it twice' }

it('reads hashes and subjects of a log', () => {
  const log = `${commit.hash} map: draw it twice\nfedcba9876543210fedcba9876543210fedcba98 \n`
  expect(readCommits(log)).toEqual([
    commit,
    { hash: 'fedcba9876543210fedcba9876543210fedcba98', subject: '' },
  ])
  expect(readCommits('')).toEqual([])
})

it('a failure names the commit and the first error', () => {
  const output = "src/a.ts(1,2): error TS2304: Cannot find name 'x'.\n"
  expect(failureLine(commit, output)).toBe(
    "FAILED 01234567 map: draw it twice: src/a.ts(1,2): error TS2304: Cannot find name 'x'.",
  )
})

it('a failure counts several errors', () => {
  const output = 'a.ts(1,2): error TS1: One.\n  details\na.ts(3,4): error TS2: Two.\n'
  expect(failureLine(commit, output)).toBe(
    'FAILED 01234567 map: draw it twice: a.ts(1,2): error TS1: One. (2 errors)',
  )
})

it('a failure without an error line shows the last line', () => {
  expect(failureLine(commit, 'Starting.\nKilled\n\n')).toMatch(/: Killed$/)
  expect(failureLine(commit, '')).toMatch(/: the command wrote nothing$/)
})

it('the summary counts commits and failures', () => {
  expect(summary(0, 0)).toBe('There is no commit to check.')
  expect(summary(1, 0)).toBe('1 commit checked, every one compiles.')
  expect(summary(6, 2)).toBe('6 commits checked, 2 failed.')
})

it('a subject has an area and at most 72 characters', () => {
  expect(subjectError('routes: snap stops to the nearest edge')).toBeUndefined()
  expect(subjectError('import-export, e2e/files: read old backups')).toBeUndefined()
  expect(subjectError('snap stops to the nearest edge')).toMatch(/no area/)
  expect(subjectError('routes:')).toMatch(/no area/)
  expect(subjectError(`map: ${'a'.repeat(67)}`)).toBeUndefined()
  expect(subjectError(`map: ${'a'.repeat(68)}`)).toMatch(/73 characters/)
})
