import type { Page } from '@playwright/test'

/**
 * Texts on screen that are wider than their boxes, or are cut off at the edge of one, or of the window; none where all
 * can be read. What is meant to scroll sideways may be wider.
 */
export function textsCutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    // A window of another size is laid out anew.
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const words = node.textContent?.trim() ?? ''
      if (!element || words === '' || !element.checkVisibility({ visibilityProperty: true }))
        continue
      // What only screen readers find is a pixel wide; names on the land lie at its edge, too.
      const elsewhere = '.sr-only, .skip-link, .map-label, .not-started, option, [inert]'
      if (element.closest(elsewhere)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const text = range.getBoundingClientRect()
      let edge = window.innerWidth
      let start = 0
      let scrolls = false
      for (let box: Element | null = element; box; box = box.parentElement) {
        const style = getComputedStyle(box)
        // By its style, whatever scrolls down scrolls sideways as well where words are too wide for it.
        if (box.matches('.map-shortcuts, .shortcuts-place .shortcut-chips')) scrolls = true
        const isBox = style.display !== 'inline' && style.display !== 'contents'
        if (isBox && (box === element || style.overflowX !== 'visible')) {
          const { left, right } = box.getBoundingClientRect()
          edge = Math.min(edge, right)
          start = Math.max(start, left)
        }
      }
      if (!scrolls && text.width > 0 && (text.right > edge + 1.5 || text.left < start - 1.5)) {
        found.push(`"${words}" by ${Math.round(Math.max(text.right - edge, start - text.left))} px`)
      }
    }
    return found
  })
}
