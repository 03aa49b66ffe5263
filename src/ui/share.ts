import { copyText, type CopyOutcome } from './copy-button.tsx'

/** Hands a link to the system's share sheet, or to the clipboard where there is no such sheet. */
export async function shareOrCopy(title: string, url: string): Promise<CopyOutcome> {
  // Browsers without the sheet lack the method, whatever the types say.
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url })
      return 'elsewhere'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'elsewhere'
    }
  }
  return (await copyText(url)) ? 'copied' : 'refused'
}

/** `refused` if the browser shares nothing now; `cancelled` also if the sheet may only open after another press. */
export type ShareOutcome = 'shared' | 'cancelled' | 'refused'

/** Whether the system's share sheet takes the file. Chromium shares no JSON, for example. */
export function canShareFile(file: File): boolean {
  try {
    // Browsers without the sheet lack the method, whatever the types say.
    return 'canShare' in navigator && navigator.canShare({ files: [file] })
  } catch {
    return false
  }
}

export async function shareFile(file: File): Promise<ShareOutcome> {
  try {
    await navigator.share({ files: [file] })
    return 'shared'
  } catch (error) {
    const name = error instanceof DOMException ? error.name : ''
    // The last is thrown while another sheet is open.
    const isHarmless = ['AbortError', 'NotAllowedError', 'InvalidStateError'].includes(name)
    return isHarmless ? 'cancelled' : 'refused'
  }
}
