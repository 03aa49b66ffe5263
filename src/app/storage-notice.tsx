import { useState } from 'react'
import { laterMessages } from '../i18n/generated/later.ts'
import { emptiedStorageText } from '../i18n/compose/later-sentences.ts'
import { saveBackup } from '../features/progress/ui/save-backup.ts'
import { notifyDownload } from '../features/progress/ui/notify-download.ts'
import { passFocusToMap } from '../features/viewport/map-view.ts'
import {
  reportedProblems,
  useStorageStatus,
  type ReportedProblem,
} from '../storage/storage-status.ts'
import { useNotes, usePins } from '../features/pins/pins.ts'
import { progressRepository, useProgress } from '../features/progress/progress.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'

const retryable: readonly ReportedProblem[] = ['blocked', 'full', 'one-copy']

/** Reports that marks can't be stored. Each kind of problem is dismissed separately. */
export function StorageNotice() {
  const problems = useStorageStatus((state) => state.problems)
  const emptied = useStorageStatus((state) => state.isEmptied)
  const [dismissed, setDismissed] = useState<readonly ReportedProblem[]>([])
  if (emptied) return <EmptiedNotice />
  const reported = reportedProblems(problems).find((kind) => !dismissed.includes(kind))
  if (!reported) return null
  return (
    <div ref={passFocusToMap} role="alert" className="notice border-danger map-control">
      <Icon name="alert" className="mt-0.5 text-danger" />
      <p className="notice-text">{laterMessages.storage.problems[reported]}</p>
      {retryable.includes(reported) && (
        <Button onClick={progressRepository.retry}>{laterMessages.storage.retry}</Button>
      )}
      <BackupButton />
      <IconButton
        className="ml-auto"
        label={laterMessages.storage.dismiss}
        onClick={() => setDismissed([...dismissed, reported])}
      >
        <Icon name="close" />
      </IconButton>
    </div>
  )
}

/** Asks whether to keep the list on screen after the site's data was deleted. */
function EmptiedNotice() {
  const marks = useProgress((state) => state.discoveredMarkers.length)
  const pins = usePins().length + useNotes().size
  return (
    <div ref={passFocusToMap} role="alert" className="notice border-danger map-control">
      <Icon name="alert" className="mt-0.5 text-danger" />
      <p className="notice-text">{emptiedStorageText(marks, pins)}</p>
      <Button appearance="primary" onClick={progressRepository.restoreAll}>
        {laterMessages.storage.keep}
      </Button>
      <Button onClick={progressRepository.startAfresh}>{laterMessages.storage.startAfresh}</Button>
      <BackupButton />
    </div>
  )
}

function BackupButton() {
  return (
    <Button onClick={() => notifyDownload(saveBackup())}>{laterMessages.storage.backup}</Button>
  )
}
