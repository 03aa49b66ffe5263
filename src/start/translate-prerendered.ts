import type { PrerenderedTexts } from '../world/names/world-names.ts'

/**
 * Has the prerendered page say what it says in another language. The page's head runs this function's text: it
 * uses nothing from outside itself. Browser extensions may have put elements of their own between the page's.
 *
 * @param root of the page's markup
 * @throws when an element is missing, or is there twice; then nothing is changed
 */
export function translatePrerendered(root: Element, texts: PrerenderedTexts): void {
  const marked = root.querySelectorAll('[data-i18n]')
  if (marked.length !== texts.length) throw new Error('The page is not as it was prerendered.')
  marked.forEach((element, index) => {
    const translation = texts[index]
    if (typeof translation === 'string') element.textContent = translation
    else
      for (const name in translation) {
        const value = translation[name] ?? ''
        const text = [...element.childNodes].filter(({ nodeType }) => nodeType === 3)[+name]
        if (text) text.nodeValue = value
        else if (isNaN(+name)) element.setAttribute(name, value)
      }
  })
}
