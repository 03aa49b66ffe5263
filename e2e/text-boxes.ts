import type { Page } from '@playwright/test'

/**
 * Returns visible texts that are wider than their boxes or cut off at the edge of a box or the window. Texts in boxes
 * that scroll sideways may be wider.
 */
export function textsCutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    // After a change of the window's size, the layout needs some frames.
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const words = node.textContent?.trim() ?? ''
      if (!element || words === '' || !element.checkVisibility({ visibilityProperty: true }))
        continue
      // Text for screen readers is a pixel wide, and names on the land may lie at its edge.
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
        // Only these boxes may scroll sideways. Any box that scrolls down would also do so if a word is too wide.
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
