import { pagePath, type BaseUrl } from '../../../platform/site-path.ts'

/** Size of the frame in CSS pixels. It has room for the map and a card below, and fits into a column of text. */
const size = { width: 600, height: 400 } as const

/**
 * Returns the HTML with which another site embeds a small map.
 * @param origin prefix of a base URL that is only a path
 * @param search with its question mark
 */
export function embedCode(
  base: BaseUrl,
  origin: string,
  path: string,
  search: string,
  title: string,
): string {
  const { href } = new URL(base.address + pagePath(path, 'embed') + search, origin)
  return [
    `<iframe src="${attribute(href)}"`,
    `width="${size.width}" height="${size.height}"`,
    `title="${attribute(title)}"`,
    'loading="lazy" referrerpolicy="no-referrer"></iframe>',
  ].join(' ')
}

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '"': '&quot;',
  '<': '&lt;',
  '>': '&gt;',
}

function attribute(text: string): string {
  return text.replace(/[&"<>]/g, (character) => references[character] ?? '')
}
