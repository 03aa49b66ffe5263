import { useState } from 'react'
import { useProgress } from '../features/progress/progress.ts'
import { usePanelView } from '../features/progress/panel-view.ts'
import { ShownPlaythrough } from '../features/progress/ui/shown-playthrough.tsx'
import { undoing } from '../features/progress/undo/undo.ts'
import { UploadButton } from '../features/import-export/ui/upload/upload-button.tsx'
import { useSettings } from '../features/settings/settings.ts'
import { laterMessages } from '../i18n/generated/later.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { showSuccess } from '../ui/toasts/toasts.tsx'
import { BackupButton } from './backups.tsx'

interface ManageDiscoveredProps {
  readonly onLeave: () => void
}

export function ManageDiscovered({ onLeave }: ManageDiscoveredProps) {
  const [confirming, setConfirming] = useState(false)
  const amount = useProgress((state) => state.discoveredMarkers.length)
  const { clearDiscovered } = useProgress.getState()

  return (
    <section className="grid gap-3">
      <h3 className="font-medium">{laterMessages.settings.manage}</h3>
      <div className="flex flex-wrap gap-2 *:grow *:basis-30 *:px-2">
        <UploadButton />
        <BackupButton />
        <Button className="text-danger hover:text-danger" onClick={() => setConfirming(true)}>
          <Icon name="trash" />
          {laterMessages.settings.clear}
        </Button>
        <Button
          appearance="quiet"
          onClick={() => {
            onLeave()
            showBackups()
          }}
        >
          {laterMessages.backups.open}
        </Button>
      </div>
      <ConfirmDialog
        open={confirming}
        onOpenChange={setConfirming}
        texts={{
          ...laterMessages.confirm,
          description: laterMessages.settings.clearQuestion,
          detail: laterMessages.settings.clearText(amount),
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

function showBackups(): void {
  usePanelView.setState({ searchText: '', tab: 'progress', typeId: null })
  useSettings.setState({ panelOpen: true })
}
