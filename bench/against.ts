import type { Browser, Page } from '@playwright/test'
import { address, desktop, openPage, phone, type Screen } from './browser.ts'
import { firstViewBytes } from './first-view.ts'
import { header, kilobytes, ms, row, type Part } from './report.ts'
import { median, percentile } from './statistics.ts'
import { timeStart, timeUse, type Start, type Use } from './timings.ts'

interface Figure<Visit> {
  readonly name: string
  /** Milliseconds. */
  readonly of: (visit: Visit) => number
}

const startFigures: readonly Figure<Start>[] = [
  { name: 'first contentful paint', of: ({ firstPaint }) => firstPaint },
  { name: 'ready', of: ({ ready }) => ready },
  { name: 'main thread until ready', of: ({ mainThread }) => mainThread },
]

const useFigures: readonly Figure<Use>[] = [
  { name: 'frames of a drag, p95', of: ({ drag }) => percentile(drag, 95) },
  { name: 'frames of a wheel, p95', of: ({ wheel }) => percentile(wheel, 95) },
  { name: 'opening the panel', of: ({ openPanel }) => median(openPanel) },
  { name: 'toggling a type', of: ({ toggle }) => median(toggle) },
  { name: 'marking in a checklist', of: ({ mark }) => median(mark) },
  { name: 'still to find', of: ({ stillToFind }) => median(stillToFind) },
]

/** Compares starts, frames and responses of this build with an earlier one, alternately and without network delay. */
export function againstParts(browser: Browser, earlier: string, runs: number): readonly Part[] {
  const urls = [address, earlier] as const
  const table = (of: (screen: Screen) => Promise<readonly string[]>) => async () => [
    header('screen', 'figure', 'ratio', 'this build', 'earlier'),
    ...(await of(desktop)),
    ...(await of(phone)),
  ]
  return [
    {
      name: 'start',
      title: 'Start without a simulated connection',
      runs,
      measure: table(async (screen) => {
        const starts = await byTurns(urls, runs, (url) =>
          onPage(browser, screen, (page) => timeStart(page, url)),
        )
        const mine = await firstViewBytes(browser, screen, urls[0])
        const theirs = await firstViewBytes(browser, screen, urls[1])
        const bytesRatio = (figure: string, until: keyof typeof mine) => {
          const totals = [mine, theirs].map((bytes) => bytes[until].get('total') ?? NaN)
          return ratio(screen, figure, totals as [number, number], kilobytes)
        }
        return [
          ...startFigures.map((figure) => ratioOf(screen, figure, starts)),
          bytesRatio('bytes until ready', 'untilReady'),
          bytesRatio('bytes 5 s after ready', 'afterFiveSeconds'),
        ]
      }),
    },
    {
      name: 'motion',
      title: 'Motion and responses',
      runs,
      measure: table(async (screen) => {
        const uses = await byTurns(urls, runs, (url) =>
          onPage(browser, screen, async (page) => {
            await timeStart(page, url)
            return timeUse(page, screen)
          }),
        )
        return useFigures.map((figure) => ratioOf(screen, figure, uses))
      }),
    },
  ]
}

/** Visits both builds in each round. The order alternates, because the machine is warmer for the second visit. */
async function byTurns<Visit>(
  urls: readonly [string, string],
  runs: number,
  visit: (url: string) => Promise<Visit>,
): Promise<readonly [Visit[], Visit[]]> {
  const visits: readonly [Visit[], Visit[]] = [[], []]
  for (let round = 0; round < runs; round += 1) {
    for (const side of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      visits[side].push(await visit(urls[side]))
    }
    console.log(`round ${round + 1} of ${runs}`)
  }
  return visits
}

async function onPage<Result>(
  browser: Browser,
  screen: Screen,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const { page, context } = await openPage(browser, screen, 'real')
  try {
    return await measure(page)
  } finally {
    await context.close()
  }
}

function ratioOf<Visit>(
  screen: Screen,
  { name, of }: Figure<Visit>,
  [mine, theirs]: readonly [readonly Visit[], readonly Visit[]],
): string {
  return ratio(screen, name, [median(mine.map(of)), median(theirs.map(of))], ms)
}

function ratio(
  screen: Screen,
  figure: string,
  [mine, theirs]: readonly [number, number],
  words: (value: number) => string,
): string {
  const told = Number.isFinite(mine / theirs) ? `**${(mine / theirs).toFixed(2)}**` : '–'
  return row(screen.name, figure, told, words(mine), words(theirs))
}
