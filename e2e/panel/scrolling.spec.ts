import type { Page } from '@playwright/test'
import { expect, openMap, panelOf, seed, storedState, test } from '../fixtures.ts'
import { scrollersThatGrow } from '../screens/growing-scrollers.ts'
import { stash, storedPins } from '../pins/pins.ts'
import { countOfType, types } from '../world.ts'

async function openPanel(page: Page, language: string, letterSizeCssPx: number): Promise<void> {
  const settings = storedState({ panelOpen: true, language })
  await seed(page, { 'settings-store': settings, ...storedPins(stash) })
  await openMap(page)
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}px`
  }, letterSizeCssPx)
  await expect(panelOf(page).getByRole('toolbar').getByRole('button').first()).toBeVisible()
}

// Browsers lay out only a screen or two in advance. A low window reveals a wrong height estimate further down.
test.use({ viewport: { width: 1280, height: 480 } })

for (const [language, settingsButton] of [
  ['en', 'Settings'],
  ['de', 'Einstellungen'],
] as const)
  for (const letterSizeCssPx of [16, 24])
    test(`scrolling to the panel’s end does not move it (${language}, ${letterSizeCssPx} px)`, async ({
      page,
    }) => {
      await openPanel(page, language, letterSizeCssPx)
      expect(await page.evaluate(scrollersThatGrow)).toEqual([])
      await page.evaluate(() => {
        // In a low window with large letters the whole panel scrolls.
        for (const scroller of document.querySelectorAll('.panel-scroll, .panel-frame'))
          scroller.scrollTop = scroller.scrollHeight
      })
      const button = panelOf(page).getByRole('button', { name: settingsButton, exact: true })
      const box = await button.boundingBox()
      if (!box) throw new Error('The button is not on the page.')
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
      await expect(page.getByRole('dialog', { name: settingsButton })).toBeVisible()
    })

const mostPlaces = types.reduce((most, type) =>
  countOfType(type.id) > countOfType(most.id) ? type : most,
)

test('the end of a list stays where it is while it is scrolled to [F132]', async ({ page }) => {
  await openPanel(page, 'en', 16)
  const panel = panelOf(page)
  for (const [part, list] of [
    ['List', /./],
    ['Pins', 'My pins'],
    ['Progress', 'By area'],
  ] as const) {
    await panel.getByRole('radio', { name: part }).check()
    await expect(panel.getByRole('list', { name: list }).first()).toBeVisible()
    expect(await page.evaluate(scrollersThatGrow), part).toEqual([])
  }
  await panel.getByRole('button', { name: 'Quests', exact: true }).click()
  // The page renders the other rows a moment after the first ones.
  await expect(panel.getByRole('region', { name: 'Main story' })).toBeVisible()
  await expect(panel.getByRole('listitem').nth(60)).toBeAttached()
  expect(await page.evaluate(scrollersThatGrow), 'quests').toEqual([])
  await panel.getByRole('button', { name: 'All types' }).click()
  await panel.getByRole('button', { name: new RegExp(`^${mostPlaces.title} \\d+ of`) }).click()
  await expect(panel.getByRole('list').getByRole('checkbox').first()).toBeVisible()
  expect(await page.evaluate(scrollersThatGrow), 'a checklist').toEqual([])
})
