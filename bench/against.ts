import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser } from '@playwright/test'

import {
  address,
  desktop,
  openBrowser,
  openPage,
  openServers,
  phone,
  type Screen,
} from './browser.ts'
import { firstViewBytes } from './first-view.ts'
import { median, percentile } from './statistics.ts'
import { timeStart, timeUse, type Start, type Use } from './timings.ts'

const root = path.dirname(import.meta.dirname)

/** Times and use of one visit. */
type Visit = Start & Partial<Use>

interface Figure {
  readonly name: string
  /** Milliseconds. */
  readonly of: (visit: Visit) => number
}

const figures: readonly Figure[] = [
  { name: 'first contentful paint', of: ({ firstPaint }) => firstPaint },
  { name: 'ready', of: ({ ready }) => ready },
  { name: 'main thread until ready', of: ({ mainThread }) => mainThread },
  { name: 'frames of a drag, p95', of: ({ drag }) => percentile(drag ?? [], 95) },
  { name: 'frames of a wheel, p95', of: ({ wheel }) => percentile(wheel ?? [], 95) },
  { name: 'opening the panel', of: ({ openPanel }) => median(openPanel ?? []) },
  { name: 'toggling a type', of: ({ toggle }) => median(toggle ?? []) },
  { name: 'marking in a checklist', of: ({ mark }) => median(mark ?? []) },
  { name: 'still to find', of: ({ stillToFind }) => median(stillToFind ?? []) },
]

export interface AgainstOptions {
  /** Anything that git resolves to a commit. */
  readonly commit: string
  /** Visits of each build on each screen. */
  readonly runs: number
  /** Leaves out what moves and answers after the start. */
  readonly startOnly: boolean
}

/**
 * Builds another commit beside this build and visits the two by turns, so that what the machine does meanwhile
 * meets both; writes ratios of medians to `bench/against.md`. Below 1, this build needs less.
 *
 * @throws when git does not know the commit or it cannot be built.
 */
export async function measureAgainst({ commit, runs, startOnly }: AgainstOptions): Promise<void> {
  const name = git('rev-parse', '--short', `${commit}^{commit}`)
  const folder = mkdtempSync(path.join(tmpdir(), 'itinerarium-'))
  const tree = path.join(folder, name)
  git('worktree', 'add', '--detach', tree, name)
  try {
    buildIn(tree)
    const servers = await openServers(path.join(tree, 'dist'))
    const browser = await openBrowser()
    try {
      const text = await report(browser, { name, runs, startOnly, other: servers.other })
      writeFileSync('bench/against.md', text)
      console.log(text)
    } finally {
      await browser.close()
      await servers.close()
    }
  } finally {
    git('worktree', 'remove', '--force', tree)
    rmSync(folder, { recursive: true, force: true })
  }
}

/** With this checkout's packages where the commit asks for the same ones. */
function buildIn(tree: string): void {
  const run = (...args: readonly string[]) =>
    void execFileSync('npm', args, { cwd: tree, stdio: ['ignore', 'ignore', 'inherit'] })
  const lock = (folder: string) => readFileSync(path.join(folder, 'package-lock.json'), 'utf8')
  const modules = path.join(root, 'node_modules')
  if (lock(tree) === lock(root) && existsSync(modules)) {
    symlinkSync(modules, path.join(tree, 'node_modules'))
  } else run('ci', '--no-audit', '--no-fund')
  run('run', 'build')
}

interface Measurement {
  readonly name: string
  readonly other: string
  readonly runs: number
  readonly startOnly: boolean
}

async function report(
  browser: Browser,
  { name, other, runs, startOnly }: Measurement,
): Promise<string> {
  const own = git('rev-parse', '--short', 'HEAD')
  const lines = [
    '# Against an earlier build',
    '',
    `Written by \`npm run build && npm run bench -- --against ${name}\`: this build (${own}) and that commit's, visited`,
    `by turns ${runs} times each; ${cpus().length} cores, no GPU, Chromium ${browser.version()}. Each figure is a ratio of`,
    'medians: below 1, this build needs less. Behind it the two medians, which hold for one machine on one day.',
    '',
    '| screen | figure | ratio | this build | earlier |',
    '| --- | --- | --- | --- | --- |',
  ]
  const row = (screen: string, figure: string, mine: number, theirs: number, unit: string) => {
    if (!Number.isFinite(mine) || !Number.isFinite(theirs)) return
    const text = (value: number) => `${value.toFixed(unit === 'ms' ? 0 : 1)} ${unit}`
    lines.push(
      `| ${screen} | ${figure} | **${(mine / theirs).toFixed(2)}** | ${text(mine)} | ${text(theirs)} |`,
    )
  }
  for (const screen of [desktop, phone]) {
    const [mine, theirs] = await byTurns(browser, screen, [address, other], runs, startOnly)
    for (const figure of figures) {
      const middle = (visits: readonly Visit[]) => median(visits.map(figure.of))
      row(screen.name, figure.name, middle(mine), middle(theirs), 'ms')
    }
    const bytes = async (url: string) =>
      ((await firstViewBytes(browser, screen, url)).get('total') ?? NaN) / 1000
    row(screen.name, 'bytes of the first view', await bytes(address), await bytes(other), 'kB')
  }
  return `${lines.join('\n')}\n`
}

/** Who is first changes from round to round: the second finds the machine warmer. */
async function byTurns(
  browser: Browser,
  screen: Screen,
  urls: readonly [string, string],
  runs: number,
  startOnly: boolean,
): Promise<readonly [Visit[], Visit[]]> {
  const visits: readonly [Visit[], Visit[]] = [[], []]
  for (let round = 0; round < runs; round += 1) {
    for (const side of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      visits[side].push(await visit(browser, screen, urls[side], startOnly))
    }
    console.log(`${screen.name}: round ${round + 1} of ${runs}`)
  }
  return visits
}

async function visit(
  browser: Browser,
  screen: Screen,
  url: string,
  startOnly: boolean,
): Promise<Visit> {
  const { page, context } = await openPage(browser, screen, 'real')
  try {
    const start = await timeStart(page, url)
    return startOnly ? start : { ...start, ...(await timeUse(page, screen)) }
  } finally {
    await context.close()
  }
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
}
