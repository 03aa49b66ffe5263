import type { BuiltTexts } from '../../domain/world/names/world-names.ts'

/**
 * Has the page as it was built say what it says in another language. The page's head runs this function's text: it
 * uses nothing from outside itself.
 *
 * @param root of the page's markup
 */
export function sayBuilt(root: Element, texts: BuiltTexts): void {
  const nodes = document.createTreeWalker(root)
  for (const step of texts) {
    const node = nodes.currentNode
    if (typeof step === 'number') for (let left = step; left > 0; left -= 1) nodes.nextNode()
    else if (typeof step === 'string') node.nodeValue = step
    else for (const name in step) (node as Element).setAttribute(name, step[name] ?? '')
  }
}
