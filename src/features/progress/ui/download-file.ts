// Hands files to the player: the one place from which the app's downloads start. Browsers inside other apps ignore
// downloads without an error, so that a dialog offers the share sheet and the file's text there.
import { currentDevice, isHomeScreenApp, isInsideApp } from '../../../platform/device.ts'
import { canShareFile, shareFile } from '../../../ui/share.ts'
import { openDialog } from '../open-dialogs.ts'

/** Result of a download: `offered` if a dialog offers the file, so that its arrival is not certain yet. */
export type DownloadOutcome = 'started' | 'offered' | 'refused'

const doubleClickMs = 500

const lastByButton = new Map<string, { readonly at: number; readonly outcome: DownloadOutcome }>()

interface DownloadOptions {
  /** Distinguishes buttons that download files of the same type. */
  readonly button?: string
  /** Called when the player confirms that an offered file arrived. Without it the player isn't asked. */
  readonly onArrived?: () => void
}

/** Gives the player a file: a text, the parts of a text, or a picture. `type` is the media type. */
export function downloadFile(
  name: string,
  content: string | readonly string[] | Blob,
  type: string,
  { button = type, onArrived }: DownloadOptions = {},
): DownloadOutcome {
  const at = performance.now()
  const last = lastByButton.get(button)
  if (last && at - last.at < doubleClickMs) return last.outcome
  const outcome = handOver(name, content, type, onArrived)
  lastByButton.set(button, { at, outcome })
  return outcome
}

function handOver(
  name: string,
  content: string | readonly string[] | Blob,
  type: string,
  onArrived: (() => void) | undefined,
): DownloadOutcome {
  const parts = [content].flat()
  const device = currentDevice()
  if (isInsideApp(device) || isHomeScreenApp(device)) {
    const file = new File(parts, name, { type })
    const text = content instanceof Blob ? undefined : [content].flat().join('')
    const canShare = canShareFile(file)
    if (isInsideApp(device) && !canShare && text === undefined) return 'refused'
    if (isInsideApp(device) || canShare) {
      // Open the share sheet during this press, because browsers refuse it without one.
      const sharing = canShare ? shareFile(file) : null
      openDialog({ kind: 'keep-file', offered: { file, text, sharing, onArrived } })
      return 'offered'
    }
  }
  return startDownload(new Blob(parts, { type }), name) ? 'started' : 'refused'
}

/** @returns false if the browser can't create object URLs */
function startDownload(file: Blob, name: string): boolean {
  let url: string
  try {
    url = URL.createObjectURL(file)
  } catch {
    return false
  }
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Safari reads the URL only after the click has returned, and a large picture takes long.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
  return true
}
