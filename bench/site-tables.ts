// Tables of `results.md` other than visits over a line.
import { existsSync, readdirSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import { desktop, phone, type Screen } from './browser.ts'
import { firstViewBytes } from './first-view.ts'
import { landBytes, landFrames, tileTimes, type LandFrames } from './land.ts'
import { header, kilobytes, ms, row, type Part } from './report.ts'
import { routeTimes } from './routes.ts'
import { timeIndex } from './search-time.ts'
import { median, percentile } from './statistics.ts'
import { timePage, type Timings } from './timings.ts'

const amounts: readonly (number | 'real')[] = ['real', 10_000, 100_000]

/** A table per screen, because both together would take too long. */
const screens: readonly (readonly [string, Screen])[] = [
  ['desktop', desktop],
  ['phone', phone],
]

export function siteParts(browser: Browser, runs: number): readonly Part[] {
  return [
    {
      name: 'bytes',
      title: 'Bytes of a first visit',
      runs: 1,
      measure: () => byteLines(browser),
    },
    ...screens.map(([name, screen]) => ({
      name: `times-${name}`,
      title: `Times in the browser: ${screen.name}`,
      runs,
      measure: () => timeLines(browser, screen, runs),
    })),
    { name: 'land', title: 'The land', runs, measure: () => landLines(browser, runs) },
    { name: 'search', title: 'Search by the index alone', runs: 1, measure: searchLines },
    {
      name: 'routes',
      title: 'Routes',
      runs: 1,
      measure: () => Promise.resolve(routeLines()),
    },
  ]
}

async function byteLines(browser: Browser): Promise<readonly string[]> {
  const onDesktop = await firstViewBytes(browser, desktop)
  const onPhone = await firstViewBytes(browser, phone)
  const columns = [onDesktop, onPhone].flatMap((bytes) => [
    bytes.untilReady,
    bytes.afterFiveSeconds,
  ])
  return [
    header('brotli', 'desktop, until ready', '5 s later', 'phone, until ready', '5 s later'),
    ...[...onDesktop.untilReady.keys()].map((kind) =>
      row(kind, ...columns.map((bytes) => kilobytes(bytes.get(kind) ?? 0))),
    ),
  ]
}

function frameFigures(all: readonly (readonly number[])[]): string {
  const p95 = median(all.map((frames) => percentile(frames, 95)))
  const middle = median(all.map((frames) => median(frames)))
  const longest = Math.max(...all.map((frames) => Math.max(...frames)))
  return `${ms(p95)} (median ${ms(middle)}, longest ${ms(longest)})`
}

async function timeLines(
  browser: Browser,
  screen: Screen,
  runs: number,
): Promise<readonly string[]> {
  const lines = [
    header(
      'markers',
      'ready',
      'main thread until then',
      'frames, 3 s drag: p95',
      'frames, 8 notches each way: p95',
      'frames, 3 s drag with 2,000 pins: p95',
      'toggle to next frame',
      'opening the panel',
      'still to find',
      'marking in a checklist',
      'longest task while searching',
      'heap',
    ),
  ]
  for (const markers of amounts) {
    const all: Timings[] = []
    for (let run = 0; run < runs; run += 1) all.push(await timePage(browser, screen, markers))
    const line = timingRow(markers, all)
    console.log(line)
    lines.push(line)
  }
  return lines
}

function timingRow(markers: number | 'real', all: readonly Timings[]): string {
  const of = (read: (timings: Timings) => number) => median(all.map(read))
  return row(
    markers === 'real' ? '1,046' : markers.toLocaleString('en'),
    ms(of(({ ready }) => ready)),
    ms(of(({ mainThread }) => mainThread)),
    frameFigures(all.map(({ drag }) => drag)),
    frameFigures(all.map(({ wheel }) => wheel)),
    frameFigures(all.map(({ pins }) => pins)),
    ms(median(all.flatMap(({ toggle }) => toggle))),
    ms(median(all.flatMap(({ openPanel }) => openPanel))),
    ms(median(all.flatMap(({ stillToFind }) => stillToFind))),
    ms(median(all.flatMap(({ mark }) => mark))),
    ms(of(({ searchBlock }) => searchBlock)),
    `${(of(({ heap }) => heap) / 1e6).toFixed(1)} MB`,
  )
}

async function landLines(browser: Browser, runs: number): Promise<readonly string[]> {
  const charted = landBytes()
  const levels = await tileTimes(browser, 'parchment')
  const land: LandFrames[] = []
  for (let run = 0; run < runs; run += 1) land.push(await landFrames(browser))
  return [
    header('what', 'compressed'),
    row('geography', kilobytes(charted.geography)),
    row('lettering', kilobytes(charted.lettering)),
    row('together', kilobytes(charted.geography + charted.lettering)),
    '',
    'One tile of 512 px, in the worker:',
    '',
    header('level', 'world units a pixel', 'median', 'p95', 'longest'),
    ...levels.map(({ level, unitsPerPixel, times }) =>
      row(
        String(level),
        unitsPerPixel.toFixed(2),
        ms(median(times)),
        ms(percentile(times, 95)),
        ms(Math.max(...times)),
      ),
    ),
    '',
    'Moving over it at 1440x900, without markers and names:',
    '',
    header('what', 'figure'),
    row('frames while land is drawn: p95', frameFigures(land.map(({ drawing }) => drawing))),
    row('frames over drawn land: p95', frameFigures(land.map(({ cached }) => cached))),
    row('longest task', ms(Math.max(...land.map(({ longestTask }) => longestTask)))),
    row(
      'from the start of the map’s chunk to sharp land',
      ms(median(land.map(({ firstSharp }) => firstSharp))),
    ),
  ]
}

async function searchLines(): Promise<readonly string[]> {
  const lines = [header('markers', 'median a keystroke', 'p95', 'longest stretch without a rest')]
  for (const markers of [1046, 10_000, 100_000]) {
    const time = await timeIndex(markers)
    lines.push(
      row(markers.toLocaleString('en'), ms(time.median), ms(time.p95), ms(time.longestSlice)),
    )
  }
  return lines
}

function routeLines(): readonly string[] {
  const ids = readdirSync('dist/data', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(`dist/data/${entry.name}/network.json`))
    .map(({ name }) => name)
  return [
    header(
      'world',
      'reading the roads',
      'a route: median',
      'longest of 400',
      'a trip of 100: longest',
    ),
    ...ids.map((id) => {
      const { read, routes, trips } = routeTimes(id)
      return row(id, ms(read), ms(median(routes)), ms(Math.max(...routes)), ms(Math.max(...trips)))
    }),
  ]
}
