import type { BrowserContext, Page } from '@playwright/test'
import {
  discovered,
  expect,
  lastPosition,
  mapSurface,
  openBackups,
  openMap,
  openSettings,
  panelOf,
  seed,
} from '../fixtures.ts'
import { test, visit } from './offline-site.ts'
import type { SiteServer } from './site-server.ts'
import { choose, rightClick } from '../map/spot.ts'
import { questionOf, scannedLink } from '../files/transfer.ts'
import { camp, campView as view } from '../camp.ts'
import { emptyPixel } from '../view.ts'
import { longestTitle } from '../world.ts'

// Each test caches a whole site and performs many actions.
test.describe.configure({ timeout: 120_000 })

async function visitWithoutNetwork(
  page: Page,
  context: BrowserContext,
  site: SiteServer,
): Promise<void> {
  await visit(page, site.address)
  await context.setOffline(true)
  await site.stop()
  await openMap(page, site.address)
}

test('offline, progress is kept and goes to another device [F43]', async ({
  page,
  context,
  site,
}) => {
  await visitWithoutNetwork(page, context, site)
  const panel = panelOf(page)
  await panel.getByRole('radio', { name: 'Progress' }).check()
  await panel.getByRole('button', { name: /^Mark \d+ in view as found$/ }).click()
  await expect(panel.getByRole('button', { name: 'Nothing in view to mark' })).toBeVisible()
  await panel.getByRole('button', { name: new RegExp(`^${longestTitle} \\d+ of`) }).click()
  const list = page.getByRole('list', { name: `Checklist: ${longestTitle}` })
  const before = (await discovered(page)).length
  await list.getByRole('checkbox', { checked: false }).first().check()
  await expect.poll(async () => (await discovered(page)).length).toBe(before + 1)
  const marks = await discovered(page)

  await panel.getByRole('button', { name: 'All types' }).click()
  const backups = await openBackups(page)
  await backups.getByRole('button', { name: 'Send to another device' }).click()
  await expect(page.getByRole('img', { name: 'QR code for the link' })).toBeVisible()
  const link = await scannedLink(page)
  expect(link.startsWith(`${site.address}#t=1.`)).toBe(true)
  await page.keyboard.press('Escape')
  const settings = await openSettings(page)
  await settings.getByRole('button', { name: 'Clear', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
  await expect.poll(() => discovered(page)).toEqual([])

  // First open the link in the running map, then load the page with it.
  await page.goto(link)
  await expect(questionOf(page)).toBeVisible()
  await page.reload()
  await expect(questionOf(page)).toContainText(`${marks.length} new, 0 already known`)
  await questionOf(page).getByRole('button', { name: 'Merge' }).click()
  await expect.poll(async () => new Set(await discovered(page))).toEqual(new Set(marks))
  await expect(page.getByText('Added from a link')).toBeVisible()

  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
})

test('offline, the map’s tools and the small map for other sites work [F43]', async ({
  page,
  context,
  site,
}) => {
  await seed(page, lastPosition(view))
  await visitWithoutNetwork(page, context, site)
  const spot = emptyPixel(page, view)
  await choose(await rightClick(page, spot), 'What’s nearby')
  const nearest = page.getByRole('dialog', { name: /^Near / })
  await expect(nearest.getByRole('region', { name: 'Services' }).getByRole('listitem')).toHaveCount(
    10,
  )
  // A dialog handles keys as soon as it has the focus, a moment after it becomes visible.
  await expect(nearest.or(nearest.locator(':focus')).and(page.locator(':focus'))).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(nearest).toBeHidden()

  await choose(await rightClick(page, spot), 'Measure from here')
  await page.mouse.click(spot.x, spot.y + 100)
  await expect(page.getByRole('region', { name: 'Measuring' })).toContainText('Total 50 m')
  await page.keyboard.press('Escape')

  await panelOf(page).getByRole('radio', { name: 'Progress' }).check()
  await panelOf(page).getByRole('button', { name: 'Lasso' }).click()
  await expect(mapSurface(page)).toBeFocused()
  const [left, right, top, bottom] = [500, 900, 200, 700]
  await page.mouse.move(left, top)
  await page.mouse.down()
  for (const [x, y] of [
    [right, top],
    [right, bottom],
    [left, bottom],
  ] as const) {
    await page.mouse.move(x, y, { steps: 8 })
  }
  await page.mouse.up()
  const bar = page.getByRole('region', { name: 'Lasso' })
  await expect(bar.getByRole('status')).toContainText('inside, 0 found')
  await bar.getByRole('button', { name: 'Mark as found', exact: true }).click()
  await expect.poll(async () => (await discovered(page)).length).toBeGreaterThan(0)

  await openMap(page, `${site.address}embed?marker=${camp.id}`)
  await expect(page.getByRole('region', { name: /^Shown: / })).toBeVisible()
  await expect(panelOf(page)).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
})
