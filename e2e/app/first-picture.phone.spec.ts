import {
  cardOf,
  expect,
  holdRequests,
  mapReady,
  panelOf,
  seed,
  storedState,
  test,
} from '../fixtures.ts'

const app = '**/assets/page-*.js'

test.describe('on a first visit', () => {
  test.use({ firstVisit: true })

  test('the first picture shows the map, and the panel never flashes over it', async ({ page }) => {
    const release = await holdRequests(page, app)
    await page.goto('./')
    await expect(page.locator('.start-land img')).toBeVisible()
    await expect(panelOf(page)).toBeHidden()
    release()
    await mapReady(page)
    await expect(panelOf(page)).toBeHidden()
  })
})

test('a panel that was left open makes way for a linked place', async ({ page }) => {
  await seed(page, { 'settings-store': storedState({ panelOpen: true }) })
  const release = await holdRequests(page, app)
  await page.goto('./')
  await expect(panelOf(page)).toBeVisible()
  await page.goto('./?marker=3')
  await expect(page.getByRole('button', { name: 'Open panel' })).toBeVisible()
  await expect(panelOf(page)).toBeHidden()
  release()
  await expect(cardOf(page)).toBeVisible()
  await expect(panelOf(page)).toBeHidden()
})
