import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { decodeWorlds, listedIn } from '../../src/domain/world/worlds-file.ts'
import type { Names, WorldNames } from '../../src/domain/world/names/world-names.ts'
import { expectAccessible } from '../accessible.ts'
import { expect, test } from '../journey.ts'
import { builtLanguages, languageFile, textPagesFile } from '../languages.ts'
import { textsCutOff } from '../text-boxes.ts'
import { types } from '../world.ts'

const worldFile = readData('kcd1/world.json') as WorldFile

const listedWorlds = decodeWorlds(readData('worlds.json'))

function readData(name: string): unknown {
  return JSON.parse(
    readFileSync(path.join(import.meta.dirname, '../../dist/data', name), 'utf8'),
  ) as unknown
}

interface Named {
  readonly id?: string
  readonly key?: string
  readonly title: string
}

type WorldFile = Readonly<Record<string, unknown>> &
  Readonly<Record<'categories' | 'ranks', readonly Named[]>>

/**
 * One of the longest in our letters and one in others. What is wrong by code alone is so in each of them, and in every
 * language that there is; all have the same look with `EVERY_LANGUAGE=1`.
 */
export const telling = process.env['EVERY_LANGUAGE'] ? builtLanguages : ['de', 'ru']

export const desk = { width: 1440, height: 900 }
export const phone = { width: 390, height: 844 }
export const narrowest = { width: 320, height: 640 }

/** As another tab would choose it: without a way through Settings on every screen. */
async function speak(page: Page, lang: string): Promise<void> {
  await expect(async () => {
    const spoken = await page.evaluate((language) => {
      const text = window.localStorage.getItem('settings-store') ?? '{}'
      const { state = {}, ...rest } = JSON.parse(text) as { readonly state?: object }
      const newValue = JSON.stringify({ ...rest, state: { ...state, language } })
      // A page as it was built does not listen yet.
      window.dispatchEvent(new StorageEvent('storage', { key: 'settings-store', newValue }))
      return document.documentElement.lang
    }, lang)
    expect(spoken).toBe(lang)
  }).toPass()
}

/** Every text that is on screen, or in an attribute that is told, once. */
function textsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const texts = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest('.not-started, option, .name-plate'))
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
  const worlds = listedWorlds
    .map((world) => listedIn(world, lang))
    .flatMap((world) => [world.game, world.title])
  const own = new Set([sentences.groups, names, textPagesFile(lang), worlds].flatMap(stringsIn))
  const named = namedIn(names)
  const known = new Set(stringsIn(worldFile).filter((text) => !named.has(text)))
  const filled = patternsIn(sentences.groups)
  return (text) =>
    own.has(text) ||
    known.has(text) ||
    !/\p{L}{2}/u.test(text) ||
    filled.some((pattern) => pattern.test(text))
}

/** What the world calls things of which a language has names of its own. */
function namedIn(names: WorldNames): ReadonlySet<string> {
  const things: readonly Named[] = [...types, ...worldFile.categories, ...worldFile.ranks]
  const titles = new Map(things.map(({ id, key, title }) => [id ?? key ?? title, title]))
  const named = new Set<string>()
  for (const [subject, own] of Object.entries(names)) {
    if (typeof own === 'string') named.add(String(worldFile[subject]))
    // What is declined has a nominative elsewhere, and search words are on no screen.
    else if (!['of', 'words', 'requirements'].includes(subject))
      for (const [key, name] of Object.entries(own as Names))
        if (name !== key) named.add(titles.get(key) ?? key)
  }
  return named
}

/** Finds what has another name in a language, within sentences as well; short ones are words of other languages, too. */
function englishNamesIn(lang: string): RegExp {
  const { sentences, names } = languageFile(lang)
  const own = [sentences.groups, names, textPagesFile(lang)].flatMap(stringsIn).join('\n')
  const others = [...namedIn(names)].filter((name) => name.length > 5 && !own.includes(name))
  return new RegExp(String.raw`(?<!\p{L})(${others.map(escaped).join('|')})(?!\p{L})`, 'u')
}

function escaped(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
}

/** What sentences with parameters look like, where they say something of their own. */
function patternsIn(value: unknown): readonly RegExp[] {
  if (typeof value !== 'object' || value === null) return []
  if (!Array.isArray(value)) return Object.values(value).flatMap(patternsIn)
  const pieces = value as readonly unknown[]
  const words = pieces.filter((piece) => typeof piece === 'string').join('')
  if (!/\p{L}{3}/u.test(words)) return []
  const parts = pieces.map((piece) => (typeof piece === 'string' ? escaped(piece) : '.+'))
  return [new RegExp(`^${parts.join('')}$`, 'u')]
}

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsIn)
}

interface Looking {
  /** Of the window, that of the moment first; languages go through them to and fro. */
  readonly sizes: readonly (typeof desk)[]
  /** All by default. */
  readonly languages?: readonly string[]
  /** In which axe has a look, too: at the first and the last size, between which there is nothing that neither has. */
  readonly withAxe?: readonly string[]
  /** What the player wrote. */
  readonly own?: readonly string[]
}

/** Looks at what is on screen in every language, and goes back to English and the first size. */
export async function lookInEveryLanguage(
  page: Page,
  { sizes, languages = builtLanguages, withAxe = [], own = [] }: Looking,
): Promise<void> {
  const inEnglish = new Set(await textsOf(page))
  let next = sizes
  for (const lang of languages) {
    await speak(page, lang)
    const same = sameOnPurpose(lang)
    const left = async () =>
      (await textsOf(page)).filter(
        (text) => inEnglish.has(text) && !own.includes(text) && !same(text),
      )
    const names = englishNamesIn(lang)
    const named = async () =>
      (await textsOf(page)).filter((text) => names.test(text) && !own.includes(text))
    // What is worked out anew, such as what a search finds, follows a moment later.
    await expect.poll(left, `left in English in "${lang}"`).toEqual([])
    await expect.poll(named, `with a name in English in "${lang}"`).toEqual([])
    for (const size of next) {
      await page.setViewportSize(size)
      const where = `in "${lang}" at ${size.width} px`
      // A toast that slides in is at rest a moment later.
      await expect.poll(() => textsCutOff(page), where).toEqual([])
      if (!withAxe.includes(lang) || (size !== sizes[0] && size !== sizes.at(-1))) continue
      // The widest has seen the same words in the same colours.
      const seen = size === desk ? [] : ['color-contrast']
      await test.step(where, () => expectAccessible(page, 'html', seen))
    }
    next = next.toReversed()
  }
  await speak(page, 'en')
  if (sizes[0]) await page.setViewportSize(sizes[0])
}
