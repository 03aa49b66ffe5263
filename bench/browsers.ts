// `npm run bench -- --browsers`: start and drag in Chromium, Firefox and WebKitGTK, visited alternately. The drag
// consists of one synthetic pointer event per frame, since the three drivers send real events at different rates.
import { setTimeout as wait } from 'node:timers/promises'
import { chromium, firefox, type Browser } from '@playwright/test'
import { createPlaywrightTab } from '../e2e/browsers/playwright-tab.ts'
import { startWebKit } from '../e2e/browsers/webkit-tab.ts'
import type { BrowserTab } from '../e2e/browsers/browser-tab.ts'
import { findFirefox, quietArgs } from '../tools/browser.mjs'
import { address, browserPath, desktop } from './browser.ts'
import { header, ms, row, type Part } from './report.ts'
import { median, percentile } from './statistics.ts'

const size = { width: desktop.width, height: desktop.height }
const driverPort = 4579

/** Wait before the drag, in which later scripts and the remaining land arrive. */
const settlingMs = 6000

/** Start views: the first has a prepared picture, for the second the land has to be drawn. */
const views = ['', '?at=2600,6100,3.5']

interface OpenedTab {
  readonly tab: BrowserTab
  readonly close: () => Promise<void>
}

interface Engine {
  readonly name: string
  readonly open: () => Promise<OpenedTab>
}

interface Visit {
  /** Milliseconds from navigation until the map is ready, for each of the {@link views}. */
  readonly ready: readonly number[]
  /** Milliseconds between animation frames during the drag. */
  readonly frames: readonly number[]
}

const engines: readonly Engine[] = [
  {
    name: 'Chromium',
    open: () =>
      openPlaywright(chromium.launch({ executablePath: browserPath(), args: [...quietArgs] })),
  },
  {
    name: 'Firefox',
    open: () =>
      openPlaywright(
        firefox.launch({ channel: 'moz-firefox', executablePath: findFirefox() ?? 'firefox' }),
      ),
  },
  { name: 'WebKitGTK', open: () => startWebKit(driverPort, size) },
]

export function browserParts(runs: number): readonly Part[] {
  return [
    {
      name: 'browsers',
      title: 'Start and drag in three browsers, desktop 1440x900',
      runs,
      measure: async () => {
        const visits = engines.map((): Visit[] => [])
        for (let run = 0; run < runs; run += 1) {
          for (const [index, engine] of engines.entries()) {
            const visit = await visitWith(engine)
            visits[index]?.push(visit)
            console.log(`${engine.name}: ${describe([visit]).join(', ')}`)
          }
        }
        const [reference = []] = visits
        return [
          header(
            'browser',
            'ready',
            'ready, land to draw',
            'drag: median frame',
            'drag: p95',
            'ready, of Chromium’s',
          ),
          ...engines.map(({ name }, index) => {
            const engineVisits = visits[index] ?? []
            const ratio = medianReady(engineVisits, 0) / medianReady(reference, 0)
            return row(name, ...describe(engineVisits), ratio.toFixed(2))
          }),
        ]
      },
    },
  ]
}

async function openPlaywright(launched: Promise<Browser>): Promise<OpenedTab> {
  const browser = await launched
  const context = await browser.newContext({ viewport: size })
  const tab = createPlaywrightTab(await context.newPage(), [])
  return { tab, close: () => browser.close() }
}

/** Opens each view in a new browser, so that nothing is cached. */
async function visitWith(engine: Engine): Promise<Visit> {
  const ready: number[] = []
  let frames: readonly number[] = []
  for (const view of views) {
    const { tab, close } = await engine.open()
    await tab.open(`${address}${view}`)
    ready.push(await tab.run(timeUntilReady, null))
    if (view === '') {
      await wait(settlingMs)
      frames = await tab.run(dragAndCountFrames, 3000)
    }
    await close()
  }
  return { ready, frames }
}

function describe(visits: readonly Visit[]): readonly string[] {
  return [
    ms(medianReady(visits, 0)),
    ms(medianReady(visits, 1)),
    ms(median(visits.map(({ frames }) => median(frames)))),
    ms(median(visits.map(({ frames }) => percentile(frames, 95)))),
  ]
}

function medianReady(visits: readonly Visit[], view: number): number {
  return median(visits.map(({ ready }) => ready[view] ?? Number.NaN))
}

// tsx wraps each named function in a helper that the page doesn't have. So the functions below contain anonymous
// functions only.

/** Runs in the page. Returns the milliseconds from navigation until the map is ready. */
async function timeUntilReady(): Promise<number> {
  while (!document.querySelector('[data-map-state=ready]'))
    await new Promise((resolve) => setTimeout(resolve, 4))
  return performance.now()
}

/** Runs in the page. Drags the map to and fro and returns the milliseconds between frames. */
async function dragAndCountFrames(durationMs: number): Promise<number[]> {
  const surface = document.querySelector('[role=application]')
  const [x, y] = [window.innerWidth * 0.6, window.innerHeight * 0.5]
  const frames: number[] = []
  const start = await new Promise<number>((resolve) => requestAnimationFrame(resolve))
  for (let before = start, type = 'pointerdown'; type !== 'end';) {
    const turn = (before - start) / 400
    surface?.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        pointerId: 1,
        pointerType: 'mouse',
        isPrimary: true,
        button: type === 'pointermove' ? -1 : 0,
        buttons: type === 'pointerup' ? 0 : 1,
        clientX: x + 300 * Math.sin(turn),
        clientY: y + 200 * Math.sin(turn * 0.7),
      }),
    )
    const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve))
    frames.push(now - before)
    before = now
    if (type === 'pointerup') type = 'end'
    else type = now - start < durationMs ? 'pointermove' : 'pointerup'
  }
  return frames
}
