import { StrictMode, startTransition, useEffect, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { showsMap, type PageName } from '../platform/site-path.ts'
import { warmLand } from '../features/start-view/warm-land.ts'
import { currentLocale } from '../i18n/language/locale.ts'
import { beginLanguage } from '../features/settings/page-language.ts'
import { recallAddress } from '../features/links/address.ts'
import { isMissingChunk } from '../features/chunks/chunks.ts'
import { startOffline } from '../features/offline/offline.ts'
import { usePanelView } from '../features/progress/panel-view.ts'
import { useSettings } from '../features/settings/settings.ts'
import { whenIdle } from '../platform/when-idle.ts'
import { prerenderedWith, type LoadedWorld } from '../features/worlds/world-context.tsx'
import { isPrerenderedForWorld } from '../platform/page-world.ts'
import { startLoadingWorld } from '../features/worlds/use-world-load.ts'
import { Prerendered, completeMarkup } from '../ui/prerendered.ts'
import { App } from '../app/app.tsx'
import { composeFeatures, startFeatures } from '../app/compose.tsx'
import { pageAt } from '../app/page-route.ts'

/** Timeout in ms for the world's data. Afterwards the page is not hydrated but rendered again, without places. */
const worldTimeoutMs = 5000

/** Starts the app. Calls `onLive` once every part reacts to input. Throws if the page has no element for it. */
export async function renderApp(onLive: (replay: boolean) => void): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no element with the id "root".')
  composeFeatures()
  startFeatures()
  // Also on text pages, from which the player may go to the map.
  startLoadingWorld().catch(() => undefined)
  const page = pageAt(window.location.pathname)
  if (showsMap(page)) recallAddress()
  // With the data, the panel renders once, not first without and then with it.
  const language = beginLanguage(notifyLanguageFailed)
  const world = showsMap(page)
    ? await Promise.race([preloadWorld(), waitFor(worldTimeoutMs)])
    : null
  await language
  const prerendered = {
    current:
      root.dataset['page'] === page &&
      currentLocale() === prerenderedLanguage(root) &&
      isPrerenderedForWorld() &&
      matchesPrerendered(page, world, root),
  }
  const app = (
    <StrictMode>
      <Prerendered value={prerendered}>
        <Live
          onLive={() => {
            prerendered.current = false
            onLive(true)
            clearPrePaint()
            whenIdle(completeMarkup)
          }}
        >
          <App />
        </Live>
      </Prerendered>
    </StrictMode>
  )
  // Otherwise React renders the whole page in one task, and slow phones don't react meanwhile.
  startTransition(() => {
    if (prerendered.current)
      hydrateRoot(root, app, {
        onRecoverableError: createRecoveryLogger(prerenderedLanguage(root)),
      })
    else createRoot(root).render(app)
  })
  // On the map page, the map calls this when it is ready.
  if (!showsMap(page)) startOffline(false)
}

/** Whether the first render equals the prerendered markup, so that it can be hydrated. */
function matchesPrerendered(page: PageName, world: LoadedWorld | null, root: HTMLElement): boolean {
  if (page !== '') return page !== 'embed'
  return (
    world !== null &&
    root.dataset['prerenderedWith'] === prerenderedWith(world) &&
    useSettings.getState().panelOpen &&
    usePanelView.getState().searchText === ''
  )
}

/** Returns the language of the prerendered page, which may be translated by now. */
function prerenderedLanguage(root: HTMLElement): string {
  return root.dataset['language'] ?? 'en'
}

/** Logs errors that React recovered from. A missing chunk shows its own message on the page. */
function createRecoveryLogger(locale: string) {
  return (error: unknown) => {
    // React renders a part again if the language changed before its hydration.
    if (currentLocale() !== locale) return
    if (!(error instanceof Error && isMissingChunk(error.cause))) console.error(error)
  }
}

function Live({ onLive, children }: { readonly onLive: () => void; readonly children: ReactNode }) {
  useEffect(onLive, [onLive])
  return children
}

/** Lets the styles follow the app's panel. The basemap style and the position concern only the first picture. */
function clearPrePaint(): void {
  const { dataset } = document.documentElement
  for (const name of ['panel', 'own', 'frame', 'language']) delete dataset[name]
}

function notifyLanguageFailed(): void {
  import('../app/notify-language-failed.ts').then(
    ({ notifyBegunInEnglish }) => notifyBegunInEnglish(),
    () => undefined,
  )
}

async function preloadWorld(): Promise<LoadedWorld | null> {
  try {
    const world = await startLoadingWorld()
    warmLand(world)
    return world
  } catch {
    return null
  }
}

function waitFor(time: number): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), time)
  })
}
