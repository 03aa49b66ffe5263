// Recognizes a link to this site in text that a player pastes or types, also if it was copied under another host or path.
// The search opens such links: a map on a phone's home screen has no address bar. Relies on view-link.ts for the parameters.
import {
  pagePath,
  readSitePath,
  readUrl,
  worldPath,
  type SiteWorlds,
} from '../../../platform/site-path.ts'

/** Where the page lies that is asked to open a link. */
interface Site {
  /** `https://example.org` */
  readonly origin: string
  /** Path below which the site lies: starts and ends in a slash. */
  readonly basePath: string
  readonly worlds: SiteWorlds
}

/** A page of this site that a link asks for. */
export interface SiteLink {
  /** Path below the base URL. A small map for other sites is replaced by the map page, which has a way back. */
  readonly path: string
  /** The link's query, with the question mark, reduced to parameters that this site knows; may be empty. */
  readonly search: string
}

/** Names of the query parameters that this site knows. */
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
]

/** In characters: more than any link of the page but those from other devices. */
const longestLink = 20_000

/** Returns the page of this site that a text links to; `undefined` if the text is not such a link. */
export function readSiteLink(text: string, site: Site): SiteLink | undefined {
  const address = text.length > longestLink ? undefined : addressIn(text, site)
  const url = address === undefined ? undefined : readUrl(address, site.origin + site.basePath)
  if (!url) return undefined
  // Some phones write the first letter of a text large, and some hosts ignore the case of a path.
  const path = decoded(url.pathname)
    .toLowerCase()
    .replace(/\/index\.html$/, '')
  const parameters = Array.from(url.searchParams, ([name, value]) => [name.toLowerCase(), value])
  const ours = parameters.filter(([name = '']) => mapParameters.includes(name))
  const isOwnHost = url.host === new URL(site.origin).host
  const page = isOwnHost ? readSitePath(path, site.basePath.toLowerCase(), site.worlds) : undefined
  if (page?.world === null && page.page !== '404') return { path: page.page, search: '' }
  const isPage = page !== undefined && page.world !== null
  // A link of another site has the same parameters at most by chance.
  if (!isPage && ours.length === 0) return undefined
  const search = new URLSearchParams(ours).toString()
  const world = page?.world ?? worldOf(path, site)
  return { path: pagePath(worldPath(world, site.worlds), ''), search: search && `?${search}` }
}

/**
 * Returns the fragments of an address that a text may mean by the link from another device that it holds, the likeliest
 * first: `#t=1.` and the code. They still have to be read, which tells whether they are whole.
 */
export function transferFragmentsIn(text: string): readonly string[] {
  const [, code] = /(?:#|%23)t(?:=|%3D)(.*)$/is.exec(text) ?? []
  // The code alone, as somebody may have copied it out of the link.
  const [, bare] = /^\W*(?:t=)?(\d{1,6}\.[\w-]{8,})[^\w-]*$/i.exec(text) ?? []
  const codes =
    code === undefined ? [bare] : [code.trim().split(/[\s<>"]/)[0], code.replaceAll(/\s/g, '')]
  return [...new Set(codes)].flatMap((each) => (each === undefined ? [] : `#t=${each}`))
}

/** Whether a text names a link from another device, and not only something that may be the code of one. */
export function holdsTransferLink(text: string): boolean {
  return /(?:#|%23)t(?:=|%3D)/i.test(text)
}

/** The address in a text: with its scheme anywhere in a sentence, without one if it is the whole text. */
function addressIn(text: string, { origin }: Site): string | undefined {
  const plain = text.replaceAll('&amp;', '&').trim()
  const [whole] = /https?:\/\/[^\s<>"“”„«»]+/i.exec(plain) ?? []
  if (whole !== undefined) return withoutClosing(whole)
  const bare = withoutClosing(plain.replace(/^[(<["'“„«]+/, ''))
  if (/\s/.test(bare)) return undefined
  // A path of this site, or a query alone.
  if (/^\/(?!\/)|^\?\w+=/.test(bare)) return bare
  const [host = ''] = bare.split(/[/?#]/, 1)
  const isOwnHost = host.toLowerCase() === new URL(origin).host
  const isHost = /\.|:\d+$|^localhost$/.test(host) && bare.length > host.length
  return isOwnHost || isHost ? `https://${bare}` : undefined
}

/** Marks that a sentence leaves behind a link. */
const sentenceMarks = `.,;:!?'’*…。，、！？；：」』】<>"“”„«»`

const brackets: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{', '）': '（' }

/** Removes what a sentence leaves at the end of a link: marks, and brackets that the link does not open. */
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

/** The world of a path below a base that is not known: the home world if no part names another. */
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
