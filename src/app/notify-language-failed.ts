import { baseUrl } from '../platform/environment.ts'
import { isRecord, readString } from '../platform/read-field.ts'
import { laterMessages } from '../i18n/generated/later.ts'
import { preferredHere } from '../features/settings/page-language.ts'
import { publishedScript } from '../features/offline/map-worker.ts'
import { languageAddress, languageCacheName } from '../features/offline/model/language-files.ts'
import { switchToNewerVersion, useOffline } from '../features/offline/offline.ts'
import { useSettings } from '../features/settings/settings.ts'
import { findServiceWorker, siteCaches } from '../storage/browser-services.ts'
import { showFailure } from '../ui/toasts/toasts.tsx'

export async function notifyBegunInEnglish(): Promise<void> {
  const lang = preferredHere()
  if (await isOfNewerVersion(lang)) return notifyNewer()
  const own = await missingSentence(lang).catch(() => undefined)
  showFailure({ title: () => own ?? laterMessages.settings.languageMissing })
  return undefined
}

/** If only a newer version has the language, the language is set after the update. */
export async function notifyNotChosen(lang: string): Promise<void> {
  if (!(await isOfNewerVersion(lang)))
    return showFailure({ title: () => laterMessages.settings.languageFailed })
  useSettings.setState({ language: lang })
  return notifyNewer()
}

function notifyNewer(): void {
  showFailure({
    title: () => laterMessages.settings.languageNewer,
    action: { label: () => laterMessages.update.reload, run: () => void switchToNewerVersion() },
  })
}

const downloadTimeoutMs = 20_000

/**
 * True if the site has a newer version whose worker no longer lists this page's language file.
 * Starts the download of that version, which is then offered like any other.
 */
export async function isOfNewerVersion(lang: string): Promise<boolean> {
  if (useOffline.getState().update !== null) return true
  const file = fileOf(lang)
  const script = await publishedScript(baseUrl.path)
  if (file === undefined || script === null || script.includes(file)) return false
  await fetchNewer()
  return true
}

function fileOf(lang: string): string | undefined {
  const [folder = '', ...names] = (document.documentElement.dataset['languages'] ?? '').split(' ')
  const name = names.find((each) => each.startsWith(`${lang}.`))
  return name && `${folder}${name}.json`.slice(baseUrl.path.length)
}

/** Waits until the service worker has fetched a newer version. Without a worker, a reload will fetch it. */
async function fetchNewer(): Promise<void> {
  const registration = await findServiceWorker(baseUrl.path)
  await registration?.update().catch(() => undefined)
  if (!registration?.installing) return
  await new Promise<void>((resolve) => {
    const settle = () => {
      clearTimeout(waiting)
      stop()
      resolve()
    }
    const waiting = setTimeout(settle, downloadTimeoutMs)
    const stop = useOffline.subscribe(({ update }) => {
      if (update !== null) settle()
    })
  })
}

/** Returns the message for a missing language, in that language if the cache has the file of another world. */
export async function missingSentence(lang: string): Promise<string | undefined> {
  const scope = new URL(baseUrl.path, window.location.href).href
  const name = languageCacheName(scope)
  const cacheStorage = await siteCaches()
  if (!(await cacheStorage.has(name))) return undefined
  const cache = await cacheStorage.open(name)
  for (const { url } of await cache.keys()) {
    if (languageAddress(url, scope)?.lang !== lang) continue
    const file: unknown = await (await cache.match(url))?.json()
    const told = ['sentences', 'groups', 'later', 'settings'].reduce(
      (level, key) => (isRecord(level) ? level[key] : undefined),
      file,
    )
    const sentence = isRecord(told) ? readString(told['languageMissing']) : undefined
    if (sentence !== undefined) return sentence
  }
  return undefined
}
