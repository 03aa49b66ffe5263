import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { pseudoLang } from '../../pipeline/messages/pseudo.ts'
import { pseudoLocale } from '../../pipeline/messages/sentences.ts'
import { decodeWorlds, localizeListedWorld } from '../../src/world/worlds-file.ts'
import type { Names, WorldNames } from '../../src/world/names/world-names.ts'
import { expect } from '../fixtures.ts'
import { builtLanguages, languageFile, textPagesFile } from '../languages.ts'
import { types } from '../world.ts'

const worldFile = readData('kcd1/world.json') as WorldFile

/** Quest titles, which stay in English in every language, as in the game. */
const questFile = readData('kcd1/quests.json')

const questTitles = stringsIn(questFile).filter((text) => text.length > 3)

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

const inEvery = Boolean(process.env['EVERY_LANGUAGE'])

export const longestLanguage = 'de'

/** The most demanding languages: one of the longest in Latin letters and one in others. All with `EVERY_LANGUAGE=1`. */
export const demandingLanguages: readonly string[] = inEvery
  ? builtLanguages
  : [longestLanguage, 'ru']

/** Languages by device. A single language each is enough, because errors in code appear in every language. */
export const languagesOn = inEvery
  ? { desk: builtLanguages, phone: builtLanguages }
  : { desk: [longestLanguage], phone: ['ru'] }

/** Languages for states that every player sees. */
export const everyLanguage: readonly string[] = builtLanguages

/** Switches the language through storage, as another tab would. This avoids opening Settings on every screen. */
export async function switchLanguage(page: Page, lang: string): Promise<void> {
  await expect(async () => {
    const shownLanguage = await page.evaluate(async (language) => {
      const text = window.localStorage.getItem('settings-store') ?? '{}'
      const { state = {}, ...rest } = JSON.parse(text) as { readonly state?: object }
      const newValue = JSON.stringify({ ...rest, state: { ...state, language } })
      window.dispatchEvent(new StorageEvent('storage', { key: 'settings-store', newValue }))
      // The messages are still loading, or the prerendered page doesn't listen yet.
      const root = document.documentElement
      for (let looks = 0; looks < 50 && root.lang !== language; looks += 1)
        await new Promise((resolve) => setTimeout(resolve, 10))
      return root.lang
    }, lang)
    expect(shownLanguage).toBe(lang)
  }).toPass()
}

const pseudoFile = ` ${pseudoLang}.00000000`

/** Inspects the page in a pseudo-language: English with words longer by two fifths. */
export async function inLongerWords(page: Page, look: () => Promise<void>): Promise<void> {
  const json = { sentences: pseudoLocale(), names: {} }
  const address = `**/${pseudoFile.trim()}.json`
  await page.route(address, (route) => route.fulfill({ json }))
  await page.evaluate((file) => (document.documentElement.dataset['languages'] += file), pseudoFile)
  await switchLanguage(page, pseudoLang)
  await look()
  await page.evaluate((file) => {
    const { dataset } = document.documentElement
    dataset['languages'] = dataset['languages']?.replace(file, '')
  }, pseudoFile)
  await switchLanguage(page, 'en')
  await page.unroute(address)
}

/** Returns every text on screen or in an attribute that screen readers announce, without duplicates. */
export function textsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const texts = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest('.not-started, option, .map-label, [translate=no]'))
        texts.add(node.textContent?.trim() ?? '')
    }
    for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
      for (const element of document.querySelectorAll(`[${name}]`))
        texts.add(element.getAttribute(name)?.trim() ?? '')
    return [...texts]
  })
}

