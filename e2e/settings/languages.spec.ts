import type { Page } from '@playwright/test'
import {
  expect,
  mapOf,
  openMap,
  openSettings,
  restingView,
  storedField,
  test,
} from '../fixtures.ts'
import { builtLanguages, languageFile, sentence } from '../languages.ts'

/** Finds the search field by its role, because its name depends on the language. */
const searchField = (page: Page) => page.locator('.side-panel').getByRole('textbox')

const language = (page: Page) => page.getByRole('combobox', { name: /Language/ })
const inFrench = (key: string, group?: string) => sentence('fr', key, group)
const titleOf = (lang: string, type: string) => languageFile(lang).names.types?.[type] ?? ''

test('choosing a language changes the whole page and other tabs at once', async ({
  page,
  context,
}) => {
  await openMap(page, './?marker=588&at=3700,2080,5')
  const card = page.locator('.card')
  await expect(card).toBeVisible()
  // The view in the address doesn't contain its marker, so the map has moved to the marker.
  const { coordinates } = await restingView(page)
  await searchField(page).fill('cave')
  const other = await context.newPage()
  await openMap(other)

  await openSettings(page)
  await language(page).focus()
  await language(page).selectOption('fr')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  const dialog = page.getByRole('dialog', { name: inFrench('settings_title', 'later') })
  await expect(dialog).toBeVisible()
  await expect(language(page)).toBeFocused()
  await expect(language(page)).toHaveValue('fr')
  const named = (await card.locator('.card-title').innerText()).toLowerCase()
  await expect(page).toHaveTitle(new RegExp(`^${named} · Itinerarium$`, 'i'))
  await expect(other).toHaveTitle(/Kingdom Come: Deliverance/)
  await expect(other).not.toHaveTitle(/interactive map/)
  await page.keyboard.press('Escape')
  await expect(card).toContainText(inFrench('card_mark'))
  await expect(card).not.toContainText('Mark as found')
  await expect(searchField(page)).toHaveValue('cave')
  await expect(searchField(page)).toHaveAttribute('placeholder', inFrench('search_placeholder'))
  await expect(mapOf(page)).toHaveAttribute('data-map-state', 'ready')
  expect(new URL(page.url()).searchParams.get('marker')).toBe('588')
  expect((await restingView(page)).coordinates).toEqual(coordinates)
  expect(new URL(page.url()).searchParams.has('lang')).toBe(false)

  await expect(other.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(other.getByText(titleOf('fr', 'cave'), { exact: true }).first()).toBeVisible()

  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(card).toContainText(inFrench('card_mark'))
  expect(await storedField(page, 'settings-store', 'language')).toBe('fr')
  await searchField(page).fill('qqqqq')
  const example = languageFile('fr').names.searchExample ?? '?'
  await expect(page.locator('.side-panel')).toContainText(example)

  await page.locator('#settings').click()
  await language(page).selectOption('en')
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(other.getByRole('button', { name: 'Settings' })).toBeVisible()
})

test.describe('where the browser wants French', () => {
  test.use({ locale: 'fr-FR' })

  test('the browser’s language is used without being stored', async ({ page }) => {
    await openMap(page)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(page.locator('#settings')).toHaveText(inFrench('settings_open'))
    expect(await storedField(page, 'settings-store', 'language')).toBeFalsy()
    await openMap(page, './embed?lang=it&marker=588')
    await expect(page.locator('html')).toHaveAttribute('lang', 'it')
    await expect(page.getByRole('link')).toHaveText(sentence('it', 'embed_open'))
    await openMap(page, './embed?lang=xx')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await page.goto('./terms')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Terms and Conditions')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test.describe('where the browser wants Chinese', () => {
  test.use({ locale: 'zh-CN' })

  test('the prerendered page is in Chinese before the app has loaded', async ({ page }) => {
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\/assets\/page-[\w-]{8}\.js$/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto('./')
    const settings = page.locator('#settings')
    await expect(settings).toBeVisible()
    await expect(settings).toHaveText(sentence('zh', 'settings_open'))
    const rendered = page.locator('.side-panel')
    const kinds = rendered.getByText(titleOf('zh', 'cave'), { exact: true }).first()
    await expect(kinds).toBeVisible()
    const description = page.locator('meta[name="description"]')
    await expect(description).toHaveAttribute('content', languageFile('zh').description ?? 'none')
    await expect(description).toHaveAttribute('content', /\p{Script=Han}/u)
    const prerendered = await kinds.elementHandle()
    release()
    await expect(mapOf(page)).toHaveAttribute('data-map-state', 'ready')
    expect(await prerendered?.evaluate((node) => node.isConnected)).toBe(true)
    await expect(kinds).toBeVisible()
  })
})

test.describe('without the file of a language', () => {
  test.use({ expectedErrors: /Failed to fetch|ERR_FAILED|FailedRequest/ })

  test('the page stays as it is, and says so', async ({ page }) => {
    await page.route(/\/fr\.[0-9a-f]{8}\.json$/, (route) => route.abort())
    await openMap(page)
    await openSettings(page)
    await language(page).selectOption('fr')
    await expect(page.getByText('Couldn’t load the language.')).toBeVisible()
    await expect(language(page)).toHaveValue('en')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
})

test('settlements are found by names of other languages', async ({ page }) => {
  await openMap(page)
  for (const name of ['Rataje', 'Ратае']) {
    await searchField(page).fill(name)
    await expect(page.getByRole('group', { name: 'Settlements' })).toContainText('Rattay')
  }
  await openSettings(page)
  const options = language(page).getByRole('option')
  await expect(options).toHaveCount(builtLanguages.length + 1)
  for (const lang of builtLanguages) {
    await language(page).selectOption(lang)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(
      page.getByRole('heading', { name: sentence(lang, 'settings_title', 'later'), level: 2 }),
    ).toBeVisible()
  }
})
