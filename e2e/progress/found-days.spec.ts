import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from '../accessible.ts'
import { expect, openMap, panelOf, storedField, test } from '../fixtures.ts'
import { bareLandSite } from '../sites.ts'

test.use({ baseURL: bareLandSite.address, timezoneId: 'Europe/Prague' })

const dayOn = (date: string) => Date.parse(date) / 86_400_000

async function openProgress(page: Page) {
  await openMap(page)
  const panel = panelOf(page)
  await panel.getByRole('radio', { name: 'Progress' }).check()
  return panel
}

async function downloaded(page: Page, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return { name: download.suggestedFilename(), file: readFileSync(await download.path()) }
}

test('the days of found places are shown, kept, backed up and saved as a picture', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-27T23:30:00+01:00')
  const panel = await openProgress(page)
  const nearest = panel.getByRole('region', { name: 'Nearest unfound' }).getByRole('checkbox')
  const chart = panel.getByRole('region', { name: 'Found by day' })
  await nearest.nth(0).check()
  await expect(panel.getByText(/^1 of /).first()).toBeVisible()
  await expect(chart).toHaveCount(0)
  await page.clock.setFixedTime('2026-11-28T00:30:00+01:00')
  await nearest.nth(1).check()
  await expect(chart).toContainText('Since Nov 27, 2026: 2 found.')
  expect(Object.values(Object(await storedField(page, 'progress-store', 'days')))).toEqual(
    expect.arrayContaining([dayOn('2026-11-27'), dayOn('2026-11-28')]),
  )
  await openProgress(page)
  await expect(chart).toContainText('Since Nov 27, 2026: 2 found.')
  await expectAccessible(page)
  const backups = panel.getByRole('region', { name: 'Backups' })
  const backup = await downloaded(page, () =>
    backups.getByRole('button', { name: 'Backup', exact: true }).press('Enter'),
  )
  const { foundOn } = JSON.parse(backup.file.toString()) as { foundOn: Record<string, number[]> }
  expect(Object.entries(foundOn).map(([date, found]) => [date, found.length])).toEqual([
    ['2026-11-27', 1],
    ['2026-11-28', 1],
  ])
  const picture = await downloaded(page, () =>
    chart.getByRole('button', { name: 'Save picture' }).press('Enter'),
  )
  expect(picture.name).toBe('kcd1-found-2026-11-28.png')
  const { width, height } = await sharp(picture.file).metadata()
  expect([width, height]).toEqual([1200, 630])
  const { dominant } = await sharp(picture.file).stats()
  // The dominant colour is that of parchment, so the picture is not empty.
  expect([dominant.r > 200, dominant.g > 200, dominant.b > 150]).toEqual([true, true, true])
})
