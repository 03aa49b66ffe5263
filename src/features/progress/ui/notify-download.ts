import type { SavedBackup } from './save-backup.ts'
import { maxBackupBytes } from '../../pictures/model/limits.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { showFailure, showSuccess } from '../../../ui/toasts/toasts.tsx'

/**
 * Says of a file that it is on its way, or that the browser took none.
 *
 * @param title says that the file is on its way, where the browser's own sign is not enough
 */
export function notifyDownload(taken: boolean | Promise<SavedBackup>, title?: () => string): void {
  if (typeof taken !== 'boolean') {
    void taken.then((saved) => {
      notifyDownload(saved.taken, title)
      if (saved.taken) notifyWithoutPictures(saved)
    })
    return
  }
  if (taken && title) showSuccess({ title })
  if (!taken) showFailure({ title: () => laterMessages.settings.fileRefused })
}

/** Says that the pictures are not in a backup, and why. */
function notifyWithoutPictures({ withoutPictures: why }: SavedBackup): void {
  const { unread, tooLarge } = laterMessages.backups.pictures
  if (why)
    showFailure({ title: () => (why === 'unread' ? unread : tooLarge(maxBackupBytes / 1e6)) })
}
