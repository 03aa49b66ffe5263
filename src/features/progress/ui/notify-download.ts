import { laterMessages } from '../../../i18n/generated/later.ts'
import { showFailure, showSuccess } from '../../../ui/toasts/toasts.tsx'

/**
 * Says of a file that it is on its way, or that the browser took none.
 *
 * @param title says that the file is on its way, where the browser's own sign is not enough
 */
export function notifyDownload(taken: boolean, title?: () => string): void {
  if (taken && title) showSuccess({ title })
  if (!taken) showFailure({ title: () => laterMessages.settings.fileRefused })
}
