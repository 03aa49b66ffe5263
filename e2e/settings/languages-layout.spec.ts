import type { Page } from '@playwright/test'
import { cardOf, expect, openMap, openSettings, test } from '../journey.ts'
import { desk, lookInEveryLanguage, narrowest, phone, telling } from './every-language.ts'

const look = (page: Page) =>
  lookInEveryLanguage(page, { sizes: [desk, phone, narrowest], withAxe: telling })

test('in no language is anything of the panel cut off, left in English or hard to reach', async ({
  page,
}) => {
  await openMap(page)
  await test.step('filters', () => look(page))
  await page.getByRole('radio', { name: 'Progress' }).check()
  await expect(page.getByRole('heading', { name: 'Whole map' })).toBeVisible()
  await test.step('progress', () => look(page))
})

test('in no language is anything of the settings or a card cut off, left in English or hard to reach', async ({
  page,
}) => {
  await openMap(page)
  await openSettings(page)
  await test.step('settings', () => look(page))
  await openMap(page, './?marker=588')
  await expect(cardOf(page)).toBeVisible()
  await test.step('card', () => look(page))
})

test('in no language is anything of a way, a poster or what follows the game cut off, left in English or hard to reach', async ({
  page,
}) => {
  await openMap(page, './?marker=588')
  await cardOf(page).getByRole('button', { name: 'Way to here' }).click()
  await expect(page.getByRole('list', { name: 'The way in words' })).toBeVisible()
  await test.step('way', () => look(page))
  for (const name of ['Make a poster…', 'Follow the game…']) {
    await openMap(page)
    const settings = await openSettings(page)
    await settings.getByRole('button', { name }).click()
    await expect(page.getByRole('dialog', { name: /Poster|Following/ })).toBeVisible()
    await test.step(name, () => look(page))
  }
})
