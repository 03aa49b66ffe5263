// Detects the kind of device and browser from the user agent. Only for facts that no feature test can show: which file
// choosers know which file extensions, and which browsers ignore downloads without an error.

/** The properties of `navigator` that identify a device. */
export interface Device {
  readonly userAgent: string
  /** Number of simultaneous touches. An iPad identifies itself as a Mac, but no Mac has a touch screen. */
  readonly maxTouchPoints: number
  /** True if the page was opened from an iPhone's or iPad's home screen. */
  readonly standalone?: boolean
}

/** iPhone, iPad and iPod, whatever their browser is called. */
export function isAppleMobile({ userAgent, maxTouchPoints }: Device): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
}

/** Whether the system may be Android: its browsers say "Linux" when they are asked for the desktop page. */
function isAndroid({ userAgent, maxTouchPoints }: Device): boolean {
  return /Android/.test(userAgent) || (/\bLinux\b/.test(userAgent) && maxTouchPoints > 1)
}

/**
 * Whether the system's file chooser greys out files by their endings that it doesn't know, such as `.gpx`. A Linux
 * computer with a touch screen counts as well: without a filter its chooser only shows more files.
 */
export function hidesUnknownEndings(device: Device): boolean {
  return isAppleMobile(device) || isAndroid(device)
}

/** Names that apps add to the user agent of the browser inside them. Threads calls itself Barcelona. */
const appNames =
  /\bFB(?:AN|AV|_IAB)\b|Instagram|Barcelona|\bLine\/|MicroMessenger|TikTok|musical_ly|\btrill_|Bytedance|Snapchat|\bPinterest\/|Twitter for|LinkedInApp|KAKAOTALK|NAVER\(inapp|Weibo|\bQQ\/|WhatsApp|Telegram|DingTalk|AlipayClient/i

/** The browser that Android has inside apps. Some apps remove the first mark, and keep the second. */
const androidView = /; ?wv\)|Version\/4\.0 Chrome\//

/** Whether the page is shown inside another app, whose browser ignores downloads and print without an error. */
export function isInsideApp(device: Device): boolean {
  const { userAgent, standalone } = device
  if (appNames.test(userAgent) || androidView.test(userAgent)) return true
  const isBareWebKit = /AppleWebKit\//.test(userAgent) && !/Safari\//.test(userAgent)
  return isAppleMobile(device) && isBareWebKit && !standalone
}

/** Whether the page was opened from the home screen of an iPhone or iPad. */
export function isHomeScreenApp(device: Device): boolean {
  return isAppleMobile(device) && device.standalone === true
}

/** This device. */
export function currentDevice(): Device {
  const { userAgent, maxTouchPoints, standalone } = navigator as Device
  return { userAgent, maxTouchPoints, ...(standalone !== undefined && { standalone }) }
}
