import '../app/app.css'
import 'virtual:basemap-styles.css'
import { showsMap } from '../platform/site-path.ts'
import { holdMessages } from '../features/embedding/held-messages.ts'
import { labelFirstLand, startLand, warmFirstView } from '../features/land/start-land.ts'
import { isFailedRequest } from '../platform/failed-request.ts'
import { serializeError } from '../platform/serialize-error.ts'
import { setLocale } from '../i18n/language/locale.ts'
import { startMessages } from '../i18n/generated/start.ts'
import { baseUrl } from '../platform/environment.ts'
import { browserStorage } from '../storage/browser-storage.ts'
import { reloadOnce } from '../storage/session-restore/reload-once.ts'
import { holdInput } from './early-input.ts'
import { pageAt } from '../app/page-route.ts'
import { admitOwnScripts } from './trusted-types.ts'

/** Longer than a frame takes that is drawn at all, in milliseconds: pages that nobody sees draw none. */
const framePatience = 200

/** How long the page waits for its language before the app is asked for, in milliseconds; then both come together. */
const languagePatience = 1000

const letGo = holdInput()
holdMessages()

/** The youngest of what the page needs everywhere: who lacks it has a browser below what is promised (ADR 39). */
const canStart = 'timeout' in AbortSignal && 'findLast' in Array.prototype
document.documentElement.dataset['started'] = canStart ? 'yes' : 'no'

// Before the first worker starts: without it the security policy lets none start.
admitOwnScripts(baseUrl.path)

/** Whether this page stands in for one that cannot be had without a connection. */
const standsIn = document.documentElement.dataset['shell'] !== undefined

if (!canStart) letGo(false)
else if (pageAt(window.location.pathname) === '404') void straighten().then(begin)
else begin()

/** Puts right the address of a page in other words, if it is one. Without its script the page is not found. */
async function straighten(): Promise<void> {
  const loading = import('./straight-address.ts')
  await loading.then(({ straightenAddress }) => straightenAddress()).catch(() => undefined)
}

function begin(): void {
  const showsWorld = showsMap(pageAt(window.location.pathname))
  // The land takes longest, on a thread of its own: it is under way before the rest of the page is even read.
  if (showsWorld && !standsIn) {
    startLand()
    labelFirstLand()
    // Asks how large the window is, which a frame finds out in any case. The land is not even read by then.
    requestAnimationFrame(warmFirstView)
  }
  void render(showsWorld)
}

async function render(showsWorld: boolean): Promise<void> {
  // The prerendered page is seen before the app is even asked for, which would hold up its first frame, and
  // needs all of its text.
  await Promise.all([ownLanguage().then(firstFrame), wholeText()])
  try {
    if (showsWorld && standsIn) {
      const { renderNotCached } = await import('./not-cached-root.tsx')
      return renderNotCached(letGo)
    }
    // What needs it says so when it is missing.
    if (showsWorld) import('../app/map/map-view.tsx').catch(() => undefined)
    const { renderApp } = await import('./root.tsx')
    await renderApp(letGo)
  } catch (error) {
    console.error(error)
    if (!isFailedRequest(error)) await showBroken(error)
    // A site that was published anew meanwhile has the app under another name.
    else if (!(await reloadOnce())) await showMissing()
  }
}

/** Settles once the page says what it says in the reader's language; then it is seen. */
function ownLanguage(): Promise<unknown> {
  // Where it fails, the app says everything anew.
  const translated = window.prerenderedLanguage?.catch(() => undefined)
  return Promise.race([translated, pause(languagePatience)])
}

function firstFrame(): Promise<void> {
  return new Promise((resolve) => {
    // The task after the frame, which itself is still being made.
    requestAnimationFrame(() => void setTimeout(resolve))
    setTimeout(resolve, framePatience)
  })
}

function pause(time: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, time)
  })
}

function wholeText(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState !== 'loading') resolve()
    else document.addEventListener('DOMContentLoaded', () => resolve(), { once: true })
  })
}

/** Without the app itself there is nothing that could show more than two lines. */
async function showMissing(): Promise<void> {
  await takeLanguage()
  showLines(startMessages.chunkMissing, browserStorage() ? startMessages.progressSafe : '')
}

/** The app has come and cannot start: its error is shown, not a missing connection. */
async function showBroken(error: unknown): Promise<void> {
  await takeLanguage()
  try {
    const { brokenStart } = await import('./broken-start.ts')
    replacePage(brokenStart(error))
  } catch {
    showLines(startMessages.errorFallback.title, serializeError(error))
  }
}

/** The page's language, if its file has come: the app, which would say this in it, is not there. */
async function takeLanguage(): Promise<void> {
  const file = await window.languageFile?.catch(() => undefined)
  if (file?.sentences?.groups) setLocale(file.sentences)
  // Styles hide a page that is not in its language yet.
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
  letGo(false)
  document.getElementById('root')?.replaceChildren(...content)
}
