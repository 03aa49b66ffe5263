import { fetchFile } from '../../platform/failed-request.ts'
import { worldPath } from '../../platform/site-path.ts'
import { decodeWorlds, localizeListedWorld, type ListedWorld } from '../../world/worlds-file.ts'
import { currentLocale } from '../../i18n/language/locale.ts'
import { assetUrl } from '../../platform/environment.ts'
import { pageWorld, siteWorlds } from '../../platform/page-world.ts'

/** Timeout in ms, long enough for a bad mobile connection. */
const fetchTimeoutMs = 30_000

export function worldUrl(id: string): string {
  return assetUrl(worldPath(id, siteWorlds))
}

/** Returns the URL of another world, or `undefined` for the page's own world and for unknown worlds. */
export function otherWorldUrl(id: string): string | undefined {
  const isKnown = id === siteWorlds.home || siteWorlds.others.includes(id)
  return isKnown && id !== pageWorld().id ? worldUrl(id) : undefined
}

/** Returns the worlds of the site, the home world first. @throws if their list can't be loaded */
export async function loadWorlds(): Promise<readonly ListedWorld[]> {
  return fetchFile(assetUrl('data/worlds.json'), fetchTimeoutMs, decodeWorlds)
}

/** Returns a world's title, or its id if the list of worlds can't be loaded. */
export async function loadWorldTitle(id: string): Promise<string> {
  try {
    const listed = (await loadWorlds()).find((world) => world.id === id)
    return listed ? localizeListedWorld(listed, currentLocale()).title : id
  } catch {
    return id
  }
}
