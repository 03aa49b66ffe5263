import { expect as plainExpect, test, type Page } from '@playwright/test'
import { accessibilityFaults, endAnimations } from '../accessible.ts'
import { isFullCatalogue } from '../full-catalogue.ts'
import { playerTexts, type Look, type LookOptions } from '../screens.ts'
import { textsCutOff } from '../text-boxes.ts'
import {
  everyLanguage,
  inLongerWords,
  languagesOn,
  leftInEnglish,
  longestLanguage,
  switchLanguage,
  demandingLanguages,
  textsOf,
} from './languages.ts'
import { misplacedIn, labelsOverLabels } from './parts.ts'
import {
  brokenWords,
  coveredControls,
  leavingBoxes,
  scrollingSideways,
  spaceOut,
  tooSmallForFingers,
} from './room.ts'
import { boxesWithSpareHeight } from './spare-height.ts'

interface Size {
  readonly width: number
  readonly height: number
}

const desk: Size = { width: 1440, height: 900 }
const narrow: Size = { width: 320, height: 568 }
const zoomedIn: Size = { width: 320, height: 256 }
/** Low screens: the zoomed-in one, a screen of 1440 by 900 at 400 percent, and the smallest supported window. */
const low: readonly Size[] = [zoomedIn, { width: 360, height: 225 }, { width: 256, height: 160 }]
const phones: readonly Size[] = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
]

/** Continues after a failure, so that one run reports all problems. */
const expect = plainExpect.configure({ soft: true })

/** Expects that `find` returns nothing within the timeout. The wait allows animations and computations to end. */
async function expectNone(
  what: string,
  find: () => Promise<readonly string[]>,
  timeout = 5000,
): Promise<void> {
  await expect.poll(find, { message: what, timeout, intervals: [20, 50, 100, 200] }).toEqual([])
}

interface Looked extends LookOptions {
  readonly page: Page
  readonly name: string
}

export function lookOnDesk(page: Page): Look {
  const look = isFullCatalogue ? lookInAllSizes : lookInWorstSizes
  return (name, stop = {}) => test.step(name, () => look({ page, name, ...stop }))
}

/**
 * Inspects a state in English on a desktop, and in a window 320 CSS pixels wide in German. Of the site's languages
 * German has the longest words, so a text or a control without enough room fails there first.
 */
async function lookInWorstSizes(looked: Looked): Promise<void> {
  const { page, reopen, inEnglish = false } = looked
  await lookAsItIs(looked, desk)
  await expectAccessible(looked, desk)
  const english = await textsOf(page)
  if (!inEnglish) {
    await switchLanguage(page, longestLanguage)
    await expectNothingLeft(looked, longestLanguage, english)
    // A state that a window of another size closes is opened again by its English name.
    if (reopen) await switchLanguage(page, 'en')
  }
  await resize(looked, zoomedIn)
  await lookForRoom(looked, zoomedIn)
  await resize(looked, narrow)
  await lookAsItIs(looked, narrow)
  if (!inEnglish && !reopen) await switchLanguage(page, 'en')
  await lookWithSpacing(looked, narrow)
  await resize(looked, desk)
}

/**
 * Inspects a state in all sizes and languages. Less common states are inspected only in the narrowest window of each
 * kind, and in one language on the desktop and another on a phone.
 */
async function lookInAllSizes(looked: Looked): Promise<void> {
  const { page } = looked
  await lookAsItIs(looked, desk)
  await expectAccessible(looked, desk)
  if (looked.main) await lookWithSpacing(looked, desk)
  if (!looked.inEnglish) await lookInLanguages(looked)
  if (looked.main) await lookInLongerWords(looked)
  await resize(looked, narrow)
  await lookAsItIs(looked, narrow)
  if (looked.main) await expectAccessible(looked, narrow)
  await lookForRoom(looked, narrow)
  await lookWithSpacing(looked, narrow)
  for (const size of looked.main ? low : low.slice(-1)) {
    await resize(looked, size)
    await lookForRoom(looked, size)
  }
  for (const size of looked.main ? phones : phones.slice(-1)) {
    await resize(looked, size)
    await enlargeLetters(page, true)
    await lookForRoom(looked, size, 'letters of 32 px')
    await enlargeLetters(page, false)
  }
  await resize(looked, desk)
}

/** Inspects states on a phone with a touch screen, whose browser translates the page: see translation.ts. */
export function lookOnPhone(page: Page): Look {
  return (name, stop = {}) =>
    test.step(name, async () => {
      const looked = { page, name, ...stop }
      const size = page.viewportSize() ?? narrow
      await lookAsItIs(looked, size)
      await expectAccessible(looked, size)
      await expectNone(`${where(looked, size)}: too small for fingers`, () =>
        tooSmallForFingers(page),
      )
      if (stop.inEnglish) return
      const inEnglish = await textsOf(page)
      for (const lang of languagesOn.phone) {
        await switchLanguage(page, lang)
        await expectNothingLeft(looked, lang, inEnglish)
        await expectNone(`${where(looked, size, `in "${lang}"`)}: cut off`, () => textsCutOff(page))
      }
      await switchLanguage(page, 'en')
    })
}

