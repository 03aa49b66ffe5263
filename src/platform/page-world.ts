import { about, home, others } from 'virtual:worlds'
import { readSitePath, worldPath, type SiteWorlds } from './site-path.ts'
import { baseUrl } from './environment.ts'

export const siteWorlds: SiteWorlds = { home, others }

/** The world that a page shows for its whole life. Another world is another page. */
export interface PageWorld {
  /** Name of the world's folder, used in addresses, files and storage names. */
  readonly id: string
  /** True if the world's pages are at the root of the site and its storage names have no suffix. */
  readonly home: boolean
  /** Path of the map page below the base URL, without slashes at its ends; empty for the home world. */
  readonly path: string
}

/** Facts about a world's game that the page needs before the world's data has loaded, and on text pages. */
export interface AboutGame {
  readonly game: string
  readonly studio: string
  readonly searchExample?: string
}

/** @throws {Error} if the site has no world with the page's world id */
export function aboutGame(): AboutGame {
  const { id } = pageWorld()
  const game = about[id]
  if (!game) throw new Error(`The site has no world "${id}".`)
  return game
}

let known: PageWorld | undefined

/** Query parameter of text pages: the world whose page linked to them. */
const fromWorld = 'world'

/** Returns the world of this page, derived once from the address or from a text page's `world` parameter. */
export function pageWorld(): PageWorld {
  return (known ??= toPageWorld(addressedWorld() ?? home))
}

/** Returns the link to a text page. It names this page's world, so that the way back survives a reload. */
export function textPageLink(page: 'terms' | 'privacy-policy' | 'credits'): string {
  const { id, home: isHome } = pageWorld()
  return isHome ? `/${page}` : `/${page}?${fromWorld}=${id}`
}

/** Sets the world where there is no address, such as during the build. */
export function providePageWorld(id: string): void {
  known = toPageWorld(id)
}

/** Whether the markup was prerendered for this page's world. Offline, the markup of another world may replace it. */
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
