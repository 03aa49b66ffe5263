import { fetchFile } from '../../platform/failed-request.ts'
import { worldPath } from '../../platform/site-path.ts'
import { decodeWorlds, listedIn, type ListedWorld } from '../../world/worlds-file.ts'
import { currentLocale } from '../../i18n/language/locale.ts'
import { assetUrl } from '../../platform/environment.ts'
import { pageWorld, siteWorlds } from '../../platform/page-world.ts'

/** Long enough for a bad mobile connection. */
const patience = 30_000

/** The map page of a world of the site. */
export function worldUrl(id: string): string {
  return assetUrl(worldPath(id, siteWorlds))
}

/** The map page of another world; undefined for this page's own, and for one that the site does not have. */
export function otherWorldUrl(id: string): string | undefined {
  const isKnown = id === siteWorlds.home || siteWorlds.others.includes(id)
  return isKnown && id !== pageWorld().id ? worldUrl(id) : undefined
}

/** The worlds of the site, the home one first. @throws when they can be neither found nor fetched */
export async function loadWorlds(): Promise<readonly ListedWorld[]> {
  return fetchFile(assetUrl('data/worlds.json'), patience, decodeWorlds)
}

/** A world's title, or its id where that cannot be told. */
export async function loadWorldTitle(id: string): Promise<string> {
  try {
    const listed = (await loadWorlds()).find((world) => world.id === id)
    return listed ? listedIn(listed, currentLocale()).title : id
  } catch {
    return id
  }
}
