import type { PrerenderedTexts } from '../world/names/world-names.ts'

/**
 * Translates the page. Its head contains this function's text, so it must use nothing outside. Throws before any change
 * if a marked element is missing or duplicated, for example by a browser extension.
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
