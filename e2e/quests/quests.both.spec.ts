import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import {
  expect,
  lastPosition,
  mapOf,
  mapSurface,
  openMap,
  openMoreFacts,
  panelOf,
  raiseCard,
  seed,
  storedState,
  test,
} from '../fixtures.ts'
import { islandQuest, viewOf } from '../island.ts'
import { islandSite } from '../sites.ts'
import { pixelOf } from '../view.ts'

test.use({ baseURL: islandSite.address })

const panelOpen = { 'settings-store': storedState({ panelOpen: true }) }
const onMap = { 'settings-store': storedState({ panelOpen: false, questsOnMap: true }) }

async function openPanel(page: Page): Promise<Locator> {
  const opener = page.getByRole('button', { name: 'Open panel' })
  const panel = panelOf(page)
  await expect(opener.or(panel.first()).first()).toBeVisible()
  if (!(await panel.isVisible())) await opener.click()
  return panel
}

async function openJournal(page: Page): Promise<Locator> {
  const panel = await openPanel(page)
  await panel.getByRole('radio', { name: 'Progress' }).check()
  await panel.getByRole('button', { name: 'Quests', exact: true }).click()
  await expect(panel.getByRole('heading', { name: 'Quests', exact: true })).toBeVisible()
  return panel
}

const cardOfQuest = (page: Page, title: string) =>
  page.getByRole('dialog', { name: title, exact: true })

test('a quest’s card shows its start, limits and neighbours', async ({ page, hasTouch }) => {
  await seed(page, panelOpen)
  await openMap(page)
  const journal = await openJournal(page)
  await journal.getByRole('button', { name: /^A Debt of Honour / }).click()
  const card = cardOfQuest(page, 'A Debt of Honour')
  await expect(card).toContainText('Fails after 3 days')
  await expect(card).toContainText('Begins in ')
  if (hasTouch) await expect(panelOf(page)).toBeHidden()
  await expect.poll(() => new URL(page.url()).searchParams.get('quest')).toBe('3')
  await raiseCard(page)
  await expectAccessible(page, '.card')
  await test.step('a note of one’s own', async () => {
    await openMoreFacts(page)
    await card.getByRole('button', { name: 'Add note' }).click()
    await card.getByLabel('Your note').fill('Ask the miller first')
    await card.getByRole('button', { name: 'Save' }).click()
    await expect(card.getByRole('region', { name: 'Your note' })).toContainText('miller')
  })
  await test.step('from quest to quest', async () => {
    await card
      .getByRole('region', { name: 'Comes after' })
      .getByRole('button', { name: /^Ashore / })
      .click()
    await expect(cardOfQuest(page, 'Ashore')).toBeVisible()
    await expect(
      cardOfQuest(page, 'Ashore').getByRole('button', { name: 'Route to here' }),
    ).toBeVisible()
  })
  await test.step('a link opens it for anybody, note and all for who wrote it', async () => {
    await openMap(page, './?quest=3')
    await expect(card).toContainText('Fails after 3 days')
    await raiseCard(page)
    await expect(card).toContainText('Ask the miller first')
    await card.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(card).toBeHidden()
  })
})

test('quest markers on the map open by pointer, finger and keyboard', async ({
  page,
  hasTouch,
}) => {
  const at = islandQuest(1)
  const view = viewOf(at, 5)
  await seed(page, { ...lastPosition(view), ...onMap })
  await openMap(page)
  const card = cardOfQuest(page, 'Ashore')
  const { x, y } = pixelOf(page, view, at)
  await test.step('by keyboard', async () => {
    if (hasTouch) return
    await mapSurface(page).focus()
    await expect(mapOf(page).getByText(/^Quest, Ashore, /)).toBeAttached()
    await page.keyboard.press('Enter')
    await expect(card).toBeVisible()
    await card.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(card).toBeHidden()
  })
  await test.step('pressed', async () => {
    await expect(async () => {
      if (hasTouch) await page.touchscreen.tap(x, y)
      else await page.mouse.click(x, y)
      await expect(card).toBeVisible({ timeout: 1000 })
    }).toPass()
    await expect(card).toContainText('Begins in ')
    await card.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(card).toBeHidden()
  })
  if (hasTouch) return
  await test.step('pointed at', async () => {
    await page.mouse.move(x + 200, y + 200)
    await page.mouse.move(x, y, { steps: 3 })
    await expect(mapOf(page).locator('.map-tip')).toHaveText(/Ashore\s*Quest/)
    await page.mouse.move(x + 300, y + 200)
  })
  await test.step('not what is veiled', async () => {
    await page.goto('./?quest=1')
    await expect(card).toBeVisible()
    await expect(page.getByText('The Keep at Night')).toHaveCount(0)
  })
})
