import { useState } from 'react'
import { messages } from '../../messages/messages.ts'
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
import { exportPins } from './export-pins.ts'
import { saveBackup } from './save-backup.ts'
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
      <h3 className="font-medium">{messages.settings.manage}</h3>
      <p className="text-sm text-vellum-soft">{messages.settings.manageHint}</p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-2">
        <UploadButton />
        <Button
          onClick={() => {
            saveBackup()
            showSuccess({ title: messages.toasts.backupStarted })
          }}
        >
          <Icon name="download" />
          {messages.settings.backup}
        </Button>
        <Button className="text-danger hover:text-danger" onClick={() => setConfirming(true)}>
          <Icon name="trash" />
          {messages.settings.clear}
        </Button>
        <SendButton />
        {hasPins && (
          <Button
            className="col-span-full"
            onClick={() => {
              exportPins()
              showSuccess({ title: messages.toasts.pinsExported })
            }}
          >
            <Icon name="download" />
            {messages.settings.exportPins}
          </Button>
        )}
      </div>
      <p className="text-sm text-vellum-soft">
        {messages.storage.newerThanBackup(newer) ??
          messages.storage.whereBackedUp(discovered.length === 0 && !hasPins, newer)}
      </p>
      <EarlierLists />
      <ConfirmDialog
        open={confirming}
        onOpenChange={setConfirming}
        texts={{
          ...messages.confirm,
          description: messages.settings.clearQuestion,
          detail: messages.settings.clearText(discovered.length),
        }}
        onConfirm={() => {
          showSuccess({ title: messages.toasts.cleared, ...undoing(clearDiscovered()) })
        }}
      />
    </section>
  )
}
