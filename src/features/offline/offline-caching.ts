import { preferredHere } from '../settings/page-language.ts'
import { baseUrl } from '../../platform/environment.ts'
import { useSettings } from '../settings/settings.ts'
import { pageWorld, siteWorlds } from '../../platform/page-world.ts'
import { reloadPage } from '../chunks/storage/page-reload.ts'
import { useOffline } from './offline.ts'
import {
  changeVersion,
  cacheFiles,
  cacheOthers,
  cacheLanguage,
  type Owner,
} from './service-worker.ts'

/**
 * Makes the service worker cache what this page needs, and follows later changes of the language. `opened` is true if
 * the page shows its world.
 */
export async function cacheAll(opened: boolean): Promise<void> {
  stopFollowingLanguage?.()
  stopFollowingLanguage = useSettings.subscribe(({ language }, before) => {
    if (language !== before.language) void cacheLanguage(owner(opened))
  })
  await cacheFiles(owner(opened))
}

export async function cacheOtherWorlds(opened: boolean): Promise<void> {
  await cacheOthers(owner(opened))
}

export async function switchToNewer(): Promise<void> {
  await changeVersion(reloadPage)
}

let stopFollowingLanguage: (() => void) | undefined

function owner(opened: boolean): Owner {
  const { id } = pageWorld()
  const worlds = [siteWorlds.home, ...siteWorlds.others]
  return {
    base: baseUrl.path,
    world: opened ? id : null,
    others: useSettings.getState().keepAllWorlds ? worlds.filter((world) => world !== id) : [],
    // Read the setting at each access, because the player may change it while offline.
    get language() {
      return preferredHere()
    },
    report: useOffline.setState,
    reload: reloadPage,
  }
}
