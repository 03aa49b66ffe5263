import { cardOf, expect, mapReady, openMap, openSettings, panelOf, test } from '../fixtures.ts'
import { pictured } from '../world.ts'

test.use({ serviceWorkers: 'allow', expectedErrors: /Failed to load resource|ERR_/ })

test('the worker, its files and the manifest stay below the site’s path [F43]', async ({
  page,
  context,
}) => {
  await openMap(page)
  const dialog = await openSettings(page)
  await expect(dialog.getByText(/^Offline: ready/)).toBeVisible({ timeout: 60_000 })
  await page.keyboard.press('Escape')
  const { scope, script, cached } = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    )
    return {
      scope: new URL(registration.scope).pathname,
      script: new URL(registration.active?.scriptURL ?? '').pathname,
      cached: requests.flat().map(({ url }) => new URL(url).pathname),
    }
  })
  expect([scope, script]).toEqual(['/maps/mine/', '/maps/mine/sw.js'])
  expect(cached.length).toBeGreaterThan(80)
  expect(cached.filter((path) => !path.startsWith('/maps/mine/'))).toEqual([])
  expect(cached).toContain('/maps/mine/')
  const manifest = page.locator('link[rel=manifest]')
  await expect(manifest).toHaveAttribute('href', '/maps/mine/manifest.webmanifest')

  await context.setOffline(true)
  await page.goto(`./?marker=${pictured.id}`)
  await mapReady(page)
  await expect(cardOf(page)).toContainText(`#${pictured.id}`)
  await panelOf(page).getByRole('link', { name: 'Credits' }).click()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Credits' })).toBeVisible()
})
