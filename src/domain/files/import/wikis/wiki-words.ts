/** In letters: some four times as much as a note holds, since marks fall away. */
const maxLength = 10_000

/** Templates within templates; what is deeper stays as it is. */
const maxDepth = 4

const entities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
])

/**
 * A wiki's text without its marks: links and templates become their words, line breaks stay, pictures, comments and
 * tags go. What is left is shown as text alone, so nothing here is for safety. Takes time by the text's length.
 */
export function plainWords(wikitext: string): string {
  return withoutTemplates(wikitext.slice(0, maxLength))
    .replaceAll(/<!--[^<]*-->/g, '')
    .replaceAll(/\[\[([^[\]]*)\]\]/g, (_, link: string) => linkWords(link))
    .replaceAll(/\[(?:https?:)?\/\/[^\s[\]]*([^[\]]*)\]/g, '$1')
    .replaceAll(/'{2,5}/g, '')
    .replaceAll(/<(?:br|\/p|\/div|\/li|\/tr)\b[^<>]*>/gi, '\n')
    .replaceAll(/<\/?[a-z][^<>]*>/gi, '')
    .replaceAll(/^=+([^=\n]*)=+$/gm, '$1')
    .replaceAll(/&(#x?[\da-f]{1,6}|[a-z]{1,6});/gi, entityWords)
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** A template stands for its last argument without a name, as those for a link or an icon with words do. */
function withoutTemplates(text: string): string {
  let left = text
  for (let depth = 0; depth < maxDepth && left.includes('{{'); depth += 1) {
    left = left.replaceAll(/\{\{([^{}]*)\}\}/g, (_, inner: string) => {
      const words = inner.split('|').slice(1)
      return words.findLast((word) => !word.includes('=')) ?? ''
    })
  }
  return left
}

function linkWords(link: string): string {
  if (/^\s*(file|image|category)\s*:/i.test(link)) return ''
  const [page = '', ...words] = link.split('|')
  return words.at(-1) ?? page.replace(/^:/, '')
}

function entityWords(whole: string, name: string): string {
  if (!name.startsWith('#')) return entities.get(name.toLowerCase()) ?? whole
  const isHex = /^#x/i.test(name)
  const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10)
  return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
}
