import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { MapPosition } from '../../geometry/coordinates.ts'
import { openBareMap, type BareMap } from '../../testing/bare-map.ts'
import {
  ctrlKey,
  doubleClickMouse,
  moveMouse,
  pressMouse,
  releaseMouse,
  shiftKey,
  touchScreen,
  turnWheel,
  type Point,
} from '../../testing/real-input.ts'
import { emptyWorld } from '../../testing/world-samples.ts'
// Recorded answers of OpenLayers 10.11 to each gesture: the view before it, some views on the way and the final view.
// The map engine that replaced OpenLayers must answer alike.
import recordedAnswers from './recorded-gestures.json'

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

/** Simulates a player's hand, in a page whose clock only advances while the hand waits. */
interface Hand {
  readonly map: BareMap
  /** Notes the view that is on screen. */
  readonly see: () => void
}

type Gestures = Readonly<Record<string, (hand: Hand) => Promise<void>>>

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

async function drag([x, y]: Point, [stepX, stepY]: Point, steps: number, modifiers = 0) {
  await moveMouse([x - 2, y + 2], { modifiers })
  await pressMouse([x - 2, y + 2], { modifiers })
  // The first move only turns the press into a drag and doesn't move the map.
  await moveMouse([x + 2, y + 2], { modifiers })
  await wait(16)
  for (let step = 1; step <= steps; step += 1) {
    await moveMouse([x + step * stepX, y + step * stepY], { modifiers })
    await wait(16)
  }
}

async function wheel(delta: number, modifiers = 0) {
  await turnWheel([900, 300], delta, modifiers)
  await wait(16)
}

async function notches({ see }: Hand, count: number, delta: number) {
  for (let notch = 0; notch < count; notch += 1) {
    await wheel(delta)
    await wait(134)
    if (notch % 3 === 2) see()
  }
}

async function touch(...[kind, points]: Parameters<typeof touchScreen>) {
  await touchScreen(kind, points)
  await wait(16)
}

/** Moves one finger from a point, one step per frame. */
async function slide([x, y]: Point, [stepX, stepY]: Point, steps: number) {
  // The first move only turns the press into a drag and doesn't move the map.
  await touch('touchStart', [[x - 8, y + 2]])
  await touch('touchMove', [[x + 2, y + 2]])
  for (let step = 1; step <= steps; step += 1) {
    await touch('touchMove', [[x + step * stepX, y + step * stepY]])
  }
}

/** Moves two fingers: their centre by a step per frame, their distance between two values. */
async function pinch(
  { see }: Hand,
  [x, y]: Point,
  [stepX, stepY]: Point,
  [from, to]: readonly [number, number],
) {
  const at = (step: number) => {
    const half = (from + ((to - from) * step) / 12) / 2
    const [middleX, middleY] = [x + step * stepX, y + step * stepY]
    return [
      [middleX - half, middleY - half],
      [middleX + half, middleY + half],
    ] as const
  }
  await touch('touchStart', at(0))
  await touch('touchMove', at(0.2))
  for (let step = 1; step <= 12; step += 1) {
    await touch('touchMove', at(step))
    if (step === 6) see()
  }
}

