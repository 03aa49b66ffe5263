import { baseUrl } from '../../core/environment.ts'
import { loadWorldTitle } from '../worlds/other-worlds.ts'
import { pageWorld } from '../../core/page-world.ts'
import { findCachedWorlds, readOfflineList } from './cached-files.ts'

/** A world of the site beside the page's own. */
export interface OtherWorld {
  readonly id: string
  readonly title: string
  /** Of its files together, the app shell's not counted. */
  readonly bytes: number
  /** Whether it works without a connection by now. */
  readonly cached: boolean
}

/** @throws when the list of the site's files can neither be found nor fetched */
export async function loadOtherWorlds(): Promise<readonly OtherWorld[]> {
  const scope = new URL(baseUrl.path, window.location.href).href
  const [{ worlds }, cached] = await Promise.all([readOfflineList(scope), findCachedWorlds(scope)])
  const others = Object.entries(worlds).filter(([id]) => id !== pageWorld().id)
  return Promise.all(
    others.map(async ([id, { bytes }]) => ({
      id,
      bytes,
      cached: cached.includes(id),
      title: await loadWorldTitle(id),
    })),
  )
}
