import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { holdRequests, expect, openMap, panelOf, searchBox, test } from '../fixtures.ts'
import { islandQuest } from '../island.ts'
import { islandSite } from '../sites.ts'

test.use({ baseURL: islandSite.address })

async function openJournal(page: Page): Promise<Locator> {
  const panel = panelOf(page)
  await panel.getByRole('radio', { name: 'Progress' }).check()
  await panel.getByRole('button', { name: 'Quests', exact: true }).click()
  await expect(panel.getByRole('heading', { name: 'Quests', exact: true })).toBeVisible()
  return panel
}

const cardOfQuest = (page: Page, title: string) =>
  page.getByRole('dialog', { name: title, exact: true })
const statesOf = (within: Locator, title: string) =>
  within.getByRole('group', { name: `State: ${title}` })

test('the journal of quests follows the story, is filtered, kept and undone', async ({ page }) => {
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
    const reopenedJournal = await openJournal(page)
    await expect(reopenedJournal.getByRole('region', { name: 'Main story' })).toContainText(
      '1 of 2 done',
    )
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await expect(reopenedJournal.getByRole('region', { name: 'Main story' })).toContainText(
      '0 of 2 done',
    )
  })
})

test('a settlement’s card lists the quests that begin there without moving its rows', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/quests.json')
  await openMap(page, `./?place=${encodeURIComponent(islandQuest(3).place)}`)
  const card = page.locator('.card')
  const below = card.getByRole('region').first().getByRole('button').first()
  await expect(below).toBeVisible()
  // Wait until the card has stopped moving. Its script for quests loads without further action.
  await card.evaluate((element) =>
    Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  )
  const topOf = async () => Math.round((await below.boundingBox())?.y ?? 0)
  const before = await topOf()
  release()
  const line = card.getByRole('button', { name: /^Quests that begin here / })
  await expect(line).toContainText('0 open, 0 done')
  expect(await topOf()).toBe(before)
  await line.click()
  const panel = panelOf(page)
  await expect(panel.getByRole('heading', { name: 'Quests', exact: true })).toBeVisible()
  await expect(panel.getByRole('button', { name: /^A Debt of Honour / })).toBeVisible()
  await expect(panel.getByRole('button', { name: /^Ashore / })).toBeHidden()
  await expect(panel.getByRole('combobox', { name: 'Begins in' })).toHaveValue(/\d+/)
})

test('a quest is found by its title, unless that is veiled', async ({ page }) => {
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

test('a quest that is marked in one tab is marked in the other', async ({ page, context }) => {
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
