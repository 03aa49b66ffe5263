import type { Locator, Page } from '@playwright/test'
import { inn, innView as view } from '../island.ts'
import {
  cardOf,
  expect,
  lastPosition,
  openMap,
  openMoreFacts,
  seed,
  storedState,
  test,
} from '../fixtures.ts'
import { islandSite } from '../sites.ts'

test.use({ baseURL: islandSite.address })

const settlement = (page: Page) => page.getByRole('dialog', { name: /^Settlement: / })
const grabber = (card: Locator, name: 'Show more' | 'Show less') =>
  card.getByRole('button', { name, exact: true })
const hiddenPart = (page: Page) => cardOf(page).locator('summary')

async function open(page: Page): Promise<void> {
  await seed(page, { ...lastPosition(view), 'settings-store': storedState({ panelOpen: false }) })
  await openMap(page, `./?marker=${inn.id}`)
  await expect(cardOf(page)).toBeVisible()
}

async function swipe(page: Page, from: Locator, by: number, steps = 12): Promise<void> {
  const box = await from.boundingBox()
  if (!box) throw new Error('It is not on screen.')
  const session = await page.context().newCDPSession(page)
  const at = (y: number) => ({
    touchPoints: [{ x: box.x + box.width / 2, y: box.y + box.height / 2 + y, id: 1 }],
  })
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(0) })
  for (let step = 1; step <= steps; step += 1) {
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      ...at((by * step) / steps),
    })
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('a card opens low, and its button shows the rest', async ({ page }) => {
  await open(page)
  const card = cardOf(page)
  const height = async () => (await card.boundingBox())?.height ?? 0
  const screen = page.viewportSize()?.height ?? 0
  expect(await height()).toBeLessThan(180)
  await expect(card.getByRole('switch', { name: 'Discovered' })).toBeInViewport({ ratio: 1 })
  const more = grabber(card, 'Show more')
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  expect((await more.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await expect(hiddenPart(page)).toBeHidden()
  await more.focus()
  for (const part of [/ of |^In /, 'Close', /to here$/, /Discovered$/]) {
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveAccessibleName(part)
  }
  await page.keyboard.press('Tab')
  expect(await card.evaluate((element) => element.contains(document.activeElement))).toBe(false)

  await more.press('Enter')
  await expect(grabber(card, 'Show less')).toBeFocused()
  await expect(grabber(card, 'Show less')).toHaveAttribute('aria-expanded', 'true')
  await expect(hiddenPart(page)).toBeVisible()
  expect(await height()).toBeLessThanOrEqual(screen * 0.7 + 1)
  await grabber(card, 'Show less').press('Enter')
  await expect(hiddenPart(page)).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
})

test('swipes raise, lower and close the card, and scroll its content', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page)
  const card = cardOf(page)
  const title = card.getByRole('heading')
  // The code that handles swipes loads after the card.
  await expect(async () => {
    await swipe(page, title, -120)
    await expect(grabber(card, 'Show less')).toBeVisible({ timeout: 1000 })
  }).toPass()
  const body = card.locator('.card-body')
  const scrolled = () => body.evaluate(({ scrollTop }) => scrollTop)

  await test.step('a finger scrolls', async () => {
    await openMoreFacts(page)
    await swipe(page, body, -120)
    await expect.poll(scrolled).toBeGreaterThan(40)
    const far = await scrolled()
    await swipe(page, body, 80, 30)
    await expect(hiddenPart(page)).toBeVisible()
    await expect.poll(scrolled).toBeLessThan(far)
  })
  await test.step('from the top it lowers', async () => {
    await body.evaluate((element) => element.scrollTo(0, 0))
    await swipe(page, body, 200)
    await expect(grabber(card, 'Show more')).toBeVisible()
    await expect(hiddenPart(page)).toBeHidden()
  })
  await test.step('what it begins on is not pressed', async () => {
    const found = card.getByRole('switch', { name: 'Discovered' })
    await swipe(page, found, -100)
    await expect(hiddenPart(page)).toBeVisible()
    await expect(found).not.toBeChecked()
  })
  await test.step('one swipe lowers it, however long, and leaves the focus on the card', async () => {
    await hiddenPart(page).focus()
    await swipe(page, title, 500)
    await expect(hiddenPart(page)).toBeHidden()
    await expect(card).toBeFocused()
  })
  await swipe(page, title, 80)
  await expect(card).toBeHidden()
})

test('a raised card stays raised when another place is chosen', async ({ page }) => {
  await open(page)
  await openMoreFacts(page)
  const before = await cardOf(page).getAttribute('aria-label')
  await cardOf(page)
    .getByRole('button', { name: /^Next of this type/ })
    .tap()
  await expect(cardOf(page)).not.toHaveAttribute('aria-label', before ?? '')
  await expect(grabber(cardOf(page), 'Show less')).toBeVisible()
  await cardOf(page).getByRole('button', { name: 'Close', exact: true }).tap()
  await expect(cardOf(page)).toBeHidden()
  await page.reload()
  await open(page)
  await expect(grabber(cardOf(page), 'Show more')).toBeVisible()
})

test('a place’s location line opens the settlement’s card, and Close returns', async ({ page }) => {
  await open(page)
  await cardOf(page).locator('.where-line').tap()
  await expect(settlement(page)).toBeVisible()
  await expect(cardOf(page)).toBeHidden()
  await settlement(page).getByRole('button', { name: 'Close', exact: true }).tap()
  await expect(cardOf(page)).toBeFocused()
  await expect(grabber(cardOf(page), 'Show more')).toBeVisible()
})
