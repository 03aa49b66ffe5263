/**
 * Imitates the page translation of Chrome and Edge: replaces every text, also later ones, by another text in new
 * elements. Runs in the page before its own scripts.
 */
export function translateAll(): void {
  const untouched = 'font, option, textarea, script, style, noscript, title, svg'
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    for (let node: Node | null = walker.currentNode; node; node = walker.nextNode())
      if (node.nodeType === Node.TEXT_NODE) texts.push(node)
    for (const node of texts) {
      const { parentElement } = node
      if (!parentElement || parentElement.closest(untouched)) continue
      const fonts = [0, 1].map(() => document.createElement('font'))
      fonts[0]?.append(fonts[1] ?? '')
      fonts[1]?.append(node.nodeValue ?? '')
      parentElement.replaceChild(fonts[0] as Node, node)
    }
  }
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records)
      for (const node of target instanceof Text ? [target] : addedNodes) translate(node)
  })
  // Waits for hydration, as a player presses "Translate" only after the page has loaded.
  document.addEventListener('DOMContentLoaded', () => {
    const begin = () => {
      // The rows of types hydrate last. They have their menu buttons then.
      const waiting = '[data-map-state=loading], .type-row:not(:has(.type-menu-button))'
      if (document.querySelector(waiting)) return void setTimeout(begin, 50)
      translate(document.body)
      observer.observe(document.body, { childList: true, characterData: true, subtree: true })
    }
    begin()
  })
}
