import type { Page } from '@playwright/test'

/** Whatever scrolls sideways: the page, a dialog or a page of text. */
export function scrollingSideways(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const whole = document.scrollingElement
    const boxes = [whole, ...document.querySelectorAll('[role=dialog], [role=alertdialog], main')]
    return boxes
      .filter((box) => box !== null && box.scrollWidth > box.clientWidth + 1)
      .map((box) => box?.outerHTML.slice(0, 60) ?? '')
  })
}

/**
 * What is open over everything else, as expressions for what runs in the page, the uppermost first: what lies behind
 * may be covered.
 */
const layers = [
  'dialog[open]',
  '[role=menu]',
  '[role=dialog][data-state=open], [role=alertdialog][data-state=open]',
  'body',
] as const

/**
 * Words of up to eleven letters that are broken into letters.
 *
 * @param own what the player wrote, of which a word may be of any length
 */
export function brokenWords(page: Page, own: readonly string[]): Promise<readonly string[]> {
  return page.evaluate(
    ([over, ownWords]) => {
      const root = over.flatMap((layer) => [...document.querySelectorAll(layer)].slice(-1))[0]
      const isOwn = (text: string) => ownWords.some((word) => text.includes(word))
      const broken: string[] = []
      const texts = document.createTreeWalker(root ?? document.body, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const element = node.parentElement
        const text = node.textContent ?? ''
        if (!element || isOwn(text)) continue
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
        if (element.closest('.sr-only, .not-started, option, pre, script, style')) continue
        for (const { 0: word, index } of text.matchAll(/(?<!\p{L})\p{L}{3,11}(?!\p{L})/gu)) {
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          if (lines.size > 1) broken.push(`"${word}" of "${text}"`)
        }
      }
      return broken
    },
    [layers, own] as const,
  )
}

/**
 * Whatever can be pressed but cannot be scrolled to where nothing lies over it. Notifications may: they go by
 * themselves.
 */
export function coveredControls(page: Page): Promise<readonly string[]> {
  return page.evaluate(async (over) => {
    const root = over.flatMap((layer) => [...document.querySelectorAll(layer)].slice(-1))[0]
    const controls = 'button, a[href], input, textarea, select, [role=switch]'
    // What stands on the land moves with it.
    const elsewhere = '[inert], [aria-hidden=true], .sr-only, .route-handle, [type=file], .toast'
    /** What lies over the middle of a control, if anything does. */
    const coverOf = (control: HTMLElement): string | undefined => {
      const { left, top, width, height } = control.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      const isIts = hit && (control.contains(hit) || hit.closest('label')?.control === control)
      if (isIts || hit?.closest('.toast')) return undefined
      return hit ? `"${hit.textContent}"` : 'the edge'
    }
    const found: string[] = []
    for (const control of (root ?? document).querySelectorAll<HTMLElement>(controls)) {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (control.closest(elsewhere)) continue
      const show = (block: ScrollLogicalPosition) =>
        control.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' })
      show('nearest')
      const { left, right, width, height } = control.getBoundingClientRect()
      if (width < 3 || height < 3) continue
      const name = `${control.tagName} "${control.getAttribute('aria-label') ?? control.textContent}"`
      if (left < -1 || right > window.innerWidth + 1) found.push(`${name} is beyond the edge`)
      // A foot that stays in sight, and stands above what the page says, may lie over the last lines.
      let isCovered = true
      for (const block of ['nearest', 'center', 'start'] as const) {
        show(block)
        // The browser tells of the scrolling in its next frame, and arrows over the ends of a row go only then.
        if (coverOf(control) !== undefined) await new Promise(requestAnimationFrame)
        if (coverOf(control) !== undefined) await new Promise(requestAnimationFrame)
        isCovered &&= coverOf(control) !== undefined
        if (!isCovered) break
      }
      if (isCovered) found.push(`${name} is under ${coverOf(control)}`)
    }
    return found
  }, layers)
}

/** Has the page written with the spacing that WCAG 1.4.12 asks every text to bear, or as it was. */
export function spaceOut(page: Page, wide: boolean): Promise<void> {
  return page.evaluate((isWide) => {
    const holder = window as unknown as { wideSpacing?: CSSStyleSheet }
    if (!holder.wideSpacing) {
      holder.wideSpacing = new CSSStyleSheet()
      holder.wideSpacing.replaceSync(`* {
        line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
      } p { margin-bottom: 2em !important; }`)
    }
    const others = document.adoptedStyleSheets.filter((sheet) => sheet !== holder.wideSpacing)
    document.adoptedStyleSheets = isWide ? [...others, holder.wideSpacing] : others
  }, wide)
}

/** Every text that leaves the box of something around it. */
export function leavingBoxes(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim().slice(0, 40) ?? ''
      const parent = node.parentElement
      if (
        !text ||
        !parent?.checkVisibility() ||
        parent.closest('textarea, .sr-only, .skip-link:not(:focus)')
      )
        continue
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      for (let around: Element | null = parent; around; around = around.parentElement) {
        const { display, overflowX, position } = getComputedStyle(around)
        if (display === 'inline' || display === 'contents') continue
        // One row that is meant to go on beyond the edge.
        if (around.matches('.map-shortcuts, .shortcuts-place .shortcut-chips')) break
        const frame = around.getBoundingClientRect()
        if (box.right > frame.right + 1 || box.left < frame.left - 1) {
          found.add(`${text} leaves ${around.tagName}.${around.className.slice(0, 40)}`)
        }
        const button = around.matches('button, label, .toast')
        if (button && (box.bottom > frame.bottom + 4 || box.top < frame.top - 4)) found.add(text)
        const isMapLabel = around.matches('.map-label')
        if (overflowX !== 'visible' || position === 'fixed' || isMapLabel) break
      }
    }
    return [...found]
  })
}

/**
 * Whatever can be pressed and is smaller than a finger needs: 24 CSS pixels in either direction, and 44 in one. Links
 * within sentences may be.
 */
export function tooSmallForFingers(page: Page): Promise<readonly string[]> {
  return page.evaluate(async (over) => {
    const root = over.flatMap((layer) => [...document.querySelectorAll(layer)].slice(-1))[0]
    const controls = 'button, a[href], input, textarea, select, [role=menuitem]'
    const elsewhere = '[inert], [aria-hidden=true], .sr-only, .skip-link, [type=file], p a, li a'
    return [...(root ?? document).querySelectorAll<HTMLElement>(controls)]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => !control.closest(elsewhere))
      .map((control) => {
        const labels = (control as HTMLInputElement).labels ?? []
        const boxes = [control, ...labels].map((element) => element.getBoundingClientRect())
        const width = Math.round(Math.max(...boxes.map((box) => box.width)))
        const height = Math.round(Math.max(...boxes.map((box) => box.height)))
        return { control, width, height }
      })
      .filter(({ width, height }) => width > 2 && height > 2)
      .filter(({ width, height }) => Math.min(width, height) < 24 || Math.max(width, height) < 44)
      .map(({ control, width, height }) => {
        const name = control.getAttribute('aria-label') ?? control.textContent
        return `${control.tagName} "${name}": ${width} by ${height}`
      })
  }, layers)
}
