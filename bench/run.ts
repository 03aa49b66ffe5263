import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { measureAgainst } from './against.ts'
import { desktop, openBrowser, openServer, phone, type Screen } from './browser.ts'
import { firstViewBytes } from './first-view.ts'
import { landBytes, landFrames, tileTimes, type LandFrames } from './land.ts'
import { timeIndex } from './search-time.ts'
import { median, percentile } from './statistics.ts'
import { timePage, type Timings } from './timings.ts'
import { routeTimes } from './routes.ts'

/** Runs of each page; figures are medians over them. */
const runs = Number(process.env['BENCH_RUNS'] ?? 3)

const cases: readonly (readonly [Screen, number | 'real'])[] = [
  [desktop, 'real'],
  [desktop, 10_000],
  [desktop, 100_000],
  [phone, 'real'],
  [phone, 10_000],
  [phone, 100_000],
]

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

function ms(value: number): string {
  return Number.isFinite(value) ? `${value.toFixed(value < 10 ? 1 : 0)} ms` : '–'
}

function row(...cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

function header(...cells: readonly string[]): string {
  return `${row(...cells)}\n${row(...cells.map(() => '---'))}`
}

function frameFigures(all: readonly (readonly number[])[]): string {
  const p95 = median(all.map((frames) => percentile(frames, 95)))
  const middle = median(all.map((frames) => median(frames)))
  const longest = Math.max(...all.map((frames) => Math.max(...frames)))
  return `${ms(p95)} (median ${ms(middle)}, longest ${ms(longest)})`
}

/** What the roads take, in a table. */
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

function timingRow(screen: Screen, markers: number | 'real', all: readonly Timings[]): string {
  const of = (read: (timings: Timings) => number) => median(all.map(read))
  return row(
    screen.name,
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

if (!existsSync('dist/index.html')) {
  console.error('There is no production build to measure: run `npm run build` first.')
  process.exit(1)
}

/** Fewer visits tell nothing on a machine whose speed changes from minute to minute. */
const leastRuns = 7

const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    runs: { type: 'string' },
    'start-only': { type: 'boolean', default: false },
    routes: { type: 'boolean', default: false },
  },
})
if (values.routes) {
  console.log(routeLines().join('\n'))
  process.exit(0)
}
if (values.against !== undefined) {
  await measureAgainst({
    commit: values.against,
    runs: Math.max(Number(values.runs ?? leastRuns), leastRuns),
    startOnly: values['start-only'],
  })
  process.exit(0)
}

const closeServer = await openServer()
const browser = await openBrowser()
const lines: string[] = []
try {
  const bytes = await firstViewBytes(browser, desktop)
  lines.push('## Bytes of the first full view', '', header('what', 'brotli'))
  for (const [kind, size] of bytes) lines.push(row(kind, kilobytes(size)))

  lines.push(
    '',
    '## Times in the browser',
    '',
    header(
      'screen',
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
  )
  for (const [screen, markers] of cases) {
    const all: Timings[] = []
    for (let run = 0; run < runs; run += 1) all.push(await timePage(browser, screen, markers))
    const line = timingRow(screen, markers, all)
    console.log(line)
    lines.push(line)
  }

  lines.push('', '## The land', '')
  const charted = landBytes()
  lines.push(header('what', 'compressed'))
  lines.push(row('geography', kilobytes(charted.geography)))
  lines.push(row('lettering', kilobytes(charted.lettering)))
  lines.push(row('together', kilobytes(charted.geography + charted.lettering)))

  lines.push('', 'One tile of 512 px, in the worker:', '')
  lines.push(header('level', 'world units a pixel', 'median', 'p95', 'longest'))
  for (const { level, unitsPerPixel, times } of await tileTimes(browser, 'parchment')) {
    lines.push(
      row(
        String(level),
        unitsPerPixel.toFixed(2),
        ms(median(times)),
        ms(percentile(times, 95)),
        ms(Math.max(...times)),
      ),
    )
  }

  const land: LandFrames[] = []
  for (let run = 0; run < runs; run += 1) land.push(await landFrames(browser))
  lines.push('', 'Moving over it at 1440x900, without markers and names:', '')
  lines.push(header('what', 'figure'))
  lines.push(
    row('frames while land is drawn: p95', frameFigures(land.map(({ drawing }) => drawing))),
  )
  lines.push(row('frames over drawn land: p95', frameFigures(land.map(({ cached }) => cached))))
  lines.push(row('longest task', ms(Math.max(...land.map(({ longestTask }) => longestTask)))))
  lines.push(
    row(
      'from the start of the map’s chunk to sharp land',
      ms(median(land.map(({ firstSharp }) => firstSharp))),
    ),
  )

  lines.push(
    '',
    '## Search by the index alone',
    '',
    header('markers', 'median a keystroke', 'p95', 'longest stretch without a rest'),
  )
  for (const markers of [1046, 10_000, 100_000]) {
    const time = await timeIndex(markers)
    const line = row(
      markers.toLocaleString('en'),
      ms(time.median),
      ms(time.p95),
      ms(time.longestSlice),
    )
    lines.push(line)
  }

  lines.push('', '## Routes', '', ...routeLines())
} finally {
  await browser.close()
  await closeServer()
}

const intro = `# What was measured

Written by \`npm run build && npm run bench\` (medians of ${runs} runs; ${cpus().length} cores, no GPU,
${browser.version() ? `Chromium ${browser.version()}` : ''}, Node ${process.version}). How each figure is taken: \`bench/README.md\`.
`
writeFileSync('bench/results.md', `${intro}\n${lines.join('\n')}\n`)
console.log(lines.join('\n'))
