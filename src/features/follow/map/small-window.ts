// Shows the map in a small window on top of others, by Document Picture-in-Picture (ADR 53). feed.ts sends its state.
import { assetUrl } from '../../../platform/environment.ts'
import { pageWorld } from '../../../platform/page-world.ts'
import { pagePath } from '../../../platform/site-path.ts'
import { toolMessages } from '../../../i18n/generated/tools.ts'
import { currentLocale, onLocaleChange } from '../../../i18n/language/locale.ts'
import { useOffline } from '../../offline/offline.ts'
import { useSettings } from '../../settings/settings.ts'
import { canFeed, feedParameter, giveFeed } from '../feed.ts'
import { askNow } from '../following.ts'
import { interval } from '../heard.ts'
import { useLive } from '../live.ts'

/** The part of the API that is used here. Not every supported browser has it. */
interface Floating {
  readonly requestWindow: (size: {
    readonly width: number
    readonly height: number
  }) => Promise<Window & typeof globalThis>
}

/** Size in CSS pixels. */
const size = { width: 320, height: 320 } as const

let close: (() => void) | undefined

/** True if this browser has the API, and the page can send state to the window's map. */
export function canFloat(): boolean {
  return 'documentPictureInPicture' in window && canFeed()
}

export function closeSmallWindow(): void {
  close?.()
}

/** Opens the window until following stops. Must be called in a click. @throws if the browser refuses */
export async function openSmallWindow(): Promise<void> {
  closeSmallWindow()
  const { documentPictureInPicture } = window as unknown as {
    readonly documentPictureInPicture: Floating
  }
  const floating = await documentPictureInPicture.requestWindow(size)
  const key = crypto.randomUUID()
  const frame = document.createElement('iframe')
  const load = () => {
    floating.document.title = toolMessages.live.title
    floating.document.documentElement.lang = currentLocale()
    frame.title = toolMessages.live.title
    frame.src = frameAddress(key)
  }
  // Set by script, because the window has the page's content security policy, which forbids inline styles.
  Object.assign(floating.document.body.style, { margin: '0', background: '#17130e' })
  Object.assign(frame.style, { display: 'block', width: '100vw', height: '100vh', border: '0' })
  load()
  floating.document.body.append(frame)

  // While a game covers the page, browsers slow its timers down, but not the timers of the small window.
  const timer = floating.setInterval(() => {
    if (document.hidden && useLive.getState().problem === null) askNow()
  }, interval)
  const stops = [
    giveFeed(key),
    useLive.subscribe(({ source }) => {
      if (!source) closeSmallWindow()
    }),
    onLocaleChange(load),
    // The frame reads the settings only when it loads.
    useSettings.subscribe(({ look }, before) => {
      if (look !== before.look) load()
    }),
    () => floating.clearInterval(timer),
  ]
  const stop = () => {
    if (close !== shut) return
    close = undefined
    for (const each of stops) each()
    useLive.setState({ small: false })
    useOffline.setState({ hold: null })
  }
  const shut = () => {
    stop()
    floating.close()
  }
  close = shut
  floating.addEventListener('pagehide', stop)
  useLive.setState({ small: true })
  // A reload would close the small window, so updates wait.
  useOffline.setState({ hold: () => toolMessages.live.updateWaits })
}

function frameAddress(key: string): string {
  const asked = new URLSearchParams({ follow: '1', [feedParameter]: key, lang: currentLocale() })
  return `${assetUrl(pagePath(pageWorld().path, 'embed'))}?${asked.toString()}`
}
