import { copyText, type CopyOutcome } from './copy-button.tsx'

/** Shares a link with the system's share sheet. Browsers without a share sheet copy the link. */
export async function shareOrCopy(title: string, url: string): Promise<CopyOutcome> {
  // Contrary to the types, browsers without a share sheet lack the method.
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

/** `refused`: sharing doesn't work. `cancelled`: the player has cancelled it, or has to press again. */
export type ShareOutcome = 'shared' | 'cancelled' | 'refused'

/** Whether the system's share sheet accepts the file. Chromium rejects JSON, for example. */
export function canShareFile(file: File): boolean {
  try {
    // Contrary to the types, browsers without a share sheet lack the method.
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
    // `InvalidStateError` means that another share sheet is open.
    const isHarmless = ['AbortError', 'NotAllowedError', 'InvalidStateError'].includes(name)
    return isHarmless ? 'cancelled' : 'refused'
  }
}
