import { isFailedRequest } from '../../platform/failed-request.ts'
import { serializeError } from '../../platform/serialize-error.ts'
import { startMessages } from '../../i18n/generated/start.ts'
import { isProgressSafe } from '../../storage/storage-status.ts'
import { copyText } from '../../ui/copy-button.tsx'
import { showFailure, type ToastText } from '../../ui/toasts/toasts.tsx'

/** Tells the player why a button did nothing: its script failed to load, or threw an error that the player can copy. */
export function notifyPartFailed(error: unknown): void {
  if (!isFailedRequest(error)) console.error(error)
  showFailure(partFailure(error))
}

export function partFailure(error: unknown): ToastText {
  const { errorFallback } = startMessages
  if (isFailedRequest(error)) {
    const detail = isProgressSafe() && { detail: () => startMessages.progressSafe }
    return { title: () => startMessages.chunkMissing, ...detail }
  }
  return {
    title: () => errorFallback.title,
    detail: () => errorFallback.share,
    action: { label: () => errorFallback.copy, run: () => void copyText(serializeError(error)) },
  }
}
