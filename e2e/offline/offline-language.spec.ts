import type { Page } from '@playwright/test'
import path from 'node:path'
import { findWorlds } from '../../tools/site/worlds.ts'
import { expect, mapReady, openMap, openSettings } from '../fixtures.ts'
import { languageFile, sentence } from '../languages.ts'
import { removed, withOtherFiles } from './next-version.ts'
import { test, visit } from './offline-site.ts'

// Each test caches a whole site.
test.describe.configure({ timeout: 90_000 })

test.use({
  expectedErrors: /Failed to load resource|ERR_|fetch|language's file answered|FailedRequest/,
})

const { home, others } = findWorlds()
const [other = ''] = others

async function cachedIn(page: Page, lang: string): Promise<readonly string[]> {
  const all = await page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.includes('language'))
    const cached = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return cached.flat().map(({ url }) => new URL(url).pathname)
  })
  return all.filter((file) => file.includes(`/${lang}.`) || file.includes('cyrillic'))
}

/** Whether a world is completely cached. Its page is the last of its files to be cached. */
const isWorldCached = (page: Page, world: string) =>
  page.evaluate(async (id) => {
    const cacheName = (await caches.keys()).find((name) => name.includes(`-world-${id}-`)) ?? ''
    return Boolean(await caches.match(location.href, { cacheName, ignoreSearch: true }))
  }, world)

const speaks = (page: Page, lang: string) =>
  expect(page.locator('html')).toHaveAttribute('lang', lang)

/** Chooses a language while the page is in another language. */
async function choose(page: Page, lang: string): Promise<void> {
  await page.locator('#settings').click()
  await page.getByRole('combobox', { name: /Language/ }).selectOption(lang)
}

test.describe('in Russian', () => {
  test.use({ locale: 'ru-RU' })

  test('a chosen language works offline, and one that is not cached is refused', async ({
    page,
    site,
  }) => {
    await openMap(page, site.address)
    await speaks(page, 'ru')
    const kinds = [/\/ru\.[0-9a-f]{8}\.json$/, /cyrillic/]
    const isCached = async () => {
      const files = await cachedIn(page, 'ru')
      return (
        (await isWorldCached(page, home)) &&
        kinds.every((kind) => files.some((file) => kind.test(file)))
      )
    }
    await expect.poll(isCached, { timeout: 30_000 }).toBe(true)
    await site.stop()
    await page.reload()
    await mapReady(page)
    await speaks(page, 'ru')
    await expect(page.locator('#settings')).toHaveText(sentence('ru', 'settings_open'))
    const { names } = languageFile('ru')
    await expect(page.getByText(names.types?.['cave'] ?? '?').first()).toBeVisible()
    await choose(page, 'de')
    await expect(page.getByText(sentence('ru', 'settings_languageFailed', 'later'))).toBeVisible()
    await speaks(page, 'ru')
  })

  test('a world whose translation is missing offline says so and shows English [F99]', async ({
    page,
    context,
    site,
  }) => {
    site.fail((file) => (file.startsWith(`data/${other}/ru.`) ? 'missing' : undefined))
    await openMap(page, site.address + other)
    await expect.poll(() => isWorldCached(page, other), { timeout: 30_000 }).toBe(true)
    await openMap(page, site.address)
    const ofHome = new RegExp(`/data/${home}/ru\\.`)
    await expect
      .poll(async () => (await cachedIn(page, 'ru')).some((file) => ofHome.test(file)))
      .toBe(true)
    await context.setOffline(true)
    await page.goto(site.address + other)
    await expect(page.getByText(sentence('ru', 'settings_languageMissing', 'later'))).toBeVisible()
    await mapReady(page)
    await speaks(page, 'en')
  })
})

test('a language chosen later works offline in all worlds, also after an update [F99]', async ({
  page,
  context,
  site,
  project,
}) => {
  await visit(page, site.address)
  await openSettings(page)
  await page.getByRole('checkbox', { name: /^Keep all worlds offline/ }).check()
  await expect(page.getByRole('checkbox', { name: /all downloaded/ })).toBeVisible({
    timeout: 30_000,
  })
  await page.getByRole('combobox', { name: /Language/ }).selectOption('de')
  // There is a file for each world and a file for the text pages.
  const all = others.length + 2
  const german = async () => (await cachedIn(page, 'de')).filter((file) => file.endsWith('.json'))
  await expect.poll(async () => (await german()).length).toBe(all)

  await test.step('without a connection', async () => {
    await context.setOffline(true)
    for (const world of others) {
      await page.goto(site.address + world)
      await mapReady(page)
      await speaks(page, 'de')
    }
    await page.goto(`${site.address}terms`)
    await speaks(page, 'de')
    await context.setOffline(false)
  })

  const folder = await withOtherFiles(path.join(project, 'dist'), 'de')
  try {
    const before = await german()
    site.publish(folder)
    await page.goto(site.address)
    const reload = page.getByRole('button', { name: sentence('de', 'update_reload', 'later') })
    await expect(reload).toBeVisible({ timeout: 20_000 })
    await context.setOffline(true)
    await reload.click()
    await expect
      .poll(async () => {
        const now = await german().catch(() => before)
        return now.length === all && now.every((file) => !before.includes(file))
      })
      .toBe(true)
    for (const world of ['', ...others]) {
      await page.goto(site.address + world)
      await mapReady(page)
      await speaks(page, 'de')
    }
  } finally {
    await site.stop()
    await removed(folder)
  }
})

for (const worker of ['kept', 'without a worker'] as const) {
  test(`a language that the host no longer has leads to the newer version (${worker}) [F100]`, async ({
    page,
    site,
    project,
  }) => {
    if (worker === 'kept') await visit(page, site.address)
    else {
      await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
      await openMap(page, site.address)
    }
    const folder = await withOtherFiles(path.join(project, 'dist'), 'de')
    try {
      site.publish(folder)
      await choose(page, 'de')
      const toast = page.getByRole('listitem').filter({ hasText: 'comes with the new version' })
      await expect(toast).toBeVisible({ timeout: 20_000 })
      await expect(page.getByText('Check your connection')).toHaveCount(0)
      await toast.getByRole('button', { name: 'Reload now' }).click()
      await speaks(page, 'de')
      await mapReady(page)
    } finally {
      await site.stop()
      await removed(folder)
    }
  })
}
