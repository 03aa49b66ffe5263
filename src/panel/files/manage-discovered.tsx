import { useState } from 'react'
import { laterMessages } from '../../messages/later-messages.ts'
import { newerThanBackup } from '../../messages/compose/amounts.ts'
import { whereBackedUp } from '../../messages/compose/backed-up.ts'
import { sinceBackup, useKeeping } from '../../stores/progress/keeping.ts'
import { useNotes, usePins } from '../../stores/pins/pins.ts'
import { useProgress } from '../../stores/progress/progress.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { showSuccess } from '../../ui/toasts/toasts.tsx'
import { undoing } from '../progress/undo-change.ts'
import { SendButton } from './transfer/send-button.tsx'
import { EarlierLists } from '../progress/earlier-lists.tsx'
import { ShownPlaythrough } from '../progress/playthroughs/shown-playthrough.tsx'
import { exportPins } from './export-pins.ts'
import { saveBackup } from './save-backup.ts'
import { sayDownload } from './say-download.ts'
import { UploadButton } from './upload/upload-button.tsx'

export function ManageDiscovered() {
  const [confirming, setConfirming] = useState(false)
  const discovered = useProgress((state) => state.discoveredMarkers)
  const pins = useProgress((state) => state.pins)
  const newer = sinceBackup({ discoveredMarkers: discovered, pins }, useKeeping())
  const hasPins = usePins().length + useNotes().size > 0
  const { clearDiscovered } = useProgress.getState()

  return (
    <section className="grid gap-3">
      <h3 className="font-medium">{laterMessages.settings.manage}</h3>
      <p className="text-sm text-vellum-soft">{laterMessages.settings.manageHint}</p>
      <div className="flex flex-wrap gap-2 *:grow *:basis-30">
        <UploadButton />
        <Button
          onClick={() => {
            sayDownload(saveBackup(), () => laterMessages.toasts.backupStarted)
          }}
        >
          <Icon name="download" />
          {laterMessages.settings.backup}
        </Button>
        <Button className="text-danger hover:text-danger" onClick={() => setConfirming(true)}>
          <Icon name="trash" />
          {laterMessages.settings.clear}
        </Button>
        <SendButton />
        {hasPins && (
          <Button
            className="basis-full"
            onClick={() => {
              sayDownload(exportPins(), () => laterMessages.toasts.pinsExported)
            }}
          >
            <Icon name="download" />
            {laterMessages.settings.exportPins}
          </Button>
        )}
      </div>
      <p className="text-sm text-vellum-soft">
        {newerThanBackup(newer) ?? whereBackedUp(discovered.length === 0 && !hasPins, newer)}
      </p>
      <EarlierLists />
      <ConfirmDialog
        open={confirming}
        onOpenChange={setConfirming}
        texts={{
          ...laterMessages.confirm,
          description: laterMessages.settings.clearQuestion,
          detail: laterMessages.settings.clearText(discovered.length),
        }}
        onConfirm={() => {
          showSuccess({ title: () => laterMessages.toasts.cleared, ...undoing(clearDiscovered()) })
        }}
      >
        <ShownPlaythrough />
      </ConfirmDialog>
    </section>
  )
}
