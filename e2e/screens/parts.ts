import type { Locator, Page } from '@playwright/test'

/** Returns texts of a part that overlap or leave their container by more than a pixel of rounding. */
export function misplacedIn(part: Locator): Promise<readonly string[]> {
  return part.evaluate((element) => {
    const frame = element.getBoundingClientRect()
    const texts: { text: string; boxes: DOMRect[] }[] = []
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement
      if (!node.textContent?.trim() || holder?.closest('.sr-only')) continue
      // Skip folded texts, and the panel's foot, which stays visible while the rest scrolls below it.
      if (!holder?.checkVisibility({ contentVisibilityAuto: true })) continue
      if (holder.closest('.panel-foot')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      // Skip lines that are cut off at the bottom, such as the third line of a title on a collapsed card.
      const cut = holder.closest('.card-title, .card-body')?.getBoundingClientRect() ?? frame
      const boxes = [...range.getClientRects()].filter(
        ({ top, bottom }) => top < cut.bottom - 1 && bottom > cut.top + 1,
      )
      texts.push({ text: node.textContent.slice(0, 30), boxes })
    }
    const wrong: string[] = []
    for (const [at, { text, boxes }] of texts.entries()) {
      for (const box of boxes) {
        if (box.left < frame.left - 1 || box.right > frame.right + 1) wrong.push(`${text}: outside`)
        for (const other of texts.slice(at + 1)) {
          const over = other.boxes.some(
            (one) =>
              Math.min(one.right, box.right) - Math.max(one.left, box.left) > 1 &&
              Math.min(one.bottom, box.bottom) - Math.max(one.top, box.top) > box.height / 2,
          )
          if (over) wrong.push(`${text} over ${other.text}`)
        }
      }
    }
    return wrong
  })
}

export function labelsOverLabels(page: Page): Promise<readonly string[]> {
  return page.locator('.map-label').evaluateAll((all) => {
    const labels = all.map((label) => ({
      name: label.textContent.slice(0, 30),
      box: label.getBoundingClientRect(),
    }))
    return labels.flatMap(({ name, box }, at) =>
      labels
        .slice(at + 1)
        .filter(
          (other) =>
            box.right > other.box.left + 1 &&
            other.box.right > box.left + 1 &&
            box.bottom > other.box.top + 1 &&
            other.box.bottom > box.top + 1,
        )
        .map((other) => `${name} over ${other.name}`),
    )
  })
}
