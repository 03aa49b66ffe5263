import { readFileSync, writeFileSync } from 'node:fs'
import type { CDPSession, Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import {
  expect,
  lastPosition,
  openMap,
  restingView,
  seed,
  settle,
  storedState,
  test,
  type View,
} from '../fixtures.ts'
import { unitsPerPixel } from '../view.ts'
import { types } from '../world.ts'

/**
 * Recorded answers of OpenLayers 10.11 to each gesture: some views on the way and the final view. The map engine that
 * replaced OpenLayers must answer alike.
 */
const recording = new URL('./gestures.json', import.meta.url)

const placesFile = new URL('../../worlds/kcd1/places.csv', import.meta.url)

const places = parse<Record<string, string>>(readFileSync(placesFile), {
  columns: true,
  bom: true,
}).map(({ name, x, y }) => ({ name, x: Number(x), y: Number(y) }))

type Answers = Readonly<Record<string, readonly View[]>>

/**
 * Allowed difference from the recording. OpenLayers itself varied by up to four pixels for the same gesture and
 * showed animations a frame late. A notch of the wheel is a third of a level.
 */
const tolerance = {
  /** Distance that the map moves in two frames. */
  inBetween: { pixels: 30, levels: 0.25 },
  atRest: { pixels: 10, levels: 0.06 },
  /** For gestures that interrupt an animation, which may happen a frame earlier or later. */
  broken: { pixels: 20, levels: 0.08 },
} as const

type Point = readonly [x: number, y: number]

/** Simulates a player's hand, in a page whose clock only advances while the hand waits. */
export interface Hand {
  readonly page: Page
  readonly session: CDPSession
  readonly wait: (milliseconds: number) => Promise<void>
  readonly see: () => Promise<void>
  readonly drag: (from: Point, step: Point, steps: number) => Promise<void>
  /** Touches the screen with the given fingers. An empty list lifts all of them. */
  readonly touch: (
    kind: 'touchStart' | 'touchMove' | 'touchEnd',
    points: readonly Point[],
  ) => Promise<void>
  readonly wheel: (delta: number, modifiers?: number) => Promise<void>
}

export type Gestures = Readonly<Record<string, (hand: Hand) => Promise<void>>>

export function testGestures(title: string, start: View, gestures: Gestures): void {
  test(title, async ({ page }) => {
    test.setTimeout(180_000)
    await openStill(page, start)
    const answers: Record<string, readonly View[]> = {}
    for (const [name, gesture] of Object.entries(gestures)) {
      await alignFrames(page)
      const before = await restingView(page)
      const seen: View[] = []
      const hand = await createHand(page, async () => void seen.push(await viewOnScreen(page)))
      await gesture(hand)
      await hand.wait(1000)
      await settle(page)
      answers[name] = [before, ...seen, await restingView(page)]
    }
    if (process.env['RECORD_GESTURES']) record(answers)
    const recorded = JSON.parse(readFileSync(recording, 'utf8')) as Answers
    for (const [name, answer] of Object.entries(answers)) {
      const atRest = name.includes('broken off') ? tolerance.broken : tolerance.atRest
      expect.soft(differences(answer, recorded[name] ?? [], atRest), name).toEqual([])
    }
  })
}

async function openStill(page: Page, view: View): Promise<void> {
  await page.clock.install()
  await seed(page, {
    ...lastPosition(view),
    'settings-store': storedState({ panelOpen: false, showNamePlates: true }),
    // All types are hidden, so that clicks hit no marker.
    'filters-store': storedState({
      visibleTypes: Object.fromEntries(types.map(({ id }) => [id, false])),
    }),
  })
  await openMap(page)
  await page.evaluate(() => document.fonts.ready)
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.clock.runFor(1000)
  await settle(page)
}

/**
 * The stopped clock has a frame every 16 ms since the page started. Advances the clock between two frames, so that
 * gestures have the same timing in each run.
 */
async function alignFrames(page: Page): Promise<void> {
  const sinceFrame = await page.evaluate(() => performance.now() % 16)
  await page.clock.runFor(16 - Math.floor(sinceFrame) + 9)
}

async function createHand(page: Page, see: () => Promise<void>): Promise<Hand> {
  const session = await page.context().newCDPSession(page)
  const wait = (milliseconds: number) => page.clock.runFor(milliseconds)
  return {
    page,
    session,
    see,
    wait,
    drag: async ([x, y], [stepX, stepY], steps) => {
      await page.mouse.move(x - 2, y + 2)
      await page.mouse.down()
      // The first move only turns the press into a drag and doesn't move the map.
      await page.mouse.move(x + 2, y + 2)
      await wait(16)
      for (let step = 1; step <= steps; step += 1) {
        await page.mouse.move(x + step * stepX, y + step * stepY)
        await wait(16)
      }
    },
    touch: async (type, points) => {
      const touchPoints = points.map(([x, y], id) => ({ x, y, id }))
      await session.send('Input.dispatchTouchEvent', { type, touchPoints })
      await wait(16)
    },
    wheel: async (delta, modifiers = 0) => {
      await session.send('Input.dispatchMouseEvent', {
        type: 'mouseWheel',
        x: 900,
        y: 300,
        deltaX: 0,
        deltaY: delta,
        modifiers,
      })
      await wait(16)
    },
  }
}

/** Computes the view from the positions of the settlements' names on screen. */
async function viewOnScreen(page: Page): Promise<View> {
  const size = page.viewportSize() ?? { width: 0, height: 0 }
  const labels = await page.locator('.map-label').evaluateAll((all) =>
    all.map((label) => {
      const { left, top, width, height } = label.getBoundingClientRect()
      return { text: label.textContent, x: left + width / 2, y: top + height / 2 }
    }),
  )
  const known = labels.flatMap(({ text, x, y }) => {
    const place = places.find(({ name }) => name === text)
    return place ? [{ x, y, place }] : []
  })
  let far = { pixels: 0, units: 1 }
  for (const a of known) {
    for (const b of known) {
      const pixels = Math.hypot(a.x - b.x, a.y - b.y)
      const units = Math.hypot(a.place.x - b.place.x, a.place.y - b.place.y)
      if (pixels > far.pixels) far = { pixels, units }
    }
  }
  expect(known.length, 'names on the map').toBeGreaterThan(1)
  const resolution = far.units / far.pixels
  const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length
  return {
    coordinates: [
      mean(known.map(({ x, place }) => place.x - (x - size.width / 2) * resolution)),
      mean(known.map(({ y, place }) => place.y + (y - size.height / 2) * resolution)),
    ],
    zoom: Math.log2(32 / resolution),
  }
}

/** Returns the views that exceed the tolerance. Answers and recording are each relative to their first view. */
function differences(
  answer: readonly View[],
  recorded: readonly View[],
  atRest: (typeof tolerance)['atRest' | 'broken'],
): readonly unknown[] {
  const [start, recordedStart] = [answer[0], recorded[0]]
  if (!start || !recordedStart) return ['nothing is recorded']
  return answer.flatMap((view, index): readonly unknown[] => {
    const other = recorded[index]
    if (!other) return [{ index, view }]
    const units = unitsPerPixel(other)
    const off = [0, 1].map((axis) => {
      const moved = (view.coordinates[axis] ?? 0) - (start.coordinates[axis] ?? 0)
      const recordedMove = (other.coordinates[axis] ?? 0) - (recordedStart.coordinates[axis] ?? 0)
      return Math.round(((moved - recordedMove) / units) * 10) / 10
    })
    const zoom = view.zoom - start.zoom - (other.zoom - recordedStart.zoom)
    const { pixels, levels } = index < answer.length - 1 ? tolerance.inBetween : atRest
    const fits = Math.hypot(...off) <= pixels && Math.abs(zoom) <= levels
    return fits ? [] : [{ index, pixels: off, zoom: Math.round(zoom * 1000) / 1000 }]
  })
}

function record(answers: Answers): void {
  let before: Answers = {}
  try {
    before = JSON.parse(readFileSync(recording, 'utf8')) as Answers
  } catch {
    // There is no recording yet.
  }
  const rounded = Object.entries({ ...before, ...answers }).map(([name, views]) => [
    name,
    views.map(({ coordinates, zoom }) => ({
      coordinates: coordinates.map((value) => Math.round(value * 10) / 10),
      zoom: Math.round(zoom * 1000) / 1000,
    })),
  ])
  writeFileSync(recording, `${JSON.stringify(Object.fromEntries(rounded), null, 2)}\n`)
}
