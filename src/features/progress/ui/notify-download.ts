import type { DownloadOutcome } from './download-file.ts'
import type { SavedBackup } from './save-backup.ts'
import { maxBackupBytes } from '../../pins/model/limits.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { showFailure, showSuccess } from '../../../ui/toasts/toasts.tsx'

/** Reports a started or refused download. `title` is shown if the browser's own sign is not enough. */
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

function notifyWithoutPictures({ withoutPictures: why }: SavedBackup): void {
  const { unread, tooLarge } = laterMessages.backups.pictures
  if (why)
    showFailure({ title: () => (why === 'unread' ? unread : tooLarge(maxBackupBytes / 1e6)) })
}
