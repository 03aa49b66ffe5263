import type { Page } from '@playwright/test'
import { expect } from '../journey.ts'

/** The smallest window that is borne, and phones whose owners read letters of 32 pixels. */
const readers = [
  { width: 256, height: 160, letters: 16 },
  { width: 390, height: 844, letters: 32 },
  { width: 320, height: 640, letters: 32 },
] as const

/**
 * Looks at what is on screen as readers of large letters have it: no word of eleven letters is broken, and whatever can
 * be pressed can be scrolled to where nothing lies over it. Notifications may: they go by themselves.
 *
 * @param own what the player wrote, of which a word may be of any length
 */
export async function expectRoomForLetters(page: Page, own: readonly string[]): Promise<void> {
  const before = page.viewportSize()
  for (const { width, height, letters } of readers) {
    await page.setViewportSize({ width, height })
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}px`
    }, letters)
    const where = `at ${width} by ${height}, letters of ${letters} px`
    // What follows the window's size is at rest a moment later.
    await expect.poll(() => misfits(page, own), where).toEqual([])
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  if (before) await page.setViewportSize(before)
}

async function misfits(page: Page, own: readonly string[]): Promise<readonly string[]> {
  return await page.evaluate((ownWords) => {
    const dialogs = '[role=dialog][data-state=open], [role=alertdialog][data-state=open]'
    const root = [...document.querySelectorAll(dialogs)].at(-1) ?? document.body
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const isOwn = (text: string) => ownWords.some((word) => text.includes(word))

    const broken: string[] = []
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement
      const text = node.textContent ?? ''
      if (!element || !isSeen(element) || isOwn(text)) continue
      if (element.closest('.sr-only, .not-started, option, script, style')) continue
      for (const { 0: word, index } of text.matchAll(/(?<!\p{L})\p{L}{3,11}(?!\p{L})/gu)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) broken.push(`"${word}" of "${text}" is broken`)
      }
    }

    const unreachable: string[] = []
    const controls = 'button, a[href], input, textarea, select, [role=switch], [role=slider]'
    // What stands on the land moves with it.
    const elsewhere = '[inert], [aria-hidden=true], .sr-only, .way-handle, [type=file], .toast'
    for (const control of root.querySelectorAll<HTMLElement>(controls)) {
      if (!isSeen(control) || control.closest(elsewhere)) continue
      control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
      const { left, right, top, width, height } = control.getBoundingClientRect()
      if (width < 3 || height < 3) continue
      const name = `${control.tagName} "${control.getAttribute('aria-label') ?? control.textContent}"`
      if (left < -1 || right > window.innerWidth + 1) unreachable.push(`${name} is beyond the edge`)
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      const label = hit?.closest('label')
      const isIts = hit && (control.contains(hit) || label?.control === control)
      if (!isIts && !hit?.closest('.toast'))
        unreachable.push(`${name} is under ${hit ? `"${hit.textContent}"` : 'the edge'}`)
    }
    return [...broken, ...unreachable]
  }, own)
}
