import { about, home, others } from 'virtual:worlds'
import { readSitePath, worldPath, type SiteWorlds } from '../../domain/links/site-path.ts'
import { baseUrl } from '../links/environment.ts'
import { loadLastWorlds } from '../persistence/last-world-storage.ts'

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

/** The world of this page, worked out once from its address; on pages that show none, the one last looked at. */
export function pageWorld(): PageWorld {
  return (known ??= toPageWorld(addressedWorld() ?? lastWorld() ?? home))
}

/** For where there is no address, as while the site is built. */
export function providePageWorld(id: string): void {
  known = toPageWorld(id)
}

/**
 * Whether the page's markup was built for its world: without a connection another world's may stand in for it.
 */
export function isBuiltForWorld(): boolean {
  return (document.documentElement.dataset['world'] ?? home) === pageWorld().id
}

function lastWorld(): string | undefined {
  if (typeof window === 'undefined' || others.length === 0) return undefined
  return loadLastWorlds().find((id) => id === home || others.includes(id ?? '')) ?? undefined
}

function addressedWorld(): string | null {
  if (typeof window === 'undefined') return null
  return readSitePath(window.location.pathname, baseUrl.path, siteWorlds).world
}

function toPageWorld(id: string): PageWorld {
  return { id, home: id === home, path: worldPath(id, siteWorlds) }
}
