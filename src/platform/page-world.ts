import { about, home, others } from 'virtual:worlds'
import { readSitePath, worldPath, type SiteWorlds } from './site-path.ts'
import { baseUrl } from './environment.ts'

export const siteWorlds: SiteWorlds = { home, others }

/** The world that a page shows for its whole life: another one is another page. */
export interface PageWorld {
  /** The name of its folder; part of addresses, files and names in storage. */
  readonly id: string
  /** Whether its pages lie at the site's root, and its names in storage bear no suffix. */
  readonly home: boolean
  /** Of its map page, below the base URL and without slashes at its ends; empty for the home world. */
  readonly path: string
}

/** What is said of a world's game before its data is there, and on pages that show no world. */
export interface AboutGame {
  readonly game: string
  readonly studio: string
  /** What may be searched for. */
  readonly searchExample?: string
}

/** @throws when the page's world is none of the site's */
export function aboutGame(): AboutGame {
  const { id } = pageWorld()
  const game = about[id]
  if (!game) throw new Error(`The site has no world "${id}".`)
  return game
}

let known: PageWorld | undefined

/** The parameter by which a page of text knows the world that it was reached from. */
const fromWorld = 'world'

/** The world of this page, worked out once from its address; a page of text is told which one it was reached from. */
export function pageWorld(): PageWorld {
  return (known ??= toPageWorld(addressedWorld() ?? home))
}

/** The link to a page of text, which leads back to this page's world: also when it is loaded anew, or in another tab. */
export function textPageLink(page: 'terms' | 'privacy-policy' | 'credits'): string {
  const { id, home: isHome } = pageWorld()
  return isHome ? `/${page}` : `/${page}?${fromWorld}=${id}`
}

/** For where there is no address, as while the site is built. */
export function providePageWorld(id: string): void {
  known = toPageWorld(id)
}

/**
 * Whether the page's markup was prerendered for its world: without a connection another world's may stand in for it.
 */
export function isPrerenderedForWorld(): boolean {
  return (document.documentElement.dataset['world'] ?? home) === pageWorld().id
}

function addressedWorld(): string | undefined {
  if (typeof window === 'undefined') return undefined
  const { pathname, search } = window.location
  const shown = readSitePath(pathname, baseUrl.path, siteWorlds).world
  const from = new URLSearchParams(search).get(fromWorld)
  return shown ?? others.find((id) => id === from)
}

function toPageWorld(id: string): PageWorld {
  return { id, home: id === home, path: worldPath(id, siteWorlds) }
}
