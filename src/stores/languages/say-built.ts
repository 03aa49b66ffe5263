import type { BuiltTexts } from '../../domain/world/names/world-names.ts'

/**
 * Has the page as it was built say what it says in another language. The page's head runs this function's text: it
 * uses nothing from outside itself. Browser extensions may have put elements of their own between the page's.
 *
 * @param root of the page's markup
 * @throws when an element is missing, or is there twice; then nothing is changed
 */
export function sayBuilt(root: Element, texts: BuiltTexts): void {
  const marked = root.querySelectorAll('[data-said]')
  if (marked.length !== texts.length) throw new Error('The page is not as it was built.')
  marked.forEach((element, index) => {
    const said = texts[index]
    if (typeof said === 'string') element.textContent = said
    else
      for (const name in said) {
        const value = said[name] ?? ''
        const text = [...element.childNodes].filter(({ nodeType }) => nodeType === 3)[+name]
        if (text) text.nodeValue = value
        else if (isNaN(+name)) element.setAttribute(name, value)
      }
  })
}
