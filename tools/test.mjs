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
import { PlainError, cacheFolder, collectOutput, runNpm, runTool } from './commands.mjs'
import { ensureInstalled } from './install.mjs'
import { countPlaywrightTests, countVitestTests } from './test-reports.mjs'

const browserReport = path.join(cacheFolder, 'playwright.json')
const journeysReport = path.join(cacheFolder, 'browsers.json')

/**
 * A step's `run` throws if the step fails. `count` reads how many tests passed and failed. Steps with `forBrowser`
 * are not part of `check`. Steps with `forRelease` are part of `full` only. The steps before the browser tests run in
 * parallel.
 */
const steps = [
  createUnitTestStep('unit', 'Unit tests', ['src', 'pipeline']),
  { name: 'data', title: 'The worlds’ data', run: () => runNpmScript('world:check') },
  { name: 'lint', title: 'Lint and format', run: () => runNpmScript('lint') },
  { name: 'types', title: 'Types', run: () => runNpmScript('typecheck') },
  { name: 'unused', title: 'What nothing uses', run: () => runNpmScript('unused') },
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
  { name: 'size', title: 'Size budget', run: () => runNpmScript('size') },
  { name: 'browsers', title: 'What promised browsers have', run: () => runNpmScript('browsers') },
  createUnitTestStep('tools', 'Unit tests of the tools', ['tools']),
  {
    ...createVitestStep('components', 'Components in a browser', 'components', []),
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
  createJourneysStep(
    'firefox',
    'Journeys in Firefox',
    async () => (await ensureFirefox()) !== undefined,
  ),
  { ...createJourneysStep('webkit', 'Journeys in WebKitGTK', ensureWebKit), forRelease: true },
  { ...createJourneysStep('chromium', 'Journeys in Chromium', async () => true), forRelease: true },
]

const withoutBrowsers = 'check'

const everything = 'full'

const isShard = (arg) => arg.startsWith('--shard')
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

  const results = await runInParallel(chosen.filter((step) => !inBrowsers.includes(step)))
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
 */
async function runInParallel(chosen) {
  const results = []
  const isUnit = ({ name }) => name === 'unit'
  const lanes = [chosen.filter(isUnit), chosen.filter((step) => !isUnit(step))]
  const isParallel = chosen.some(isUnit)
  await Promise.all(
    lanes.map(async (lane) => {
      for (const step of lane) {
        const { result, output } = await collectOutput(
          () => runStep(step),
          isParallel && !isUnit(step),
        )
        console.log(`${heading(step)}\n${output.trimEnd()}`)
        results.push(result)
        if (result.failure !== undefined) break
      }
    }),
  )
  return results
}

function heading({ title, name }) {
  return `\n=== ${title} (${name}) ===`
}

async function runStep({ name, run, count }) {
  const started = performance.now()
  let failure
  try {
    await run()
  } catch (error) {
    failure = error instanceof PlainError ? error.message : String(error)
  }
  const seconds = `${((performance.now() - started) / 1000).toFixed(1)} s`
  return { name, seconds, failure, count: count?.() }
}

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

function chooseSteps(names) {
  const groups = [withoutBrowsers, everything]
  const unknown = names.find(
    (name) => !groups.includes(name) && !steps.some((step) => step.name === name),
  )
  if (unknown !== undefined) {
    const known = steps.map((step) => step.name).join(', ')
    throw new PlainError(
      `There is no step "${unknown}": the steps are ${known}; ${withoutBrowsers} is all of them that need no browser, and ${everything} is every one.`,
    )
  }
  return steps.filter(
    ({ name, forBrowser = false, forRelease = false }) =>
      names.includes(everything) ||
      names.includes(name) ||
      (names.length === 0 && !forRelease) ||
      (names.includes(withoutBrowsers) && !forBrowser),
  )
}

async function runNpmScript(name, args = [], environment) {
  const exitCode = await runNpm(['run', '--silent', name, '--', ...args], environment)
  if (exitCode !== 0) throw new PlainError(`npm run ${name} failed.`)
}

async function checkLicences() {
  await runNpmScript('third-party', ['--check'])
}

function createUnitTestStep(name, title, folders) {
  // The slash prevents a match of folders whose names merely begin alike.
  const filters = folders.map((folder) => `${folder}/`)
  return createVitestStep(name, title, 'unit', filters)
}

function createVitestStep(name, title, npmScript, filters) {
  const report = path.join(cacheFolder, `vitest-${name}.json`)
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  return {
    name,
    title,
    run: () => {
      rmSync(report, { force: true })
      return runNpmScript(npmScript, [...filters, ...reporters])
    },
    count: () => countVitestTests(report),
  }
}

async function runBrowserTests() {
  await prepareBrowserTests()
  // On a busy machine about one end-to-end test in some hundred times out once. A test that fails twice is broken.
  if (shard === undefined) return runNpmScript('e2e', ['--retries=1'])
  // Playwright does not shard a project that depends on others. The last shard runs the project `alone` first.
  const [share, shares] = shard.slice('--shard='.length).split('/')
  if (share === shares) await runNpmScript('e2e', ['--retries=1', '--no-deps', '--project=alone'])
  const projects = ['desktop', 'phone', 'subpath'].map((name) => `--project=${name}`)
  return runNpmScript('e2e', ['--retries=1', ...projects, shard])
}

async function runFullCatalogue() {
  await prepareBrowserTests()
  await runNpmScript('e2e', ['--retries=1', 'e2e/screens', 'e2e/land/first-land'], {
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
 */
function createJourneysStep(name, title, ensure) {
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
      await runNpmScript('e2e', ['--config=e2e/browsers', `--project=${name}`, '--retries=1'])
    },
    count: () => countPlaywrightTests(journeysReport),
  }
}
