import type { DownloadOutcome } from './download-file.ts'
import type { SavedBackup } from './save-backup.ts'
import { maxBackupBytes } from '../../pictures/model/limits.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { showFailure, showSuccess } from '../../../ui/toasts/toasts.tsx'

/**
 * Says that a download has started, or that the browser takes none. A file that is offered has its own dialog.
 *
 * @param title says that the download has started, where the browser's own sign is not enough
 */
export function notifyDownload(
  download: DownloadOutcome | Promise<SavedBackup>,
  title?: () => string,
): void {
  if (typeof download !== 'string') {
    void download.then((saved) => {
      notifyDownload(saved.outcome, title)
      if (saved.outcome !== 'refused') notifyWithoutPictures(saved)
    })
    return
  }
  if (download === 'started' && title) showSuccess({ title })
  if (download === 'refused') showFailure({ title: () => laterMessages.settings.fileRefused })
}

/** Says that the pictures are not in a backup, and why. */
function notifyWithoutPictures({ withoutPictures: why }: SavedBackup): void {
  const { unread, tooLarge } = laterMessages.backups.pictures
  if (why)
    showFailure({ title: () => (why === 'unread' ? unread : tooLarge(maxBackupBytes / 1e6)) })
}
