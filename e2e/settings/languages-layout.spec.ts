import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { cardOf, expect, openMap, openSettings, test } from '../journey.ts'
import { builtLanguages, languageFile } from '../languages.ts'
import { textsCutOff } from '../text-boxes.ts'

const worldFile: unknown = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../dist/data/kcd1/world.json'), 'utf8'),
)

const widths = [
  [1440, 900],
  [390, 844],
  [320, 640],
] as const

/** As another tab would choose it: without a way through Settings on every screen. */
async function speak(page: Page, lang: string): Promise<void> {
  await page.evaluate((language) => {
    const newValue = JSON.stringify({ state: { language } })
    window.dispatchEvent(new StorageEvent('storage', { key: 'settings-store', newValue }))
  }, lang)
  await expect(page.locator('html')).toHaveAttribute('lang', lang)
}

/** Every text that is on screen, or in an attribute that is told, once. */
function textsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const texts = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest('noscript, option, .name-plate'))
        texts.add(node.textContent?.trim() ?? '')
    }
    for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
      for (const element of document.querySelectorAll(`[${name}]`))
        texts.add(element.getAttribute(name)?.trim() ?? '')
    return [...texts]
  })
}

/** What is the same in a language as in English, and meant to be: sentences that say so, and names that nobody knows. */
function sameOnPurpose(lang: string): (text: string) => boolean {
  const { sentences, names } = languageFile(lang)
  const own = new Set([...stringsIn(sentences.groups), ...stringsIn(names)])
  const known = new Set(stringsIn(worldFile))
  const filled = patternsIn(sentences.groups)
  return (text) =>
    own.has(text) ||
    known.has(text) ||
    !/\p{L}{2}/u.test(text) ||
    filled.some((pattern) => pattern.test(text))
}

/** What sentences with parameters look like, where they say something of their own. */
function patternsIn(value: unknown): readonly RegExp[] {
  if (typeof value !== 'object' || value === null) return []
  if (!Array.isArray(value)) return Object.values(value).flatMap(patternsIn)
  const pieces = value as readonly unknown[]
  const words = pieces.filter((piece) => typeof piece === 'string').join('')
  if (!/\p{L}{3}/u.test(words)) return []
  const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
  const parts = pieces.map((piece) => (typeof piece === 'string' ? escaped(piece) : '.+'))
  return [new RegExp(`^${parts.join('')}$`, 'u')]
}

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsIn)
}

/** Looks at what is on screen in every language, and goes back to English. */
async function lookInEveryLanguage(page: Page): Promise<void> {
  const inEnglish = new Set(await textsOf(page))
  for (const lang of builtLanguages) {
    await speak(page, lang)
    const same = sameOnPurpose(lang)
    const left = (await textsOf(page)).filter((text) => inEnglish.has(text) && !same(text))
    expect(left, `left in English in "${lang}"`).toEqual([])
    for (const [width, height] of widths) {
      await page.setViewportSize({ width, height })
      expect(await textsCutOff(page), `in "${lang}" at ${width} px`).toEqual([])
      // Between the two there is nothing that neither has.
      if (width === 390) continue
      // The widest has seen the same words in the same colours.
      const seen = width === 1440 ? [] : ['color-contrast']
      await test.step(`"${lang}" at ${width} px`, () => expectAccessible(page, 'html', seen))
    }
    await page.setViewportSize({ width: 1440, height: 900 })
  }
  await speak(page, 'en')
}

test('in no language is anything of the panel cut off, left in English or hard to reach', async ({
  page,
}) => {
  await openMap(page)
  await test.step('filters', () => lookInEveryLanguage(page))
  await page.getByRole('radio', { name: 'Progress' }).check()
  await expect(page.getByRole('heading', { name: 'Whole map' })).toBeVisible()
  await test.step('progress', () => lookInEveryLanguage(page))
})

test('in no language is anything of the settings or a card cut off, left in English or hard to reach', async ({
  page,
}) => {
  await openMap(page)
  await openSettings(page)
  await test.step('settings', () => lookInEveryLanguage(page))
  await openMap(page, './?marker=588')
  await expect(cardOf(page)).toBeVisible()
  await test.step('card', () => lookInEveryLanguage(page))
})

test('in no language is anything of a way, a poster or what follows the game cut off, left in English or hard to reach', async ({
  page,
}) => {
  await openMap(page, './?marker=588')
  await cardOf(page).getByRole('button', { name: 'Way to here' }).click()
  await expect(page.getByRole('list', { name: 'The way in words' })).toBeVisible()
  await test.step('way', () => lookInEveryLanguage(page))
  for (const name of ['Make a poster…', 'Follow the game…']) {
    await openMap(page)
    const settings = await openSettings(page)
    await settings.getByRole('button', { name }).click()
    await expect(page.getByRole('dialog', { name: /Poster|Following/ })).toBeVisible()
    await test.step(name, () => lookInEveryLanguage(page))
  }
})
