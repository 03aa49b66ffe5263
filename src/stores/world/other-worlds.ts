import { worldPath } from '../../domain/links/site-path.ts'
import { decodeWorlds } from '../../domain/world/worlds-file.ts'
import { assetUrl } from '../links/environment.ts'
import { pageWorld, siteWorlds } from './page-world.ts'

/** The map page of another world; undefined for this page's own, and for one that the site does not have. */
export function otherWorldUrl(id: string): string | undefined {
  const isKnown = id === siteWorlds.home || siteWorlds.others.includes(id)
  return isKnown && id !== pageWorld().id ? assetUrl(worldPath(id, siteWorlds)) : undefined
}

/** A world's title, or its id where that cannot be told. */
export async function loadWorldTitle(id: string): Promise<string> {
  try {
    const response = await fetch(assetUrl('data/worlds.json'))
    const listed = decodeWorlds(await response.json()).find((world) => world.id === id)
    return listed?.title ?? id
  } catch {
    return id
  }
}
