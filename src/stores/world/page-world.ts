import * as worlds from 'virtual:worlds'
import { mapPath, readSitePath } from '../../domain/links/site-path.ts'
import { baseUrl } from '../links/environment.ts'

/** The world that a page shows for its whole life: another one is another page. */
export interface PageWorld {
  /** The name of its folder; part of addresses, files and names in storage. */
  readonly id: string
  /** Whether its pages lie at the site's root, and its names in storage bear no suffix. */
  readonly home: boolean
  /** Of its map page, below the base URL and without slashes at its ends; empty for the home world. */
  readonly path: string
}

let known: PageWorld | undefined

/** The world of this page, worked out once from its address; the home world on pages that show none. */
export function pageWorld(): PageWorld {
  return (known ??= toPageWorld(addressedWorld() ?? worlds.home))
}

/** For where there is no address, as while the site is built. */
export function providePageWorld(id: string): void {
  known = toPageWorld(id)
}

function addressedWorld(): string | null {
  if (typeof window === 'undefined') return null
  return readSitePath(window.location.pathname, baseUrl.path, worlds).world
}

function toPageWorld(id: string): PageWorld {
  return { id, home: id === worlds.home, path: mapPath(id, '', worlds) }
}
