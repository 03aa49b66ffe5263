import { readFileSync } from 'node:fs'

const none = { passed: 0, failed: 0, failedNames: [], retriedNames: [] }

/** Counts the tests in a report of Vitest's JSON reporter. A missing or damaged report counts as no tests. */
export function countVitestTests(file) {
  const report = readReport(file)
  if (!report) return none
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = report
  const failedNames = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${name} › ${fullName}`),
  )
  return { passed: numPassedTests, failed: numFailedTests, failedNames, retriedNames: [] }
}

/** Counts the tests in a report of Playwright's JSON reporter. A missing or damaged report counts as no tests. */
export function countPlaywrightTests(file) {
  const report = readReport(file)
  if (!report) return none
  const { expected = 0, unexpected = 0, flaky = 0 } = report.stats ?? {}
  const tests = (report.suites ?? []).flatMap(testsOf)
  const namesOf = (status) => tests.filter((test) => test.status === status).map(({ name }) => name)
  return {
    passed: expected + flaky,
    failed: unexpected,
    failedNames: namesOf('unexpected'),
    retriedNames: namesOf('flaky'),
  }
}

function testsOf({ suites = [], specs = [] }) {
  return [
    ...specs.flatMap(({ title, file, line, tests }) =>
      tests.map(({ projectName, status }) => ({
        name: `[${projectName}] ${file}:${line} › ${title}`,
        status,
      })),
    ),
    ...suites.flatMap(testsOf),
  ]
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
