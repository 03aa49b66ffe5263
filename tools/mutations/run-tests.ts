import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { CatchingTest } from './catching-test.ts'
import { execute } from './workplace.ts'

export interface Outcome {
  /** Relative to the checkout's root. */
  readonly file: string
  /** Includes the titles of the enclosing groups. */
  readonly title: string
  readonly passed: boolean
  readonly errors: readonly string[]
}

export interface Report {
  readonly outcomes: readonly Outcome[]
  /** Output of the test runner, to explain why no test ran. */
  readonly output: string
}

/** Differs from the port of `npm test`, so that both can run at the same time. */
const port = process.env['E2E_PORT'] ?? '4373'

/**
 * Runs tests of one runner.
 *
 * @param folder The root of the tested checkout.
 * @param stopAtFirstFailure Whether to stop at the first test that fails.
 */
export function runTests(
  tests: readonly CatchingTest[],
  folder: string,
  stopAtFirstFailure = false,
): Promise<Report> {
  const files = [...new Set(tests.map(({ file }) => file))]
  const titles = tests.map(({ title }) => title).join('|')
  const runner = tests[0]?.runner
  if (runner === 'playwright') return runPlaywright(files, titles, folder, stopAtFirstFailure)
  const options = runner === 'components' ? ['--config', 'vitest.browser.config.ts'] : []
  return runVitest(files, titles, folder, options)
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

async function runVitest(
  files: readonly string[],
  titles: string,
  folder: string,
  options: readonly string[],
): Promise<Report> {
  const file = path.join(folder, 'node_modules', 'mutations-vitest.json')
  rmSync(file, { force: true })
  const command = path.join('node_modules', 'vitest', 'vitest.mjs')
  const reporters = ['--reporter=json', `--outputFile=${file}`]
  const args = ['run', ...options, ...files, '-t', titles, ...reporters]
  const { output } = await execute(process.execPath, [command, ...args], folder)
  const report = readReport(file) as VitestReport | undefined
  const outcomes = (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status, failureMessages }) => ({
        file: path.relative(folder, name),
        title: fullName,
        passed: status === 'passed',
        errors: failureMessages.map(plain),
      })),
  )
  return { outcomes, output }
}

interface PlaywrightSuite {
  readonly title: string
  readonly file: string
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs: readonly {
    readonly title: string
    readonly file: string
    readonly tests: readonly {
      readonly results: readonly {
        readonly status: string
        readonly errors: readonly { readonly message?: string }[]
      }[]
    }[]
  }[]
}

async function runPlaywright(
  files: readonly string[],
  titles: string,
  folder: string,
  stopAtFirstFailure: boolean,
): Promise<Report> {
  const file = path.join(folder, 'node_modules', 'mutations-playwright.json')
  rmSync(file, { force: true })
  const command = path.join('node_modules', '@playwright', 'test', 'cli.js')
  const args = ['test', ...files, '-g', titles, '--reporter=json', '--retries=0', '--trace=off']
  if (stopAtFirstFailure) args.push('--max-failures=1')
  const { output } = await execute(process.execPath, [command, ...args], folder, {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    E2E_PORT: port,
  })
  const report = readReport(file) as Pick<PlaywrightSuite, 'suites'> | undefined
  return { outcomes: (report?.suites ?? []).flatMap((suite) => outcomesOf(suite)), output }
}

function outcomesOf(suite: PlaywrightSuite, groups: readonly string[] = []): Outcome[] {
  const outcomesOfTest = suite.specs.flatMap(({ title, file, tests }) =>
    tests
      .flatMap(({ results }) => results)
      .filter(({ status }) => status !== 'skipped' && status !== 'interrupted')
      .map(({ status, errors }) => ({
        file: `e2e/${file}`,
        title: [...groups, title].join(' '),
        passed: status === 'passed',
        errors: errors.map(({ message = '' }) => plain(message)),
      })),
  )
  const within = (suite.suites ?? []).flatMap((inner) =>
    outcomesOf(inner, [...groups, inner.title]),
  )
  return [...outcomesOfTest, ...within]
}

function readReport(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

function plain(text: string): string {
  // eslint-disable-next-line no-control-regex
  return text.replaceAll(/\u001B\[[\d;]*m/g, '')
}
