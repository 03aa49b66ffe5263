import { expect, mapReady, openMap } from '../journey.ts'
import { languageFile, sentence } from '../languages.ts'
import { test } from './offline-site.ts'

test.use({ locale: 'ru-RU' })

test('a page in another language speaks it without a connection, too, and says when one is not kept', async ({
  page,
  site,
}) => {
  await openMap(page, site.address)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  const isKept = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.includes('language'))
      const caught = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      const paths = caught.flat().map(({ url }) => new URL(url).pathname)
      return [/\/ru\.[0-9a-f]{8}\.json$/, /cyrillic/].every((kind) =>
        paths.some((path) => kind.test(path)),
      )
    })
  await expect.poll(isKept, { timeout: 30_000 }).toBe(true)
  await site.stop()
  await page.reload()
  await mapReady(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await expect(page.locator('#settings')).toHaveText(sentence('ru', 'settings_open'))
  const { names } = languageFile('ru')
  await expect(page.getByText(names.types?.['cave'] ?? '?').first()).toBeVisible()
  await page.locator('#settings').click()
  await page.getByRole('combobox', { name: /Language/ }).selectOption('de')
  await expect(page.getByText(sentence('ru', 'settings_languageFailed', 'later'))).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
})
