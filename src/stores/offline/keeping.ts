import { preferredHere } from '../languages/page-language.ts'
import { baseUrl } from '../links/environment.ts'
import { useSettings } from '../settings/settings.ts'
import { pageWorld, siteWorlds } from '../world/page-world.ts'
import { reloadPage } from './hand-over.ts'
import { useOffline } from './offline.ts'
import { changeVersion, keepFiles, keepOthers, keepSpoken, type Owner } from './service-worker.ts'

/** Has the service worker keep what this page needs; what is chosen later, too. @param opened whether its world is shown */
export async function keepAll(opened: boolean): Promise<void> {
  followed?.()
  followed = useSettings.subscribe(({ language }, before) => {
    if (language !== before.language) void keepSpoken(owner(opened))
  })
  await keepFiles(owner(opened))
}

export async function keepOtherWorlds(opened: boolean): Promise<void> {
  await keepOthers(owner(opened))
}

export async function takeNewer(): Promise<void> {
  await changeVersion(reloadPage)
}

/** Ends what follows the choice of another language. */
let followed: (() => void) | undefined

function owner(opened: boolean): Owner {
  const { id } = pageWorld()
  const worlds = [siteWorlds.home, ...siteWorlds.others]
  return {
    base: baseUrl.path,
    world: opened ? id : null,
    others: useSettings.getState().keepAllWorlds ? worlds.filter((world) => world !== id) : [],
    // Another one may be chosen while there is no connection.
    get language() {
      return preferredHere()
    },
    report: useOffline.setState,
    reload: reloadPage,
  }
}