/** Returns a predicate for texts that are meant to be as in English: identical messages and untranslated names. */
function sameOnPurpose(lang: string): (text: string) => boolean {
  const { sentences, names } = languageFile(lang)
  const worlds = listedWorlds
    .map((world) => localizeListedWorld(world, lang))
    .flatMap((world) => [world.game, world.title])
  const languageTexts = new Set(
    [sentences.groups, names, textPagesFile(lang), worlds].flatMap(stringsIn),
  )
  const named = namedIn(names)
  const known = new Set(
    [...stringsIn(worldFile), ...stringsIn(questFile)].filter((text) => !named.has(text)),
  )
  const filled = patternsIn(sentences.groups)
  return (text) =>
    languageTexts.has(text) ||
    known.has(text) ||
    !/\p{L}{2}/u.test(text) ||
    /^https?:\/\/\S+$/.test(text) ||
    filled.some((pattern) => pattern.test(text))
}

/** Returns the English names of things that have a name of their own in a language. */
function namedIn(names: WorldNames): ReadonlySet<string> {
  const things: readonly Named[] = [...types, ...worldFile.categories, ...worldFile.ranks]
  const titles = new Map(things.map(({ id, key, title }) => [id ?? key ?? title, title]))
  const named = new Set<string>()
  for (const [subject, translated] of Object.entries(names)) {
    if (typeof translated === 'string') named.add(String(worldFile[subject]))
    // Declined names also have a nominative elsewhere, and search words appear on no screen.
    else if (!['of', 'words', 'requirements'].includes(subject))
      for (const [key, name] of Object.entries(translated as Names))
        if (name !== key) named.add(titles.get(key) ?? key)
  }
  return named
}

/**
 * Matches English names that have a translation, even inside sentences. Short names are omitted, because they may be
 * words of the other language.
 */
function englishNamesIn(lang: string): RegExp {
  const { sentences, names } = languageFile(lang)
  const languageText = [sentences.groups, names, textPagesFile(lang)].flatMap(stringsIn).join('\n')
  const others = [...namedIn(names)].filter(
    (name) => name.length > 5 && !languageText.includes(name),
  )
  return new RegExp(String.raw`(?<!\p{L})(${others.map(escaped).join('|')})(?!\p{L})`, 'u')
}

function escaped(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
}

/** Returns patterns that match the messages with parameters, if they contain words. */
function patternsIn(value: unknown): readonly RegExp[] {
  if (typeof value !== 'object' || value === null) return []
  if (!Array.isArray(value)) return Object.values(value).flatMap(patternsIn)
  const pieces = value as readonly unknown[]
  const words = pieces.filter((piece) => typeof piece === 'string').join('')
  if (!/\p{L}{3}/u.test(words)) return []
  const parts = pieces.map((piece) => (typeof piece === 'string' ? escaped(piece) : '.+'))
  return [new RegExp(`^${parts.join('')}$`, 'u')]
}

/** Removes the titles of quests from a text. They contain names and stay in English. */
function withoutTitles(text: string): string {
  return questTitles.reduce((left, title) => left.replaceAll(title, ''), text)
}

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsIn)
}

interface Left {
  /** Texts that are unintentionally the same as in English. */
  readonly texts: () => Promise<readonly string[]>
  /** Texts that contain the English name of something with a translated name. */
  readonly names: () => Promise<readonly string[]>
}

/** Cache of the results for each language, because its files are large. */
const known = new Map<string, { same: (text: string) => boolean; names: RegExp }>()

/**
 * Finds texts that are left in English on a page in another language.
 *
 * @param inEnglish The page's texts before the switch.
 * @param playerTexts Texts that the player wrote.
 */
export function leftInEnglish(
  page: Page,
  lang: string,
  inEnglish: readonly string[],
  playerTexts: readonly string[],
): Left {
  const { same, names } = known.get(lang) ?? {
    same: sameOnPurpose(lang),
    names: englishNamesIn(lang),
  }
  known.set(lang, { same, names })
  const before = new Set(inEnglish)
  const pageTexts = async () => (await textsOf(page)).filter((text) => !playerTexts.includes(text))
  return {
    texts: async () => (await pageTexts()).filter((text) => before.has(text) && !same(text)),
    names: async () =>
      (await pageTexts()).filter((text) => names.test(text) && names.test(withoutTitles(text))),
  }
}
