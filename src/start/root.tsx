import { StrictMode, startTransition, useEffect, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { showsMap, type PageName } from '../platform/site-path.ts'
import { warmLand } from '../features/land/warm-land.ts'
import { currentLocale } from '../i18n/language/locale.ts'
import { beginLanguage } from '../features/languages/page-language.ts'
import { recallAddress } from '../features/addresses/address.ts'
import { isMissingChunk } from '../features/chunks/chunks.ts'
import { startOffline } from '../features/offline/offline.ts'
import { useSearchText } from '../features/search/search-box.ts'
import { useSettings } from '../features/settings/settings.ts'
import { whenIdle } from '../platform/when-idle.ts'
import { prerenderedWith, type LoadedWorld } from '../features/worlds/world-context.tsx'
import { isPrerenderedForWorld } from '../platform/page-world.ts'
import { startLoadingWorld } from '../features/worlds/use-world-load.ts'
import { Prerendered, completeMarkup } from '../ui/prerendered.ts'
import { App } from '../app/app.tsx'
import { pageAt } from '../app/page-route.ts'

/**
 * Milliseconds. The world's data is smaller than this script and nearly always here before it. Then the prerendered page
 * comes to life as it stands, and does what was pressed meanwhile; later it is made anew, without the places until they come.
 */
const patience = 5000

/**
 * Brings the page to life.
 *
 * @param onLive called once every part that is on the page reacts
 * @throws when the page has no place for the app.
 */
export async function renderApp(onLive: (replay: boolean) => void): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no element with the id "root".')
  const page = pageAt(window.location.pathname)
  if (showsMap(page)) recallAddress()
  // With the data at hand the panel is rendered once, and not first without and then with it.
  const language = beginLanguage(notifyLanguageFailed)
  const world = showsMap(page) ? await Promise.race([warmUp(), pause(patience)]) : null
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
            forgetPrePaint()
            whenIdle(completeMarkup)
          }}
        >
          <App />
        </Live>
      </Prerendered>
    </StrictMode>
  )
  // Else React renders all of the page in one task, in which a slow phone answers nothing.
  startTransition(() => {
    if (prerendered.current)
      hydrateRoot(root, app, { onRecoverableError: tellRecovered(prerenderedLanguage(root)) })
    else createRoot(root).render(app)
  })
  // The map says itself when it is there.
  if (!showsMap(page)) startOffline(false)
}

/** Whether the app's first render is the same as the prerendered markup; then it is hydrated, otherwise rendered anew. */
function matchesPrerendered(page: PageName, world: LoadedWorld | null, root: HTMLElement): boolean {
  if (page !== '') return page !== 'embed'
  return (
    world !== null &&
    root.dataset['prerenderedWith'] === prerenderedWith(world) &&
    useSettings.getState().panelOpen &&
    useSearchText.getState().text === ''
  )
}

/** In which language the prerendered page says what it says by now. */
function prerenderedLanguage(root: HTMLElement): string {
  return root.dataset['language'] ?? 'en'
}

/** A chunk that is missing says so on the page. */
function tellRecovered(locale: string) {
  return (error: unknown) => {
    // A part that comes to life after another language was chosen is made anew.
    if (currentLocale() !== locale) return
    if (!(error instanceof Error && isMissingChunk(error.cause))) console.error(error)
  }
}

function Live({ onLive, children }: { readonly onLive: () => void; readonly children: ReactNode }) {
  useEffect(onLive, [onLive])
  return children
}

/** From now on the styles follow what the panel itself shows. Basemap style and place are about a picture that goes. */
function forgetPrePaint(): void {
  const { dataset } = document.documentElement
  for (const name of ['panel', 'own', 'frame', 'language']) delete dataset[name]
}

function notifyLanguageFailed(): void {
  import('../app/notify-language-failed.ts').then(
    ({ notifyBegunInEnglish }) => notifyBegunInEnglish(),
    () => undefined,
  )
}

/** The data when it is there; null when it failed, which the page tells by itself. */
async function warmUp(): Promise<LoadedWorld | null> {
  try {
    const world = await startLoadingWorld()
    warmLand(world)
    return world
  } catch {
    return null
  }
}

function pause(time: number): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), time)
  })
}
