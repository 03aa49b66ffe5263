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
