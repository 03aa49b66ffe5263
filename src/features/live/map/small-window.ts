// The map in a small window that stays on top of others, by Document Picture-in-Picture: ADR 53.
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

/** As far as it is used here: not every promised browser has it. */
interface Floating {
  readonly requestWindow: (size: {
    readonly width: number
    readonly height: number
  }) => Promise<Window & typeof globalThis>
}

/** CSS pixels. */
const size = { width: 320, height: 320 } as const

let close: (() => void) | undefined

/** Whether this browser keeps a page's window on top of others, and lets the page tell the window's map what to show. */
export function canFloat(): boolean {
  return 'documentPictureInPicture' in window && canFeed()
}

export function closeSmallWindow(): void {
  close?.()
}

/** Opens it, for as long as somebody is followed. Has to be called by a press. @throws where the browser does not let it */
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
  // By script alone: the window has the page's security policy, which knows no inline styles.
  Object.assign(floating.document.body.style, { margin: '0', background: '#17130e' })
  Object.assign(frame.style, { display: 'block', width: '100vw', height: '100vh', border: '0' })
  load()
  floating.document.body.append(frame)

  // A game that covers the page has its timers slowed down; those of a window on top are not.
  const timer = floating.setInterval(() => {
    if (document.hidden && useLive.getState().problem === null) askNow()
  }, interval)
  const stops = [
    giveFeed(key),
    useLive.subscribe(({ source }) => {
      if (!source) closeSmallWindow()
    }),
    onLocaleChange(load),
    // The frame reads the settings when it loads.
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
  // The browser closes the small window with the page that opened it.
  useOffline.setState({ hold: () => toolMessages.live.updateWaits })
}

/** The embedded map that shows what it is told. */
function frameAddress(key: string): string {
  const asked = new URLSearchParams({ follow: '1', [feedParameter]: key, lang: currentLocale() })
  return `${assetUrl(pagePath(pageWorld().path, 'embed'))}?${asked.toString()}`
}
