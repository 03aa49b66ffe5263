// Runs all checks.
// `npm test`: the checks that every change must pass.
// `npm run check`: the same without browsers.
// `npm test -- full`: also the screens in all sizes and languages, and the journeys in WebKitGTK and Chromium.
// `npm test -- unit` or `npm test -- build browser`: only the named steps.
// `--shard=1/4`: a quarter of the browser tests.
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ensureBrowser, ensureFirefox, ensureWebKit } from './browser.mjs'
import { ensureBuilt, ensureBuiltBelowPath, ensureIslandBuilt } from './build.mjs'
import { PlainError, cacheFolder, holdBack, runNpm, runTool } from './commands.mjs'
import { ensureInstalled } from './install.mjs'
import { countPlaywrightTests, countVitestTests } from './test-reports.mjs'

const browserReport = path.join(cacheFolder, 'playwright.json')
const journeysReport = path.join(cacheFolder, 'browsers.json')

/**
 * A step's `run` throws if the step fails. `count` reads how many tests passed and failed. Steps with `forBrowser`
 * are not part of `check`. Steps with `forRelease` are part of `full` only.
 *
 * @typedef {import('./test-reports.mjs').TestCount} Count
 * @typedef {{ name: string, title: string, run: () => Promise<void>, count?: () => Count, forBrowser?: boolean,
 * forRelease?: boolean }} Step
 * @typedef {{ name: string, seconds: string, failure: string | undefined, count: Count | undefined }} Result
 */

/** @type {readonly Step[]} The steps before the browser tests run in parallel. */
const steps = [
  unitTests('unit', 'Unit tests', ['src', 'pipeline']),
  { name: 'data', title: 'The worlds’ data', run: () => script('world:check') },
  { name: 'lint', title: 'Lint and format', run: () => script('lint') },
  { name: 'types', title: 'Types', run: () => script('typecheck') },
  { name: 'unused', title: 'What nothing uses', run: () => script('unused') },
  { name: 'build', title: 'Production build', run: () => ensureBuilt() },
  {
    name: 'subpath',
    title: 'Production build below a path',
    run: ensureBuiltBelowPath,
    forBrowser: true,
  },
  {
    name: 'island',
    title: 'Production build of invented worlds',
    run: ensureIslandBuilt,
    forBrowser: true,
  },
  { name: 'licences', title: 'Licences of what is shipped', run: checkLicences },
  { name: 'size', title: 'Size budget', run: () => script('size') },
  { name: 'browsers', title: 'What promised browsers have', run: () => script('browsers') },
  unitTests('tools', 'Unit tests of the tools', ['tools']),
  {
    ...vitestStep('components', 'Components in a browser', 'components', []),
    forBrowser: true,
  },
  {
    name: 'browser',
    title: 'Browser tests',
    run: runBrowserTests,
    count: () => countPlaywrightTests(browserReport),
    forBrowser: true,
  },
  {
    name: 'catalogue',
    title: 'Screens and land in all sizes, languages and worlds',
    run: runFullCatalogue,
    count: () => countPlaywrightTests(browserReport),
    forBrowser: true,
    forRelease: true,
  },
  journeys('firefox', 'Journeys in Firefox', async () => (await ensureFirefox()) !== undefined),
  { ...journeys('webkit', 'Journeys in WebKitGTK', ensureWebKit), forRelease: true },
  { ...journeys('chromium', 'Journeys in Chromium', async () => true), forRelease: true },
]

/** Name of the group of all steps that need no browser. */
const check = 'check'

/** Name of the group of all steps, including the steps for a release. */
const full = 'full'

const isShard = (/** @type {string} */ arg) => arg.startsWith('--shard')
const args = process.argv.slice(2)
const shard = args.find(isShard)

await runTool(async () => {
  const chosen = chooseSteps(args.filter((arg) => !isShard(arg)))
  if (shard !== undefined && !/^--shard=[1-9]\d*\/[1-9]\d*$/.test(shard))
    throw new PlainError(
      `${shard} names no share of the browser tests: write --shard=1/4 for the first quarter.`,
    )
  await ensureInstalled()
  const inBrowsers = chosen.filter((step) => step.count && step.forBrowser)
  if (inBrowsers.length > 0) await ensureBrowser()
  mkdirSync(cacheFolder, { recursive: true })

  const results = await runBeside(chosen.filter((step) => !inBrowsers.includes(step)))
  for (const step of inBrowsers) {
    if (results.some(({ failure }) => failure !== undefined)) break
    console.log(heading(step))
    results.push(await runStep(step))
  }
  summarise(chosen, results)
})

/**
 * Runs the steps. Most unit tests use one core and take longer than all other steps together, so the two run in
 * parallel. The other steps run in order, cheapest first, stop at the first failure, and use lower priority.
 *
 * @param {readonly Step[]} chosen
 * @returns {Promise<Result[]>}
 */
async function runBeside(chosen) {
  /** @type {Result[]} */
  const results = []
  const isUnit = (/** @type {Step} */ { name }) => name === 'unit'
  const lanes = [chosen.filter(isUnit), chosen.filter((step) => !isUnit(step))]
  const isBeside = chosen.some(isUnit)
  await Promise.all(
    lanes.map(async (lane) => {
      for (const step of lane) {
        const { result, output } = await holdBack(() => runStep(step), isBeside && !isUnit(step))
        console.log(`${heading(step)}\n${output.trimEnd()}`)
        results.push(result)
        if (result.failure !== undefined) break
      }
    }),
  )
  return results
}

/** @param {Step} step */
function heading({ title, name }) {
  return `\n=== ${title} (${name}) ===`
}

