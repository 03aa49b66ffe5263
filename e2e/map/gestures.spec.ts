import type { Page } from '@playwright/test'
import { testGestures, type Hand } from './gestures.ts'

const ctrl = 2

/** Waits until the browser has laid out the page, which it does even while the page's clock is stopped. */
async function rendered(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => new ResizeObserver(resolve).observe(document.body)),
  )
}

async function notches(hand: Hand, count: number, delta: number): Promise<void> {
  for (let notch = 0; notch < count; notch += 1) {
    await hand.wheel(delta)
    await hand.wait(134)
    if (notch % 3 === 2) await hand.see()
  }
}

testGestures(
  'mouse, wheel, trackpad and keys move the map as they always have [D-map-15] [D-map-16]',
  { coordinates: [4700, 4300], zoom: 2.5 },
  {
    'a drag that rests before it ends': async ({ drag, wait, see, page }) => {
      await drag([700, 450], [8, -5], 12)
      await see()
      await wait(200)
      await page.mouse.move(797, 389)
      await page.mouse.up()
    },
    'a throw': async ({ drag, wait, see, page }) => {
      await drag([500, 400], [18, 6], 10)
      await page.mouse.up()
      for (const time of [96, 160]) {
        await wait(time)
        await see()
      }
    },
    'a throw that is broken off by a press': async ({ drag, wait, see, page }) => {
      await drag([800, 400], [-20, 0], 10)
      await page.mouse.up()
      await wait(96)
      await page.mouse.down()
      await see()
      await wait(300)
      await see()
      await page.mouse.move(603, 403)
      await wait(200)
      await page.mouse.move(604, 404)
      await page.mouse.up()
    },
    'a notch towards the land': async ({ wheel, wait, see }) => {
      await wheel(-100)
      await wait(128)
      await see()
      await wait(96)
      await see()
    },
    'eight notches back': (hand) => notches(hand, 8, 100),
    'eight notches towards the land': (hand) => notches(hand, 8, -100),
    'a turned wheel that lets go': async ({ wheel, wait, see }) => {
      for (let notch = 0; notch < 6; notch += 1) await wheel(120)
      await wait(96)
      await see()
    },
    'two fingers on a trackpad': async ({ wheel, see }) => {
      for (let event = 0; event < 20; event += 1) await wheel(-2 - event / 2)
      await see()
      for (let event = 0; event < 20; event += 1) await wheel(3)
    },
    'a pinch on a trackpad': async ({ wheel, see, wait }) => {
      await wait(500)
      for (let event = 0; event < 12; event += 1) await wheel(-2.5, ctrl)
      await see()
      await wait(500)
      for (let event = 0; event < 12; event += 1) await wheel(1.5, ctrl)
    },
    'a double click': async ({ page, wait, see }) => {
      await page.mouse.dblclick(500, 600)
      await wait(112)
      await see()
    },
    'a double click with Shift': async ({ page, wait }) => {
      await page.keyboard.down('Shift')
      await page.mouse.dblclick(500, 600)
      await page.keyboard.up('Shift')
      await wait(500)
    },
    'arrow keys': async ({ page, see }) => {
      await page.getByRole('application').focus()
      for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp']) await page.keyboard.press(key)
      await page.clock.runFor(32)
      await see()
      for (const key of ['ArrowLeft', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key)
    },
    'another size': async ({ page, see, wait }) => {
      for (const width of [1100, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await rendered(page)
        await wait(200)
        await see()
      }
    },
    'a box drawn with Shift': async ({ page, drag, wait, see }) => {
      await page.keyboard.down('Shift')
      await drag([400, 250], [40, 24], 12)
      await page.mouse.up()
      await page.keyboard.up('Shift')
      await wait(96)
      await see()
    },
    'as far away as it goes': (hand) => notches(hand, 12, 250),
    'as near as it goes': async ({ wheel, wait }) => {
      for (let notch = 0; notch < 10; notch += 1) {
        await wheel(-300)
        await wait(350)
      }
    },
    'and far away again': async ({ wheel, wait }) => {
      for (let notch = 0; notch < 5; notch += 1) {
        await wheel(300)
        await wait(350)
      }
    },
    'minus that is broken off by minus': async ({ page, wait, see }) => {
      await page.keyboard.press('+')
      await wait(96)
      await see()
      await wait(300)
      await page.keyboard.press('-')
      await wait(96)
      await page.keyboard.press('-')
    },
    'a notch that is broken off by one back': async ({ wheel, wait, see }) => {
      await wheel(-100)
      await wait(160)
      await wheel(100)
      await wait(160)
      await see()
    },
    'a button that is broken off by a press': async ({ page, wait, see }) => {
      await page.getByRole('button', { name: 'Zoom in' }).click()
      await wait(64)
      await page.mouse.move(700, 400)
      await page.mouse.down()
      await wait(300)
      await see()
      await page.mouse.move(704, 400)
      await wait(200)
      await page.mouse.move(705, 400)
      await page.mouse.up()
    },
  },
)

testGestures(
  'at the edge of the world the map stops as it always has [D-map-17]',
  { coordinates: [1600, 6000], zoom: 2.5 },
  {
    'a drag beyond the corner and back': async ({ drag, see, page, wait }) => {
      await drag([200, 150], [60, 40], 16)
      await see()
      await page.mouse.move(900, 600)
      await wait(16)
      await see()
      await page.mouse.move(600, 450)
      await wait(300)
      await page.mouse.move(601, 450)
      await page.mouse.up()
    },
    'a throw against the edge': async ({ drag, see, page, wait }) => {
      await drag([400, 450], [25, 0], 12)
      await page.mouse.up()
      await wait(96)
      await see()
    },
    'the wheel at the edge': async ({ wheel, wait, see }) => {
      await wheel(250)
      await wait(160)
      await see()
      await wait(500)
      await wheel(-250)
    },
  },
)
