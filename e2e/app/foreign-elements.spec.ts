import type { Page } from '@playwright/test'
import { expect, mapReady, storedState, test } from '../fixtures.ts'
import { sentence } from '../languages.ts'

// React renders a page again if its markup has been changed, and reports an error.
test.use({ expectedErrors: /^Error: Minified React error #(418|423)/ })

/** Changes that browser extensions make to a page while it loads. Each is self-contained, since it runs in the page. */
const extensions: Readonly<Record<string, () => void>> = {
  'an element after each field': () => {
    for (const input of document.querySelectorAll('input'))
      input.after(document.createElement('div'))
  },
  'a bar before everything': () =>
    document.getElementById('root')?.prepend('coupons: ', document.createElement('div')),
  'a word in the page itself': () =>
    document.querySelector('main')?.append(document.createElement('span')),
  'words wrapped on arrival': () => {
    const walker = document.createTreeWalker(document.getElementById('root') ?? document, 4)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (text.parentElement?.closest('svg, title')) continue
      const font = document.createElement('font')
      text.replaceWith(font)
      font.append(text)
    }
  },
  'a sign in each button': () => {
    for (const button of document.querySelectorAll('button'))
      button.append(document.createElement('i'))
  },
  'a list’s copy': () => {
    const texts = document.querySelector('[data-i18n]')
    texts?.after(texts.cloneNode(true))
  },
  'something taken away': () => document.querySelector('[role=radiogroup], footer, h1')?.remove(),
}

async function useMap(page: Page, lang: string): Promise<void> {
  const panel = page.locator('.side-panel')
  const later = (key: string) => sentence(lang, key, 'later')
  await mapReady(page)
  await panel.getByRole('textbox').fill(lang === 'de' ? 'Höhle' : 'пещера')
  await expect(panel.getByRole('region', { name: sentence(lang, 'search_results') })).toBeVisible()
  await panel
    .getByRole('button', { name: sentence(lang, 'search_clear') })
    .first()
    .click()
  await panel.getByRole('radio').nth(1).check()
  await expect(panel.locator('progress').first()).toBeVisible()
  await panel.getByRole('radio').nth(0).check()
  await panel.getByRole('switch').first().click()
  await expect(panel.getByRole('switch').first()).not.toBeChecked()
  await panel.getByRole('button', { name: sentence(lang, 'panel_close') }).click()
  await expect(panel).toBeHidden()
  await page.getByRole('button', { name: sentence(lang, 'panel_open') }).click()
  await expect(panel).toContainText(sentence(lang, 'panel_tabs_progress'))
  await panel.locator('#settings').click()
  await expect(page.getByRole('dialog', { name: later('settings_title') })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: later('settings_title') })).toBeHidden()
}

async function useEmbed(page: Page): Promise<void> {
  await mapReady(page)
  const surface = page.getByRole('application')
  await surface.focus()
  for (const key of ['+', 'ArrowLeft', 'ArrowUp', '-', 'ArrowDown', 'ArrowRight', '+', '+'])
    await page.keyboard.press(key)
  await page.mouse.wheel(0, 200)
  await expect(page.getByRole('link')).toHaveAttribute('href', /at=/)
}

async function useTerms(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const key of ['Tab', 'Tab', 'PageDown', 'Home', 'End', 'PageUp', 'Shift+Tab'])
    await page.keyboard.press(key)
  await expect(page.locator('main a[href]').first()).toBeVisible()
}

async function extend(page: Page, change: () => void): Promise<void> {
  await page.addInitScript(`document.addEventListener('DOMContentLoaded', ${String(change)})`)
}

const speaking = (lang: string) => ({ 'settings-store': storedState({ language: lang }) })

/** Opens a text page and sets local storage to that of a player who has only chosen a language. */
async function begin(page: Page, lang: string): Promise<void> {
  await page.goto('./terms')
  await page.evaluate((entries) => {
    localStorage.clear()
    for (const [key, entry] of Object.entries(entries))
      localStorage.setItem(key, JSON.stringify(entry))
  }, speaking(lang))
}

// Each extension is tested in one language, because extensions change the prerendered page, which is English.
for (const [rest, lang] of ['de', 'ru'].entries())
  test(`no browser extension stops the map in "${lang}" [F75]`, async ({ page, context }) => {
    const chosenExtensions = Object.entries(extensions).filter((_, at) => at % 2 === rest)
    for (const [name, change] of chosenExtensions)
      await test.step(name, async () => {
        await begin(page, lang)
        const tab = await context.newPage()
        await extend(tab, change)
        await tab.goto('./')
        await useMap(tab, lang)
        await tab.close()
      })
  })

test('no such extension stops the small map or a page of text [F75]', async ({ page, context }) => {
  await begin(page, 'de')
  for (const change of Object.values(extensions)) {
    const tab = await context.newPage()
    await extend(tab, change)
    await tab.goto('./embed')
    await useEmbed(tab)
    await tab.goto('./terms')
    await useTerms(tab)
    await expect(tab.locator('html')).toHaveAttribute('lang', 'de')
    await tab.close()
  }
})
