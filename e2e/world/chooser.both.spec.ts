import type { Locator, Page } from '@playwright/test'
import { findWorlds, readManifest } from '../../tools/site/worlds.ts'
import { expect, openMap, panelOf, seed, storedState, test } from '../fixtures.ts'
import { worldRows } from '../world.ts'

const { home, others } = findWorlds()
const [other = ''] = others
const homeIds = worldRows(home).markers.map(({ id }) => id)
const otherIds = new Set(worldRows(other).markers.map(({ id }) => id))
const [sharedId = NaN, secondSharedId = NaN] = homeIds.filter((id) => otherIds.has(id))

const chooser = (page: Page): Locator => page.getByRole('dialog', { name: 'Worlds' })
const button = (page: Page, world: string): Locator =>
  panelOf(page).getByRole('button', { name: `World: ${readManifest(world).title}` })
/** Reopens the panel on a phone, where choosing a world closes it. */
async function reopenPanel(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole('button', { name: 'Open panel' }).tap()
}
const row = (page: Page, world: string): Locator =>
  chooser(page).getByRole('link', { name: readManifest(world).title })

test('the list of worlds shows the found count of each and opens another world', async ({
  page,
  hasTouch,
  isMobile,
}) => {
  await seed(page, {
    'progress-store': storedState({ discoveredMarkers: [sharedId, secondSharedId, 9_999_999] }),
    [`progress-store.${other}`]: storedState({ discoveredMarkers: [sharedId] }),
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openMap(page)
  expect(asked.filter((path) => path.endsWith('worlds.json'))).toEqual([])
  const use = (target: Locator) => (hasTouch ? target.tap() : target.click())
  await use(button(page, home))
  await expect(row(page, home)).toContainText(/2 of \d[\d,]+ found · On the map/)
  await expect(row(page, home)).toHaveAttribute('aria-current', 'page')
  await expect(row(page, other)).toContainText(/1 of \d[\d,]+ found/)
  const games = new Set([home, ...others].map((id) => readManifest(id).game))
  for (const game of games) {
    await expect(chooser(page).getByRole('region', { name: game, exact: true })).toHaveCount(1)
  }
  const box = await row(page, other).boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(44)
  await test.step('the one on the map is there already', async () => {
    await use(row(page, home))
    await expect(chooser(page)).toHaveCount(0)
    expect(asked.filter((path) => path === '/')).toHaveLength(1)
    await reopenPanel(page, isMobile)
  })
  await use(button(page, home))
  await use(row(page, other))
  await expect(page).toHaveURL(new RegExp(`/${other}(\\?.*)?$`))
  await reopenPanel(page, isMobile)
  await expect(button(page, other)).toBeVisible()
  await page.goBack()
  await expect(button(page, home)).toBeVisible()
})

test('the page and first picture of another world are prefetched', async ({ page, isMobile }) => {
  await openMap(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Preload.enable')
  const fetched = new Promise<void>((resolve) => {
    session.on('Preload.prefetchStatusUpdated', ({ status }) => {
      if (status === 'Ready') resolve()
    })
  })
  const size = isMobile ? 'narrow' : 'wide'
  const pictures = others.map(() =>
    page.waitForEvent('requestfinished', (request) => request.url().includes(`-land-${size}.`)),
  )
  await button(page, home).click()
  await Promise.all([fetched, ...pictures])
  await row(page, other).click()
  await page.waitForURL((url) => url.pathname.includes(other))
  const arrivals = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation')
    const picture = performance
      .getEntriesByType('resource')
      .find(({ name }) => name.includes('/start-land-'))
    return [visit, picture].map((entry) => entry && 'deliveryType' in entry && entry.deliveryType)
  })
  expect(arrivals).toEqual(['navigational-prefetch', 'cache'])
})
