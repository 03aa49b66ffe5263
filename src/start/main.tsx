import '../app/app.css'
import 'virtual:basemap-styles.css'
import { showsMap } from '../platform/site-path.ts'
import { queueMessages } from '../features/embed/held-messages.ts'
import { holdDroppedFiles } from '../features/import-export/held-drop.ts'
import { labelFirstLand, startLand, warmFirstView } from '../features/start-view/start-land.ts'
import { isFailedRequest } from '../platform/failed-request.ts'
import { serializeError } from '../platform/serialize-error.ts'
import { setLocale } from '../i18n/language/locale.ts'
import { startMessages } from '../i18n/generated/start.ts'
import { baseUrl } from '../platform/environment.ts'
import { browserStorage } from '../storage/browser-storage.ts'
import { reloadOnce } from '../storage/session-restore/reload-once.ts'
import { holdBackInput } from './early-input.ts'
import { pageAt } from '../app/page-route.ts'
import { allowSiteScripts } from './trusted-types.ts'

const frameTimeoutMs = 200

/** Timeout in milliseconds for the translation. After it, the page appears together with the app. */
const languageTimeoutMs = 1000

const releaseInput = holdBackInput()
queueMessages()

/** The newest features that all of the page needs. Browsers without them are not supported (ADR 39). */
const canStart = 'timeout' in AbortSignal && 'findLast' in Array.prototype
document.documentElement.dataset['started'] = canStart ? 'yes' : 'no'

// Must precede the first worker: the security policy allows none without it.
allowSiteScripts(baseUrl.path)

const isNotCachedPage = document.documentElement.dataset['shell'] !== undefined

if (!canStart) releaseInput(false)
else if (pageAt(window.location.pathname) === '404') void correctAddress().then(startPage)
else startPage()

/** Corrects a misspelt address. If the script can't be loaded, the page shows that it was not found. */
async function correctAddress(): Promise<void> {
  const loading = import('./straight-address.ts')
  await loading.then(({ correctAddress }) => correctAddress()).catch(() => undefined)
}

function startPage(): void {
  const page = pageAt(window.location.pathname)
  const showsWorld = showsMap(page)
  if (page === '') holdDroppedFiles()
  // The land takes longest, in its own thread, so start it before the rest of the page.
  if (showsWorld && !isNotCachedPage) {
    startLand()
    labelFirstLand()
    // `warmFirstView` reads the window's size, which would force an early layout here.
    requestAnimationFrame(warmFirstView)
  }
  void render(showsWorld)
}

async function render(showsWorld: boolean): Promise<void> {
  // The app's script would delay the first frame of the prerendered page, and it needs the whole markup.
  await Promise.all([preparePageLanguage().then(waitForFirstFrame), waitForMarkup()])
  try {
    if (showsWorld && isNotCachedPage) {
      const { renderNotCached } = await import('./not-cached-root.tsx')
      return renderNotCached(releaseInput)
    }
    // Preload the map. The component that shows it reports a failure.
    if (showsWorld) import('../app/map/map-view.tsx').catch(() => undefined)
    const { renderApp } = await import('./root.tsx')
    await renderApp(releaseInput)
  } catch (error) {
    console.error(error)
    if (!isFailedRequest(error)) await showStartError(error)
    // After an update of the site, the app's file has another name.
    else if (!(await reloadOnce())) await showAppNotLoaded()
  }
}

/** Resolves once the page is translated and therefore visible. */
function preparePageLanguage(): Promise<unknown> {
  // If translating fails, the app renders the page in the language.
  const translated = window.prerenderedLanguage?.catch(() => undefined)
  return Promise.race([translated, waitFor(languageTimeoutMs)])
}

function waitForFirstFrame(): Promise<void> {
  return new Promise((resolve) => {
    // Wait for the task after the frame, because the callback runs before painting.
    requestAnimationFrame(() => void setTimeout(resolve))
    setTimeout(resolve, frameTimeoutMs)
  })
}

function waitFor(time: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, time)
  })
}

function waitForMarkup(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState !== 'loading') resolve()
    else document.addEventListener('DOMContentLoaded', () => resolve(), { once: true })
  })
}

async function showAppNotLoaded(): Promise<void> {
  await applyLanguage()
  showLines(startMessages.chunkMissing, browserStorage() ? startMessages.progressSafe : '')
}

async function showStartError(error: unknown): Promise<void> {
  await applyLanguage()
  try {
    const { createBrokenStartPage } = await import('./broken-start.ts')
    replacePage(createBrokenStartPage(error))
  } catch {
    showLines(startMessages.errorFallback.title, serializeError(error))
  }
}

/** Applies the page's language if its file has loaded, because the app can't do it. */
async function applyLanguage(): Promise<void> {
  const file = await window.languageFile?.catch(() => undefined)
  if (file?.sentences?.groups) setLocale(file.sentences)
  // Styles hide a page that is not translated yet.
  delete document.documentElement.dataset['language']
}

function showLines(...lines: readonly string[]): void {
  const paragraphs = lines.map((line) => {
    const paragraph = document.createElement('p')
    paragraph.textContent = line
    return paragraph
  })
  replacePage(...paragraphs)
}

function replacePage(...content: readonly Node[]): void {
  releaseInput(false)
  document.getElementById('root')?.replaceChildren(...content)
}
