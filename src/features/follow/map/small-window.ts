// Shows the map in a small window on top of others, by Document Picture-in-Picture (ADR 53). feed.ts sends its state.
import { assetUrl } from '../../../platform/environment.ts'
import { pageWorld } from '../../../platform/page-world.ts'
import { pagePath } from '../../../platform/site-path.ts'
import { toolMessages } from '../../../i18n/generated/tools.ts'
import { currentLocale, onLocaleChange } from '../../../i18n/language/locale.ts'
import { useOffline } from '../../offline/offline.ts'
import { useSettings } from '../../settings/settings.ts'
import { canSendFeed, feedParameter, sendFeed } from '../feed.ts'
import { readPositionNow } from '../following.ts'
import { readIntervalMs } from '../position-source.ts'
import { useLive } from '../live.ts'

/** The part of the API that is used here. Not every supported browser has it. */
interface DocumentPictureInPicture {
  readonly requestWindow: (size: {
    readonly width: number
    readonly height: number
  }) => Promise<Window & typeof globalThis>
}

const windowSizeCssPx = { width: 320, height: 320 } as const

let closeOpenWindow: (() => void) | undefined

export function canOpenSmallWindow(): boolean {
  return 'documentPictureInPicture' in window && canSendFeed()
}

export function closeSmallWindow(): void {
  closeOpenWindow?.()
}

/** Opens the window until following stops. Must be called in a click. @throws if the browser refuses */
export async function openSmallWindow(): Promise<void> {
  closeSmallWindow()
  const { documentPictureInPicture } = window as unknown as {
    readonly documentPictureInPicture: DocumentPictureInPicture
  }
  const floating = await documentPictureInPicture.requestWindow(windowSizeCssPx)
  const key = crypto.randomUUID()
  const frame = document.createElement('iframe')
  const loadFrame = () => {
    floating.document.title = toolMessages.live.title
    floating.document.documentElement.lang = currentLocale()
    frame.title = toolMessages.live.title
    frame.src = frameAddress(key)
  }
  // Set by script, because the window has the page's content security policy, which forbids inline styles.
  Object.assign(floating.document.body.style, { margin: '0', background: '#17130e' })
  Object.assign(frame.style, { display: 'block', width: '100vw', height: '100vh', border: '0' })
  loadFrame()
  floating.document.body.append(frame)

  // While a game covers the page, browsers slow its timers down, but not the timers of the small window.
  const timer = floating.setInterval(() => {
    if (document.hidden && useLive.getState().problem === null) readPositionNow()
  }, readIntervalMs)
  const stops = [
    sendFeed(key),
    useLive.subscribe(({ source }) => {
      if (!source) closeSmallWindow()
    }),
    onLocaleChange(loadFrame),
    // The frame reads the settings only when it loads.
    useSettings.subscribe(({ look }, before) => {
      if (look !== before.look) loadFrame()
    }),
    () => floating.clearInterval(timer),
  ]
  const handleClosed = () => {
    if (closeOpenWindow !== closeWindow) return
    closeOpenWindow = undefined
    for (const each of stops) each()
    useLive.setState({ isSmallWindowOpen: false })
    useOffline.setState({ hold: null })
  }
  const closeWindow = () => {
    handleClosed()
    floating.close()
  }
  closeOpenWindow = closeWindow
  floating.addEventListener('pagehide', handleClosed)
  useLive.setState({ isSmallWindowOpen: true })
  // A reload would close the small window, so updates wait.
  useOffline.setState({ hold: () => toolMessages.live.updateWaits })
}

function frameAddress(key: string): string {
  const parameters = new URLSearchParams({
    follow: '1',
    [feedParameter]: key,
    lang: currentLocale(),
  })
  return `${assetUrl(pagePath(pageWorld().path, 'embed'))}?${parameters.toString()}`
}
