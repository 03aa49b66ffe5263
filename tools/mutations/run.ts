// `npm run planted` applies the mutations one after the other and checks that the test of each one fails.
// `npm run planted -- 07 12` applies only these.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ensureBrowser } from '../browser.mjs'
import { PlainError, root, runTool } from '../commands.mjs'
import { ensureInstalled } from '../install.mjs'
import { findCatchingTest, type CatchingTest } from './catching-test.ts'
import { computeMutatedFiles, readMutations, type Mutation } from './mutation.ts'
import { runTests, type Outcome } from './run-tests.ts'
import { createWorkplace, execute } from './workplace.ts'

interface Trial {
  readonly mutation: Mutation
  readonly test: CatchingTest
}

/** Matches messages of failed assertions, as opposed to other errors. */
const assertion =
  /expect[.(]|AssertionError|Error: expected |TestingLibraryElementError|VitestBrowserElementError|Property failed/

/** Matches the source lines that follow an error message, which could contain the word `expect`. */
const codeLine = /^\s*>?\s*\d* \|.*$/gm

async function main(): Promise<void> {
  const mutations = readMutations(process.argv.slice(2))
  await ensureInstalled()
  await ensureBrowser()
  const changed = await execute('git', ['status', '--porcelain', '--untracked-files=no'], root)
  if (changed.output.trim() !== '') {
    console.log(
      'What is not committed yet is left out: the mutations go into what was committed last.',
    )
  }
  const { folder, remove } = await createWorkplace()
  const stop = () => void remove().then(() => process.exit(1))
  process.once('SIGINT', stop).once('SIGTERM', stop)
  try {
    const caught = await countCaught(mutations, folder)
    console.log(`\n${caught} of ${mutations.length} caught`)
    if (caught < mutations.length) process.exitCode = 1
  } finally {
    await remove()
  }
}

async function countCaught(mutations: readonly Mutation[], folder: string): Promise<number> {
  const trials = mutations.flatMap((mutation): Trial[] => {
    try {
      computeMutatedFiles(mutation, folder)
      return [{ mutation, test: findCatchingTest(mutation, folder) }]
    } catch (error) {
      printVerdict(
        mutation,
        'cannot be applied',
        error instanceof Error ? error.message : String(error),
      )
      return []
    }
  })
  const green = await runWithoutFaults(trials, folder)
  let caught = 0
  for (const trial of trials) {
    const outcomesOfTest = green.filter((outcome) => isOutcomeOf(outcome, trial.test))
    const failed = outcomesOfTest.find(({ passed }) => !passed)
    if (outcomesOfTest.length === 0)
      printVerdict(trial.mutation, 'has no test', `${trial.test.file}: ${trial.test.title}`)
    else if (failed)
      printVerdict(trial.mutation, 'has a test that is red without it', reason(failed))
    else if (await isCaught(trial, folder)) caught += 1
  }
  return caught
}

async function runWithoutFaults(
  trials: readonly Trial[],
  folder: string,
): Promise<readonly Outcome[]> {
  const tests = trials.map(({ test }) => test)
  const endToEndTests = tests.filter(({ runner }) => runner === 'playwright')
  const started = performance.now()
  if (endToEndTests.length > 0) {
    for (const target of ['page', 'subpath', 'island'] as const) {
      const failure = await build(target, folder)
      if (failure !== undefined) throw new PlainError(`The site cannot be built:\n${failure}`)
    }
  }
  const outcomes: Outcome[] = []
  for (const wanted of ['vitest', 'components', 'playwright'] as const) {
    const group = tests.filter(({ runner }) => runner === wanted)
    if (group.length === 0) continue
    const report = await runTests(group, folder)
    if (report.outcomes.length === 0) console.error(report.output)
    outcomes.push(...report.outcomes)
  }
  const passed = outcomes.filter((outcome) => outcome.passed).length
  console.log(
    `Without a fault: ${passed} of ${outcomes.length} tests pass (${secondsSince(started)})`,
  )
  return outcomes
}

async function isCaught({ mutation, test }: Trial, folder: string): Promise<boolean> {
  const started = performance.now()
  const originals = new Map<string, string>()
  for (const [file, text] of computeMutatedFiles(mutation, folder)) {
    const place = path.join(folder, file)
    originals.set(place, readFileSync(place, 'utf8'))
    writeFileSync(place, text)
  }
  try {
    if (test.runner === 'playwright') {
      for (const target of targetsOf(test, folder)) {
        const failure = await build(target, folder)
        if (failure === undefined) continue
        printVerdict(mutation, 'breaks the build, which no test is needed for', failure)
        return false
      }
    }
    const { outcomes, output } = await runTests([test], folder, true)
    const red = outcomes.filter(({ passed }) => !passed)
    const asserted = red.find(({ errors }) => errors.some(isFailedAssertion))
    if (asserted) {
      printVerdict(mutation, `caught by ${test.file} (${secondsSince(started)})`, reason(asserted))
      return true
    }
    if (red[0]) printVerdict(mutation, 'is red, but not by what the test expects', reason(red[0]))
    else if (outcomes.length > 0)
      printVerdict(mutation, 'NOT CAUGHT', `${test.file} is green: ${mutation.test}`)
    else printVerdict(mutation, 'was not tried: no test ran', output.slice(-2000))
    return false
  } finally {
    for (const [place, text] of originals) writeFileSync(place, text)
  }
}

type Target = 'page' | 'subpath' | 'island'

function targetsOf({ file }: CatchingTest, folder: string): readonly Target[] {
  if (file.includes('.subpath.')) return ['subpath']
  const text = readFileSync(path.join(folder, file), 'utf8')
  return text.includes('islandSite') ? ['page', 'island'] : ['page']
}

const builders: Readonly<Record<Target, string>> = {
  page: 'ensureBuilt()',
  subpath: 'ensureBuiltBelowPath()',
  island: 'ensureIslandBuilt()',
}

/** @returns The end of the output if the build failed, otherwise `undefined`. */
async function build(target: Target, folder: string): Promise<string | undefined> {
  const script = `import { ensureBuilt, ensureBuiltBelowPath, ensureIslandBuilt } from './tools/build.mjs'; await ${builders[target]}`
  const args = ['--input-type=module', '--eval', script]
  const { code, output } = await execute(process.execPath, args, folder)
  return code === 0 ? undefined : output.slice(-2000)
}

function isFailedAssertion(error: string): boolean {
  return assertion.test(error.replaceAll(codeLine, ''))
}

function isOutcomeOf({ file, title }: Outcome, test: CatchingTest): boolean {
  return file === test.file && new RegExp(test.title).test(title)
}

function reason({ title, errors }: Outcome): string {
  const lines = errors.join('\n').split('\n')
  return [title, ...lines.filter((line) => line.trim() !== '').slice(0, 4)].join('\n')
}

function printVerdict({ name, row, fault }: Mutation, verdict: string, details: string): void {
  console.log(`\n${name} [${row}] ${fault}\n  ${verdict}\n${details.replaceAll(/^/gm, '    ')}`)
}

function secondsSince(started: number): string {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`
}

await runTool(main)