const mouseGestures: Gestures = {
  'a drag that rests before it ends': async ({ see }) => {
    await drag([700, 450], [8, -5], 12)
    see()
    await wait(200)
    await moveMouse([797, 389])
    await releaseMouse([797, 389])
  },
  'a throw': async ({ see }) => {
    await drag([500, 400], [18, 6], 10)
    await releaseMouse([680, 460])
    for (const time of [96, 160]) {
      await wait(time)
      see()
    }
  },
  'a throw that is broken off by a press': async ({ see }) => {
    await drag([800, 400], [-20, 0], 10)
    await releaseMouse([600, 400])
    await wait(96)
    await pressMouse([600, 400])
    see()
    await wait(300)
    see()
    await moveMouse([603, 403])
    await wait(200)
    await moveMouse([604, 404])
    await releaseMouse([604, 404])
  },
  'a notch towards the land': async ({ see }) => {
    await wheel(-100)
    await wait(128)
    see()
    await wait(96)
    see()
  },
  'eight notches back': (hand) => notches(hand, 8, 100),
  'eight notches towards the land': (hand) => notches(hand, 8, -100),
  'a turned wheel that lets go': async ({ see }) => {
    for (let notch = 0; notch < 6; notch += 1) await wheel(120)
    await wait(96)
    see()
  },
  'two fingers on a trackpad': async ({ see }) => {
    for (let event = 0; event < 20; event += 1) await wheel(-2 - event / 2)
    see()
    for (let event = 0; event < 20; event += 1) await wheel(3)
  },
  'a pinch on a trackpad': async ({ see }) => {
    await wait(500)
    for (let event = 0; event < 12; event += 1) await wheel(-2.5, ctrlKey)
    see()
    await wait(500)
    for (let event = 0; event < 12; event += 1) await wheel(1.5, ctrlKey)
  },
  'a double click': async ({ see }) => {
    await doubleClickMouse([500, 600])
    await wait(112)
    see()
  },
  'a double click with Shift': async () => {
    await doubleClickMouse([500, 600], { modifiers: shiftKey })
    await wait(500)
  },
  'arrow keys': async ({ see }) => {
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}')
    await wait(32)
    see()
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}{ArrowDown}')
  },
  'another size': async ({ see }) => {
    for (const width of [1100, 1440]) {
      await page.viewport(width, 900)
      await nextLayout()
      await wait(200)
      see()
    }
  },
  'a box drawn with Shift': async ({ see }) => {
    await drag([400, 250], [40, 24], 12, shiftKey)
    await releaseMouse([880, 538], { modifiers: shiftKey })
    await wait(96)
    see()
  },
  'as far away as it goes': (hand) => notches(hand, 12, 250),
  'as near as it goes': async () => {
    for (let notch = 0; notch < 10; notch += 1) {
      await wheel(-300)
      await wait(350)
    }
  },
  'and far away again': async () => {
    for (let notch = 0; notch < 5; notch += 1) {
      await wheel(300)
      await wait(350)
    }
  },
  'minus that is broken off by minus': async ({ see }) => {
    await userEvent.keyboard('+')
    await wait(96)
    see()
    await wait(300)
    await userEvent.keyboard('-')
    await wait(96)
    await userEvent.keyboard('-')
  },
  'a notch that is broken off by one back': async ({ see }) => {
    await wheel(-100)
    await wait(160)
    await wheel(100)
    await wait(160)
    see()
  },
  'a button that is broken off by a press': async ({ map, see }) => {
    map.engine.zoomBy(1, true)
    await wait(64)
    await moveMouse([700, 400])
    await pressMouse([700, 400])
    await wait(300)
    see()
    await moveMouse([704, 400])
    await wait(200)
    await moveMouse([705, 400])
    await releaseMouse([705, 400])
  },
}

const gesturesAtTheEdge: Gestures = {
  'a drag beyond the corner and back': async ({ see }) => {
    await drag([200, 150], [60, 40], 16)
    see()
    await moveMouse([900, 600])
    await wait(16)
    see()
    await moveMouse([600, 450])
    await wait(300)
    await moveMouse([601, 450])
    await releaseMouse([601, 450])
  },
  'a throw against the edge': async ({ see }) => {
    await drag([400, 450], [25, 0], 12)
    await releaseMouse([700, 450])
    await wait(96)
    see()
  },
  'the wheel at the edge': async ({ see }) => {
    await wheel(250)
    await wait(160)
    see()
    await wait(500)
    await wheel(-250)
  },
}

