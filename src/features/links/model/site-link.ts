// Recognises links to this site in text, even with another host or path. The search opens them, because an installed
// map has no address bar. view-link.ts reads the parameters.
import {
  pagePath,
  readSitePath,
  readUrl,
  worldPath,
  type SiteWorlds,
} from '../../../platform/site-path.ts'

interface Site {
  /** `https://example.org` */
  readonly origin: string
  /** Path of the site. It starts and ends with a slash. */
  readonly basePath: string
  readonly worlds: SiteWorlds
}

export interface SiteLink {
  /** Path below the base URL. A link to an embedded map opens the map page, which has a way back. */
  readonly path: string
  /** The link's query with its question mark, reduced to the parameters that this site knows; may be empty. */
  readonly search: string
}

const mapParameters = [
  'marker',
  'quest',
  'place',
  'at',
  'spot',
  'pin',
  'types',
  'set',
  'found',
  'yields',
  'tools',
  'names',
]

/** Limit in characters, above any link of the page except transfer links. */
const longestLink = 20_000

export function readSiteLink(text: string, site: Site): SiteLink | undefined {
  const address = text.length > longestLink ? undefined : addressIn(text, site)
  const url = address === undefined ? undefined : readUrl(address, site.origin + site.basePath)
  if (!url) return undefined
  // Some phones capitalise the first letter of a text, and some hosts ignore the case of a path.
  const path = decoded(url.pathname)
    .toLowerCase()
    .replace(/\/index\.html$/, '')
  const parameters = Array.from(url.searchParams, ([name, value]) => [name.toLowerCase(), value])
  const ours = parameters.filter(([name = '']) => mapParameters.includes(name))
  const isOwnHost = url.host === new URL(site.origin).host
  const page = isOwnHost ? readSitePath(path, site.basePath.toLowerCase(), site.worlds) : undefined
  if (page?.world === null && page.page !== '404') return { path: page.page, search: '' }
  const isPage = page !== undefined && page.world !== null
  // Links of other sites rarely have a parameter of this site.
  if (!isPage && ours.length === 0) return undefined
  const search = new URLSearchParams(ours).toString()
  const world = page?.world ?? worldOf(path, site)
  return { path: pagePath(worldPath(world, site.worlds), ''), search: search && `?${search}` }
}

/** Returns possible transfer fragments in a text, likeliest first. Only reading one shows if it is complete. */
export function transferFragmentsIn(text: string): readonly string[] {
  const [, code] = /(?:#|%23)t(?:=|%3D)(.*)$/is.exec(text) ?? []
  // The player may have copied only the code out of the link.
  const [, bare] = /^\W*(?:t=)?(\d{1,6}\.[\w-]{8,})[^\w-]*$/i.exec(text) ?? []
  const codes =
    code === undefined ? [bare] : [code.trim().split(/[\s<>"]/)[0], code.replaceAll(/\s/g, '')]
  return [...new Set(codes)].flatMap((each) => (each === undefined ? [] : `#t=${each}`))
}

/** True if a text contains a transfer link, and not only characters that may be its code. */
export function holdsTransferLink(text: string): boolean {
  return /(?:#|%23)t(?:=|%3D)/i.test(text)
}

/** Returns the address in a text. Without a scheme, an address must be the whole text. */
function addressIn(text: string, { origin }: Site): string | undefined {
  const plain = text.replaceAll('&amp;', '&').trim()
  const [whole] = /https?:\/\/[^\s<>"“”„«»]+/i.exec(plain) ?? []
  if (whole !== undefined) return withoutClosing(whole)
  const bare = withoutClosing(plain.replace(/^[(<["'“„«]+/, ''))
  if (/\s/.test(bare)) return undefined
  if (/^\/(?!\/)|^\?\w+=/.test(bare)) return bare
  const [host = ''] = bare.split(/[/?#]/, 1)
  const isOwnHost = host.toLowerCase() === new URL(origin).host
  const isHost = /\.|:\d+$|^localhost$/.test(host) && bare.length > host.length
  return isOwnHost || isHost ? `https://${bare}` : undefined
}

const sentenceMarks = `.,;:!?'’*…。，、！？；：」』】<>"“”„«»`

const brackets: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{', '）': '（' }

/** Removes punctuation after a link, and brackets that the link doesn't open. */
function withoutClosing(address: string): string {
  const amounts = new Map<string, number>()
  for (const sign of address) amounts.set(sign, (amounts.get(sign) ?? 0) + 1)
  let end = address.length
  for (; end > 0; end -= 1) {
    const last = address.charAt(end - 1)
    const closes = amounts.get(last) ?? 0
    const opening = brackets[last]
    const isForeign = opening !== undefined && closes > (amounts.get(opening) ?? 0)
    if (!isForeign && !sentenceMarks.includes(last)) break
    amounts.set(last, closes - 1)
  }
  return address.slice(0, end)
}

/** Returns the world of a path below an unknown base: the home world, unless the path names another one. */
function worldOf(path: string, { worlds }: Site): string {
  const parts = path.split('/').filter(Boolean)
  const named = parts.at(-1) === 'embed' ? parts.at(-2) : parts.at(-1)
  return worlds.others.find((id) => id === named) ?? worlds.home
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
