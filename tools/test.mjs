// npm test: everything that must hold before a change goes in, cheapest first; stops at the first failure.
// `npm test -- unit` or `npm test -- build browser` runs only the named steps.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ensureBuilt } from './build.mjs'
import { PlainError, cacheFolder, runNpm, runTool } from './commands.mjs'
import { ensureInstalled } from './install.mjs'

const unitReport = path.join(cacheFolder, 'vitest.json')
const browserReport = path.join(cacheFolder, 'playwright.json')

/**
 * A step's `run` throws when the step fails; `count` reads how many tests passed and failed.
 *
 * @typedef {{ passed: number, failed: number }} Count
 * @typedef {{ name: string, title: string, run: () => Promise<void>, count?: () => Count }} Step
 */

/** @type {readonly Step[]} */
const steps = [
  { name: 'data', title: 'The world’s data', run: () => script('data:check') },
  { name: 'lint', title: 'Lint and format', run: () => script('lint') },
  { name: 'types', title: 'Types', run: () => script('typecheck') },
  { name: 'unit', title: 'Unit tests', run: runUnitTests, count: countUnitTests },
  { name: 'build', title: 'Production build', run: () => ensureBuilt() },
  { name: 'subpath', title: 'Production build below a path', run: buildBelowPath },
  { name: 'licences', title: 'Licences of what is shipped', run: checkLicences },
  { name: 'size', title: 'Size budget', run: () => script('size') },
  { name: 'browser', title: 'Browser tests', run: runBrowserTests, count: countBrowserTests },
]

await runTool(async () => {
  const chosen = chooseSteps(process.argv.slice(2))
  await ensureInstalled()
  if (chosen.some(({ name }) => name === 'browser')) await ensureBrowser()
  mkdirSync(cacheFolder, { recursive: true })

  /** @type {string[]} */
  const summary = []
  const total = { passed: 0, failed: 0 }
  for (const step of chosen) {
    console.log(`\n=== ${step.title} (${step.name}) ===`)
    const started = performance.now()
    const failure = await runStep(step)
    const seconds = `${((performance.now() - started) / 1000).toFixed(1)} s`
    const { passed, failed } = step.count?.() ?? { passed: 0, failed: 0 }
    total.passed += passed
    // A step can fail without a failed test, by a type error for example: that counts as one failure.
    total.failed += failure === undefined ? failed : Math.max(failed, 1)
    const tests = step.count ? `, ${passed} passed, ${failed} failed` : ''
    summary.push(`${failure === undefined ? 'ok    ' : 'FAILED'} ${step.name} (${seconds}${tests})`)
    if (failure !== undefined) {
      summary.push(`Stopped at the step "${step.name}": ${failure}`)
      process.exitCode = 1
      break
    }
  }
  console.log(`\n=== Summary ===\n${summary.join('\n')}`)
  console.log(`${total.passed} passed, ${total.failed} failed`)
})

/** @param {readonly string[]} names */
function chooseSteps(names) {
  const unknown = names.find((name) => !steps.some((step) => step.name === name))
  if (unknown !== undefined) {
    const known = steps.map((step) => step.name).join(', ')
    throw new PlainError(`There is no step "${unknown}": the steps are ${known}.`)
  }
  return steps.filter((step) => names.length === 0 || names.includes(step.name))
}

/**
 * @param {Step} step
 * @returns {Promise<string | undefined>} Why the step failed, or undefined when it did not.
 */
async function runStep(step) {
  try {
    await step.run()
    return undefined
  } catch (error) {
    return error instanceof PlainError ? error.message : String(error)
  }
}

/**
 * @param {string} name
 * @param {readonly string[]} args
 */
async function script(name, args = []) {
  const exitCode = await runNpm(['run', '--silent', name, '--', ...args])
  if (exitCode !== 0) throw new PlainError(`npm run ${name} failed.`)
}

async function checkLicences() {
  await script('third-party', ['--check'])
}

async function buildBelowPath() {
  await ensureBuilt({ base: '/maps/kcd1/', outDir: 'dist-subpath' })
}

async function runUnitTests() {
  rmSync(unitReport, { force: true })
  await script('unit', ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`])
}

async function runBrowserTests() {
  rmSync(browserReport, { force: true })
  await ensureBuilt()
  await buildBelowPath()
  await script('e2e')
}

/** @returns {Count} */
function countUnitTests() {
  const report = readReport(unitReport)
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 }
}

/** @returns {Count} */
function countBrowserTests() {
  const stats = readReport(browserReport)?.stats
  const { expected = 0, unexpected = 0, flaky = 0 } = stats ?? {}
  return { passed: expected + flaky, failed: unexpected }
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
