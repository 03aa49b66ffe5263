import { testGestures, type Hand } from './gestures.ts'

/** Moves one finger from a point, one step per frame. */
async function slide(
  { touch }: Hand,
  [x, y]: readonly [number, number],
  [stepX, stepY]: readonly [number, number],
  steps: number,
): Promise<void> {
  // The first move only turns the press into a drag and doesn't move the map.
  await touch('touchStart', [[x - 8, y + 2]])
  await touch('touchMove', [[x + 2, y + 2]])
  for (let step = 1; step <= steps; step += 1) {
    await touch('touchMove', [[x + step * stepX, y + step * stepY]])
  }
}

/** Moves two fingers: their centre by a step per frame, their distance between two values. */
async function pinch(
  { touch, see }: Hand,
  [x, y]: readonly [number, number],
  [stepX, stepY]: readonly [number, number],
  [from, to]: readonly [number, number],
): Promise<void> {
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
    if (step === 6) await see()
  }
}

testGestures(
  'fingers move the map as they always have [D-map-15] [D-map-16]',
  { coordinates: [4700, 4300], zoom: 2 },
  {
    'a finger that rests before it lifts': async (hand) => {
      await slide(hand, [200, 500], [7, -9], 12)
      await hand.see()
      await hand.wait(300)
      await hand.touch('touchMove', [[285, 391]])
      await hand.touch('touchEnd', [])
    },
    'a flick': async (hand) => {
      await slide(hand, [250, 300], [-14, 10], 8)
      await hand.touch('touchEnd', [])
      await hand.wait(80)
      await hand.see()
      await hand.wait(160)
      await hand.see()
    },
    'a flick stopped by a finger': async (hand) => {
      await slide(hand, [150, 400], [16, 4], 8)
      await hand.touch('touchEnd', [])
      await hand.wait(80)
      await hand.touch('touchStart', [[200, 400]])
      await hand.see()
      await hand.wait(200)
      await hand.see()
      await hand.touch('touchMove', [[210, 400]])
      await hand.wait(200)
      await hand.touch('touchMove', [[211, 400]])
      await hand.touch('touchEnd', [])
    },
    'two fingers apart': async (hand) => {
      await pinch(hand, [190, 400], [0, 0], [80, 200])
      await hand.touch('touchEnd', [])
    },
    'two fingers together that move': async (hand) => {
      await pinch(hand, [200, 300], [3, 6], [220, 120])
      await hand.touch('touchEnd', [])
    },
    'two fingers of which one goes on': async (hand) => {
      await pinch(hand, [200, 350], [-2, 2], [120, 150])
      await hand.touch('touchMove', [[101, 299]])
      for (let step = 1; step <= 8; step += 1) {
        await hand.touch('touchMove', [[101 + step * 6, 299 + step * 4]])
      }
      await hand.see()
      await hand.touch('touchEnd', [])
    },
    'a double tap': async (hand) => {
      for (let tap = 0; tap < 2; tap += 1) {
        await hand.touch('touchStart', [[120, 600]])
        await hand.touch('touchEnd', [])
        await hand.wait(64)
      }
      await hand.wait(32)
      await hand.see()
    },
    'two fingers as far together as it goes': async (hand) => {
      await pinch(hand, [190, 420], [0, 0], [300, 30])
      await hand.touch('touchEnd', [])
    },
  },
)