function where({ name }: Looked, { width, height }: Size, more = ''): string {
  return [name, `${width} by ${height}`, more].filter(Boolean).join(', ')
}

async function resize({ page, reopen }: Looked, size: Size): Promise<void> {
  await page.setViewportSize(size)
  await reopen?.()
}

async function lookAsItIs(looked: Looked, size: Size): Promise<void> {
  const { page, parts = [] } = looked
  const at = where(looked, size)
  await expectNone(`${at}: scrolls sideways`, () => scrollingSideways(page))
  await expectNone(`${at}: cut off`, () => textsCutOff(page))
  await expectNone(`${at}: higher than its content`, () => page.evaluate(boxesWithSpareHeight))
  for (const part of parts) await expectNone(`${at}: out of place`, () => misplacedIn(part))
  if (parts.length > 0) await expectNone(`${at}: names over names`, () => labelsOverLabels(page))
}

async function expectAccessible(looked: Looked, size: Size, lang = 'en'): Promise<void> {
  const { page } = looked
  await endAnimations(page)
  // Colours are skipped, because the desktop run has checked the same texts.
  const seen = size === narrow || lang !== 'en' ? ['color-contrast'] : []
  const what = `${where(looked, size, `in "${lang}"`)}: axe`
  expect(await accessibilityFaults(page, 'html', seen), what).toEqual([])
}

async function lookWithSpacing(looked: Looked, size: Size): Promise<void> {
  const { page } = looked
  await spaceOut(page, true)
  const what = `${where(looked, size, 'wide text spacing')}: leaves its box`
  await expectNone(what, () => leavingBoxes(page))
  await spaceOut(page, false)
}

/** @param letters Description of enlarged letters for failure messages. */
async function lookForRoom(looked: Looked, size: Size, letters?: string): Promise<void> {
  const { page } = looked
  const at = where(looked, size, letters)
  await expectNone(`${at}: covered`, () => coveredControls(page))
  await expectNone(`${at}: scrolls sideways`, () => scrollingSideways(page))
  // Columns side by side in slightly wider windows may break the longest words.
  if (letters !== undefined || size.width < 320)
    await expectNone(`${at}: broken into letters`, () => brokenWords(page, playerTexts))
}

/** Switches to each language once, and alternates the order of sizes, because switching takes longer than resizing. */
async function lookInLanguages(looked: Looked): Promise<void> {
  const { page, main = false, reopen } = looked
  // A state that a window of another size closes is opened again by its English name.
  let sizes = reopen ? [desk] : [desk, narrow]
  const inEnglish = await textsOf(page)
  for (const lang of main ? everyLanguage : languagesOn.desk) {
    await switchLanguage(page, lang)
    await expectNothingLeft(looked, lang, inEnglish)
    for (const [index, size] of sizes.entries()) {
      if (index > 0) await page.setViewportSize(size)
      await expectNone(`${where(looked, size, `in "${lang}"`)}: cut off`, () => textsCutOff(page))
    }
    if (main && demandingLanguages.includes(lang))
      await expectAccessible(looked, sizes.at(-1) ?? desk, lang)
    sizes = sizes.toReversed()
  }
  await switchLanguage(page, 'en')
}

/** Checks that texts longer than in any language of the site fit on phones, so that added languages will fit too. */
async function lookInLongerWords(looked: Looked): Promise<void> {
  const { page } = looked
  await inLongerWords(page, async () => {
    for (const size of phones) {
      await resize(looked, size)
      const what = `${where(looked, size, 'words longer by two fifths')}: cut off`
      await expectNone(what, () => textsCutOff(page))
    }
  })
  await resize(looked, desk)
}

async function expectNothingLeft(
  { page, name }: Looked,
  lang: string,
  inEnglish: readonly string[],
): Promise<void> {
  const left = leftInEnglish(page, lang, inEnglish, playerTexts)
  // Recomputed results, for example of a search, appear a moment later.
  await expectNone(`${name}, in "${lang}": left in English`, left.texts)
  await expectNone(`${name}, in "${lang}": a name in English`, left.names)
}

async function enlargeLetters(page: Page, large: boolean): Promise<void> {
  await page.evaluate((isLarge) => {
    if (isLarge) document.documentElement.style.fontSize = '32px'
    else document.documentElement.style.removeProperty('font-size')
  }, large)
}
