import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expectAccessible } from '../accessible.ts'
import { expect, openMap, panelOf, test } from '../fixtures.ts'
import { serveSite } from './site-server.ts'

const dist = fileURLToPath(new URL('../../dist', import.meta.url))

test.use({ serviceWorkers: 'allow' })
test('the update notice waits until the panel no longer covers the map [F44]', async ({
  page,
  baseURL,
}) => {
  const next = await mkdtemp(path.join(tmpdir(), 'itinerarium-next-'))
  await cp(dist, next, { recursive: true })
  await appendFile(path.join(next, 'sw.js'), '\n// Another version.')
  const site = await serveSite(dist, new URL(baseURL ?? '').pathname)
  try {
    await openMap(page, site.address)
    await page.evaluate(() => navigator.serviceWorker.ready)
    site.publish(next)
    await page.reload()
    await expect
      .poll(
        () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null),
        { timeout: 20_000 },
      )
      .toBe(true)
    const notice = page.getByRole('region', { name: 'Update available' })
    await expect(panelOf(page)).toBeVisible()
    await expect(notice).toHaveCount(0)
    await panelOf(page).getByRole('button', { name: 'Close panel' }).click()
    await expect(notice).toBeInViewport({ ratio: 1, timeout: 20_000 })
    for (const name of ['Reload now', 'Later']) {
      const box = await notice.getByRole('button', { name }).boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
    }
    await expectAccessible(page, '.notices')
    await notice.getByRole('button', { name: 'Later' }).tap()
    await expect(notice).toHaveCount(0)
    await expect(page.getByRole('application')).toBeFocused()
  } finally {
    await site.stop()
    await rm(next, { recursive: true })
  }
})
