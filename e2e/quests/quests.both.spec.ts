import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import {
  hold,
  expect,
  lastPosition,
  mapOf,
  mapSurface,
  openMap,
  openMoreFacts,
  panelOf,
  raiseCard,
  searchBox,
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
const statesOf = (within: Locator, title: string) =>
  within.getByRole('group', { name: `State: ${title}` })

test('a player follows quests in the journal: what is open, what comes next, what would be lost, and takes it back', async ({
  page,
}) => {
  await seed(page, panelOpen)
  await openMap(page)
  const journal = await openJournal(page)
  const story = journal.getByRole('region', { name: 'Main story' })

  await test.step('the story is told as far as its next quest', async () => {
    await expect(story.getByRole('button', { name: /^Ashore / })).toBeVisible()
    await expect(story).toContainText('A quest of the main story')
    await expect(story).not.toContainText('The Keep at Night')
    await expectAccessible(page, '.panel-frame')
  })
  await test.step('done with one press; the next title is told', async () => {
    await statesOf(story, 'Ashore').getByRole('button', { name: 'Done' }).click()
    await expect(story).toContainText('1 of 2 done')
    await expect(story.getByRole('button', { name: /^The Keep at Night / })).toContainText(
      'somewhere near',
    )
  })
  await test.step('whoever begins what ends others is told of them', async () => {
    await statesOf(story, 'The Keep at Night').getByRole('button', { name: 'In progress' }).click()
    const note = page.getByText(/open quests? can end here/)
    await expect(note).toBeVisible()
    await expect(page.getByText('A Debt of Honour', { exact: false }).last()).toBeVisible()
  })
  await test.step('the filters leave the rest out', async () => {
    await journal.getByText('Filters', { exact: true }).last().click()
    await journal.getByLabel('Hide done ones').check()
    await expect(story.getByRole('button', { name: /^Ashore / })).toBeHidden()
    await journal.getByLabel('Hide done ones').uncheck()
  })
  await test.step('it is kept, and undone', async () => {
    await page.reload()
    const again = await openJournal(page)
    await expect(again.getByRole('region', { name: 'Main story' })).toContainText('1 of 2 done')
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await expect(again.getByRole('region', { name: 'Main story' })).toContainText('0 of 2 done')
  })
})

test('the card of a quest says where it begins, its limits and its neighbours, keeps a note, and is shared', async ({
  page,
  hasTouch,
}) => {
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

test('where quests begin is on the map once asked for: by pointer, by finger and by keyboard', async ({
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

test('a settlement’s card counts the quests that begin there and leads to them', async ({
  page,
}) => {
  await openMap(page, `./?place=${encodeURIComponent(islandQuest(3).place)}`)
  await raiseCard(page)
  const line = page.locator('.card').getByRole('button', { name: /^Quests that begin here / })
  await expect(line).toContainText('0 open, 0 done')
  await line.click()
  const panel = panelOf(page)
  await expect(panel.getByRole('heading', { name: 'Quests', exact: true })).toBeVisible()
  await expect(panel.getByRole('button', { name: /^A Debt of Honour / })).toBeVisible()
  await expect(panel.getByRole('button', { name: /^Ashore / })).toBeHidden()
  await expect(panel.getByRole('combobox', { name: 'Begins in' })).toHaveValue(/\d+/)
})

test('quests that come late move no row of a settlement’s card', async ({ page }) => {
  const release = await hold(page, '**/quests.json')
  await openMap(page, `./?place=${encodeURIComponent(islandQuest(3).place)}`)
  await raiseCard(page)
  const card = page.locator('.card')
  const below = card.getByRole('region').first().getByRole('button').first()
  await expect(below).toBeVisible()
  // The card rises, and its script for quests comes by itself.
  await card.evaluate((element) =>
    Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  )
  const topOf = async () => Math.round((await below.boundingBox())?.y ?? 0)
  const before = await topOf()
  release()
  await expect(card.getByRole('button', { name: /^Quests that begin here / })).toBeVisible()
  expect(await topOf()).toBe(before)
})

test('a quest is found by its title, unless that is veiled', async ({ page }) => {
  await seed(page, panelOpen)
  await openMap(page)
  await searchBox(page).fill('debt of hon')
  const panel = panelOf(page)
  const found = panel.getByRole('group', { name: 'Quests' })
  await expect(found.getByRole('button')).toHaveText(/A Debt of Honour.*Side quests/)
  await searchBox(page).fill('keep at night')
  await expect(panel.getByText('A Debt of Honour')).toBeHidden()
  await expect(panel).not.toContainText('The Keep at Night')
  await searchBox(page).fill('Ashore')
  await expect(found.getByRole('button', { name: /^Ashore / })).toBeVisible()
  await searchBox(page).press('Enter')
  await expect(cardOfQuest(page, 'Ashore')).toBeVisible()
})

test('what is done in one tab is done in the other', async ({ page, context, hasTouch }) => {
  test.skip(hasTouch, 'Two tabs are alike on a phone.')
  await openMap(page)
  await openJournal(page)
  const second = await context.newPage()
  await openMap(second)
  const other = await openJournal(second)
  await statesOf(other, 'Who Keeps the Light').getByRole('button', { name: 'Failed' }).click()
  await expect(
    statesOf(panelOf(page), 'Who Keeps the Light').getByRole('button', { name: 'Failed' }),
  ).toHaveAttribute('aria-pressed', 'true')
})
