import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { countPlaywrightTests, countVitestTests } from './test-reports.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'test-reports-'))
afterAll(() => rmSync(folder, { recursive: true }))

function writeReport(content: string): string {
  const file = path.join(folder, 'report.json')
  writeFileSync(file, content)
  return file
}

describe('reports of tests', () => {
  it('name the failed browser tests and those that passed on their second attempt', () => {
    const spec = (title: string, line: number, status: string) => ({
      title,
      file: 'pins/pins.spec.ts',
      line,
      tests: [{ projectName: 'phone', status }],
    })
    const report = writeReport(
      JSON.stringify({
        stats: { expected: 4, unexpected: 1, flaky: 1 },
        suites: [
          {
            specs: [spec('a pin is kept', 3, 'expected')],
            suites: [{ specs: [spec('a pin moves', 9, 'unexpected')] }],
          },
          { specs: [spec('a pin is deleted', 5, 'flaky')] },
        ],
      }),
    )
    expect(countPlaywrightTests(report)).toEqual({
      passed: 5,
      failed: 1,
      failedNames: ['[phone] pins/pins.spec.ts:9 › a pin moves'],
      retriedNames: ['[phone] pins/pins.spec.ts:5 › a pin is deleted'],
    })
  })

  it('name the unit tests that failed', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'curves join' },
      { status: 'failed', fullName: 'curves end' },
    ]
    const report = writeReport(
      JSON.stringify({
        numPassedTests: 1,
        numFailedTests: 1,
        testResults: [{ name: 'src/curves.test.ts', assertionResults }],
      }),
    )
    expect(countVitestTests(report)).toEqual({
      passed: 1,
      failed: 1,
      failedNames: ['src/curves.test.ts › curves end'],
      retriedNames: [],
    })
  })

  it('count no test if they are cut off or missing', () => {
    const none = { passed: 0, failed: 0, failedNames: [], retriedNames: [] }
    expect(countPlaywrightTests(writeReport('{"stats":'))).toEqual(none)
    expect(countVitestTests(path.join(folder, 'missing.json'))).toEqual(none)
  })
})