const touchGestures: Gestures = {
  'a finger that rests before it lifts': async ({ see }) => {
    await slide([200, 500], [7, -9], 12)
    see()
    await wait(300)
    await touch('touchMove', [[285, 391]])
    await touch('touchEnd', [])
  },
  'a flick': async ({ see }) => {
    await slide([250, 300], [-14, 10], 8)
    await touch('touchEnd', [])
    await wait(80)
    see()
    await wait(160)
    see()
  },
  'a flick stopped by a finger': async ({ see }) => {
    await slide([150, 400], [16, 4], 8)
    await touch('touchEnd', [])
    await wait(80)
    await touch('touchStart', [[200, 400]])
    see()
    await wait(200)
    see()
    await touch('touchMove', [[210, 400]])
    await wait(200)
    await touch('touchMove', [[211, 400]])
    await touch('touchEnd', [])
  },
  'two fingers apart': async (hand) => {
    await pinch(hand, [190, 400], [0, 0], [80, 200])
    await touch('touchEnd', [])
  },
  'two fingers together that move': async (hand) => {
    await pinch(hand, [200, 300], [3, 6], [220, 120])
    await touch('touchEnd', [])
  },
  'two fingers of which one goes on': async (hand) => {
    await pinch(hand, [200, 350], [-2, 2], [120, 150])
    await touch('touchMove', [[101, 299]])
    for (let step = 1; step <= 8; step += 1) {
      await touch('touchMove', [[101 + step * 6, 299 + step * 4]])
    }
    hand.see()
    await touch('touchEnd', [])
  },
  'a double tap': async ({ see }) => {
    for (let tap = 0; tap < 2; tap += 1) {
      await touch('touchStart', [[120, 600]])
      await touch('touchEnd', [])
      await wait(64)
    }
    await wait(32)
    see()
  },
  'two fingers as far together as it goes': async (hand) => {
    await pinch(hand, [190, 420], [0, 0], [300, 30])
    await touch('touchEnd', [])
  },
}

const recordings: Readonly<Record<string, readonly MapPosition[]>> = Object.fromEntries(
  Object.entries(recordedAnswers).map(([name, views]) => [
    name,
    views.map(({ coordinates: [x = 0, y = 0], zoom }) => ({ coordinates: [x, y], zoom })),
  ]),
)

const desktop: Point = [1440, 900]
const phone: Point = [390, 844]

beforeEach(() => {
  vi.useFakeTimers({
    toFake: [
      'setTimeout',
      'clearTimeout',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'requestIdleCallback',
      'performance',
    ],
  })
})

afterEach(() => {
  vi.useRealTimers()
})

describe.each([
  ['mouse, wheel, trackpad and keys', mouseGestures, desktop],
  ['a phone', touchGestures, phone],
])('the map under %s [D-map-15] [D-map-16]', (_, gestures, size) => {
  it.each(Object.keys(gestures))('answers %s as recorded', (name) =>
    expectRecordedAnswer(name, gestures, size),
  )
})

describe('the map at the edge of the world [D-map-17]', () => {
  it.each(Object.keys(gesturesAtTheEdge))('answers %s as recorded', (name) =>
    expectRecordedAnswer(name, gesturesAtTheEdge, desktop),
  )
})

async function expectRecordedAnswer(name: string, gestures: Gestures, size: Point) {
  const recorded = recordings[name] ?? []
  const [position = emptyWorld.startView] = recorded
  const map = await openBareMap({ position, size })
  map.target.focus()
  // Frames come every 16 ms. Starting between two frames gives the gesture the same timing in each run.
  await wait(1001)
  const seen: MapPosition[] = [map.restingPosition()]
  await gestures[name]?.({ map, see: () => void seen.push(viewOnScreen(map)) })
  await wait(1500)
  const answer = [...seen, map.restingPosition()]
  const atRest = name.includes('broken off') ? tolerance.broken : tolerance.atRest
  expect(differences(answer, recorded, atRest)).toEqual([])
}

/** Waits until the browser has laid out the page, which it does even while the page's clock is stopped. */
async function nextLayout() {
  await new Promise((resolve) => new ResizeObserver(resolve).observe(document.body))
}

function viewOnScreen(map: BareMap): MapPosition {
  const { centre, resolution } = map.viewport()
  return { coordinates: centre, zoom: Math.log2(32 / resolution) }
}

/** Returns the views that exceed the tolerance. Answers and recording are each relative to their first view. */
function differences(
  answer: readonly MapPosition[],
  recorded: readonly MapPosition[],
  atRest: (typeof tolerance)['atRest' | 'broken'],
): readonly unknown[] {
  const [start, recordedStart] = [answer[0], recorded[0]]
  if (!start || !recordedStart) return ['nothing is recorded']
  return answer.flatMap((view, index): readonly unknown[] => {
    const other = recorded[index]
    if (!other) return [{ index, view }]
    const units = 32 / 2 ** other.zoom
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
