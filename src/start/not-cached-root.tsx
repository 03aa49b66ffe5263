import { StrictMode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { beginLanguage } from '../features/settings/page-language.ts'
import { worldPath } from '../platform/site-path.ts'
import { messages } from '../i18n/generated/first.ts'
import { laterMessages } from '../i18n/generated/later.ts'
import { assetUrl, baseUrl } from '../platform/environment.ts'
import { findCachedWorlds } from '../features/offline/cached-files.ts'
import { whenReachable } from '../features/offline/when-reachable.ts'
import { loadWorldTitle } from '../features/worlds/other-worlds.ts'
import { pageWorld, siteWorlds } from '../platform/page-world.ts'
import { Button } from '../ui/button.tsx'

interface TitledWorld {
  readonly id: string
  readonly title: string
}

/** Says that this world was never opened on this device, and links to worlds that were. */
function NotCachedPage() {
  const [world, setWorld] = useState<TitledWorld>()
  const [cached, setCached] = useState<readonly TitledWorld[]>([])
  useEffect(() => {
    const { id } = pageWorld()
    void loadTitledWorld(id).then(setWorld)
    findCachedWorlds(new URL(baseUrl.path, window.location.href).href)
      .then((ids) => Promise.all(ids.filter((other) => other !== id).map(loadTitledWorld)))
      .then(setCached, () => undefined)
    return whenReachable(reload)
  }, [])
  if (!world) return null
  const { notCachedTitle, notCachedText, cachedWorlds, tryAgain } = laterMessages.offline
  return (
    <main className="grid min-h-full content-center justify-items-center gap-4 p-6 text-center">
      <title>{messages.pages.title(notCachedTitle(world.title), messages.app.name)}</title>
      <h1 className="font-display text-[length:min(2.25rem,10vw)]/10 text-gold-bright">
        {notCachedTitle(world.title)}
      </h1>
      <p className="max-w-prose">{notCachedText}</p>
      <Button appearance="primary" onClick={reload}>
        {tryAgain}
      </Button>
      {cached.length > 0 && (
        <nav aria-label={cachedWorlds} className="grid gap-1">
          <p>{cachedWorlds}</p>
          <ul>
            {cached.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={assetUrl(worldPath(id, siteWorlds))}
                  className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-gold-bright"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </main>
  )
}

async function loadTitledWorld(id: string): Promise<TitledWorld> {
  return { id, title: await loadWorldTitle(id) }
}

function reload(): void {
  window.location.reload()
}

/** Shows a page in place of the app if the world is not cached and there is no connection. */
export async function renderNotCached(onLive: (replay: boolean) => void): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no element with the id "root".')
  // The messages may be cached with the home world. Otherwise the page stays English.
  await beginLanguage()
  createRoot(root).render(
    <StrictMode>
      <NotCachedPage />
    </StrictMode>,
  )
  onLive(false)
}
