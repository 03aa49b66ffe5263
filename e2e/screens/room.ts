import type { Page } from '@playwright/test'

/** Returns the elements that scroll sideways: the page, a dialog or a text page. */
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
 * Selectors of layers, topmost first. They are an argument of functions that run in the page. Only the topmost open
 * layer is checked, because layers below may be covered.
 */
const layers = [
  'dialog[open]',
  '[role=menu]',
  '[role=dialog][data-state=open], [role=alertdialog][data-state=open]',
  'body',
] as const

/**
 * Returns words of up to eleven letters that are broken within the word.
 *
 * @param playerTexts Texts that the player wrote, whose words may have any length.
 */
export function brokenWords(
  page: Page,
  playerTexts: readonly string[],
): Promise<readonly string[]> {
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
    [layers, playerTexts] as const,
  )
}

/** Returns controls that are covered wherever they are scrolled to. Notifications may cover them, since they close. */
export function coveredControls(page: Page): Promise<readonly string[]> {
  return page.evaluate(async (over) => {
    const root = over.flatMap((layer) => [...document.querySelectorAll(layer)].slice(-1))[0]
    const controls = 'button, a[href], input, textarea, select, [role=switch]'
    // Controls on the land move with the map.
    const elsewhere = '[inert], [aria-hidden=true], .sr-only, .route-handle, [type=file], .toast'
    /** Returns a description of the element over a control's centre; `undefined` if nothing covers it. */
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
      // A sticky foot may cover the last lines, so try other scroll positions.
      let isCovered = true
      for (const block of ['nearest', 'center', 'start'] as const) {
        show(block)
        // The scroll event fires in the next frame, and only then do the arrows at the ends of a row disappear.
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

/** Turns the text spacing of WCAG 1.4.12 on or off. All texts must be readable with it. */
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

/** Returns every text that leaves the box of an element around it. */
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
        // These rows are meant to scroll sideways.
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
 * Returns controls that are too small for a finger: under 24 CSS pixels in one direction or under 44 in both. Links
 * within sentences are exempt.
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
