import { pagePath, type BaseUrl } from '../../../platform/site-path.ts'

/** CSS pixels: room for the map and the card below it, in a column of text. */
const size = { width: 600, height: 400 } as const

/**
 * The markup by which another site shows a small map.
 *
 * @param origin completes a base URL that is a path alone
 * @param path the world's, below the base URL
 * @param search the query that says what the map shows, with its question mark
 * @param title what the frame is called, for whoever cannot see it; any text
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
