import { readFileSync } from 'node:fs'

/**
 * Result of a test run. `retriedNames` lists the tests that passed on the second attempt. A name begins with its
 * file.
 *
 * @typedef {{ passed: number, failed: number, failedNames: readonly string[], retriedNames: readonly string[] }}
 * TestCount
 */

/** @type {TestCount} */
const none = { passed: 0, failed: 0, failedNames: [], retriedNames: [] }

/**
 * Counts the tests in a report of Vitest's JSON reporter. A missing or damaged report counts as no tests.
 *
 * @param {string} file
 * @returns {TestCount}
 */
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

/**
 * Counts the tests in a report of Playwright's JSON reporter. A missing or damaged report counts as no tests.
 *
 * @param {string} file
 * @returns {TestCount}
 */
export function countPlaywrightTests(file) {
  const report = readReport(file)
  if (!report) return none
  const { expected = 0, unexpected = 0, flaky = 0 } = report.stats ?? {}
  const tests = (report.suites ?? []).flatMap(testsOf)
  const namesOf = (/** @type {string} */ status) =>
    tests.filter((test) => test.status === status).map(({ name }) => name)
  return {
    passed: expected + flaky,
    failed: unexpected,
    failedNames: namesOf('unexpected'),
    retriedNames: namesOf('flaky'),
  }
}

/** @param {any} suite @returns {readonly { name: string, status: string }[]} */
function testsOf({ suites = [], specs = [] }) {
  return [
    ...specs.flatMap((/** @type {any} */ { title, file, line, tests }) =>
      tests.map((/** @type {any} */ { projectName, status }) => ({
        name: `[${projectName}] ${file}:${line} › ${title}`,
        status,
      })),
    ),
    ...suites.flatMap(testsOf),
  ]
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
