// Detects the kind of device and browser from the user agent, only for facts that no feature test can show: which file
// choosers know which extensions, and which browsers silently ignore downloads.

export interface Device {
  readonly userAgent: string
  /** Number of simultaneous touches. An iPad identifies itself as a Mac, but no Mac has a touch screen. */
  readonly maxTouchPoints: number
  /** True if the page was opened from the home screen of an iPhone or iPad. */
  readonly standalone?: boolean
}

/** Whether the device is an iPhone, iPad or iPod, with any browser. */
export function isAppleMobile({ userAgent, maxTouchPoints }: Device): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
}

/** Whether the system may be Android. Its browsers say "Linux" if the player has requested the desktop page. */
function isAndroid({ userAgent, maxTouchPoints }: Device): boolean {
  return /Android/.test(userAgent) || (/\bLinux\b/.test(userAgent) && maxTouchPoints > 1)
}

/** Whether the system's file chooser may grey out files with unknown extensions such as `.gpx`. */
export function canHideUnknownExtensions(device: Device): boolean {
  return isAppleMobile(device) || isAndroid(device)
}

/** Names that apps add to the user agent of their built-in browser. Threads calls itself Barcelona. */
const appNames =
  /\bFB(?:AN|AV|_IAB)\b|Instagram|Barcelona|\bLine\/|MicroMessenger|TikTok|musical_ly|\btrill_|Bytedance|Snapchat|\bPinterest\/|Twitter for|LinkedInApp|KAKAOTALK|NAVER\(inapp|Weibo|\bQQ\/|WhatsApp|Telegram|DingTalk|AlipayClient/i

/** Marks of Android's web view. Some apps remove the first mark but keep the second. */
const androidView = /; ?wv\)|Version\/4\.0 Chrome\//

/** Whether the page is open in the built-in browser of another app, which silently ignores downloads and printing. */
export function isInsideApp(device: Device): boolean {
  const { userAgent, standalone } = device
  if (appNames.test(userAgent) || androidView.test(userAgent)) return true
  const isBareWebKit = /AppleWebKit\//.test(userAgent) && !/Safari\//.test(userAgent)
  return isAppleMobile(device) && isBareWebKit && !standalone
}

export function isHomeScreenApp(device: Device): boolean {
  return isAppleMobile(device) && device.standalone === true
}

export function currentDevice(): Device {
  const { userAgent, maxTouchPoints, standalone } = navigator as Device
  return { userAgent, maxTouchPoints, ...(standalone !== undefined && { standalone }) }
}