/** @param {Step} step @returns {Promise<Result>} */
async function runStep({ name, run, count }) {
  const started = performance.now()
  /** @type {string | undefined} */
  let failure
  try {
    await run()
  } catch (error) {
    failure = error instanceof PlainError ? error.message : String(error)
  }
  const seconds = `${((performance.now() - started) / 1000).toFixed(1)} s`
  return { name, seconds, failure, count: count?.() }
}

/** @param {readonly Step[]} chosen @param {readonly Result[]} results */
function summarise(chosen, results) {
  console.log('\n=== Summary ===')
  const total = { passed: 0, failed: 0 }
  for (const { name } of chosen) {
    const result = results.find((one) => one.name === name)
    if (!result) console.log(`not run ${name}`)
    else {
      const { failure, seconds, count } = result
      const tests = count ? `, ${count.passed} passed, ${count.failed} failed` : ''
      console.log(`${failure === undefined ? 'ok    ' : 'FAILED'} ${name} (${seconds}${tests})`)
      if (failure !== undefined) console.log(`       ${failure}`)
      for (const test of count?.failedNames ?? []) console.log(`       failed: ${test}`)
      for (const test of count?.retriedNames ?? [])
        console.log(`       passed on its second attempt: ${test}`)
      total.passed += count?.passed ?? 0
      // A step can fail without a failed test, for example by a type error. That counts as one failure.
      total.failed += failure === undefined ? (count?.failed ?? 0) : Math.max(count?.failed ?? 0, 1)
    }
  }
  if (total.failed > 0) process.exitCode = 1
  console.log(`${total.passed} passed, ${total.failed} failed`)
}

/** @param {readonly string[]} names */
function chooseSteps(names) {
  const groups = [check, full]
  const unknown = names.find(
    (name) => !groups.includes(name) && !steps.some((step) => step.name === name),
  )
  if (unknown !== undefined) {
    const known = steps.map((step) => step.name).join(', ')
    throw new PlainError(
      `There is no step "${unknown}": the steps are ${known}; ${check} is all of them that need no browser, and ${full} is every one.`,
    )
  }
  return steps.filter(
    ({ name, forBrowser = false, forRelease = false }) =>
      names.includes(full) ||
      names.includes(name) ||
      (names.length === 0 && !forRelease) ||
      (names.includes(check) && !forBrowser),
  )
}

/** @param {string} name @param {readonly string[]} args @param {Record<string, string>} [environment] */
async function script(name, args = [], environment) {
  const exitCode = await runNpm(['run', '--silent', name, '--', ...args], environment)
  if (exitCode !== 0) throw new PlainError(`npm run ${name} failed.`)
}

async function checkLicences() {
  await script('third-party', ['--check'])
}

/** @param {string} name @param {string} title @param {readonly string[]} folders @returns {Step} */
function unitTests(name, title, folders) {
  // The slash prevents a match of folders whose names merely begin alike.
  const filters = folders.map((folder) => `${folder}/`)
  return vitestStep(name, title, 'unit', filters)
}

/**
 * @param {string} name
 * @param {string} title
 * @param {string} npmScript The script of package.json that starts Vitest.
 * @param {readonly string[]} filters Parts of file names.
 * @returns {Step}
 */
function vitestStep(name, title, npmScript, filters) {
  const report = path.join(cacheFolder, `vitest-${name}.json`)
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  return {
    name,
    title,
    run: () => {
      rmSync(report, { force: true })
      return script(npmScript, [...filters, ...reporters])
    },
    count: () => countVitestTests(report),
  }
}

async function runBrowserTests() {
  await prepareBrowserTests()
  // On a busy machine about one end-to-end test in some hundred times out once. A test that fails twice is broken.
  if (shard === undefined) return script('e2e', ['--retries=1'])
  // Playwright does not shard a project that depends on others. The last shard runs the project `alone` first.
  const [share, shares] = shard.slice('--shard='.length).split('/')
  if (share === shares) await script('e2e', ['--retries=1', '--no-deps', '--project=alone'])
  const projects = ['desktop', 'phone', 'subpath'].map((name) => `--project=${name}`)
  return script('e2e', ['--retries=1', ...projects, shard])
}

async function runFullCatalogue() {
  await prepareBrowserTests()
  await script('e2e', ['--retries=1', 'e2e/screens', 'e2e/land/first-land'], {
    FULL_CATALOGUE: '1',
  })
}

/** Deletes the report of an earlier run, and builds each site that playwright.config.ts serves. */
async function prepareBrowserTests() {
  rmSync(browserReport, { force: true })
  await ensureBuilt()
  await ensureBuiltBelowPath()
  await ensureIslandBuilt()
}

/**
 * Returns the step that runs the journeys of e2e/browsers in one browser. If the browser can't be installed, the step
 * says so and passes. In continuous integration it fails, because the message would go unnoticed there.
 *
 * @param {string} name Name of the step and of Playwright's project.
 * @param {string} title
 * @param {() => Promise<boolean>} ensure Installs the browser, and returns whether it is installed.
 * @returns {Step}
 */
function journeys(name, title, ensure) {
  return {
    name,
    title,
    forBrowser: true,
    run: async () => {
      rmSync(journeysReport, { force: true })
      if (!(await ensure())) {
        const missing = `${title}: the browser is not installed, and apt-get can't install it here.`
        if (process.env.CI) throw new PlainError(missing)
        console.log(`${missing} Skipped.`)
        return
      }
      await ensureBuilt()
      await ensureIslandBuilt()
      await script('e2e', ['--config=e2e/browsers', `--project=${name}`, '--retries=1'])
    },
    count: () => countPlaywrightTests(journeysReport),
  }
}
