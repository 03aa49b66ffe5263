import { useRef, useState } from 'react'
import { messages } from '../../messages/messages.ts'
import { useProgress } from '../../stores/progress.ts'
import { worldId } from '../../stores/world/world-files.ts'
import { useWorldIfLoaded } from '../../stores/world/world-context.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { showFailure, showSuccess } from '../../ui/toasts.tsx'
import { downloadBackup, readBackupFile } from './backup-file.ts'

export function ManageDiscovered() {
  const world = useWorldIfLoaded()
  const input = useRef<HTMLInputElement>(null)
  const [confirming, setConfirming] = useState(false)
  const discovered = useProgress((state) => state.discoveredMarkers)
  const cleared = useProgress((state) => state.clearedMarkers)
  const { mergeDiscovered, clearDiscovered, undoClear } = useProgress.getState()

  async function upload(file: File): Promise<void> {
    const result = await readBackupFile(file, worldId)
    if (!result.ok) {
      showFailure({
        title: messages.toasts.uploadFailed,
        detail: messages.upload.fault(result.fault, worldId),
      })
      return
    }
    const before = new Set(useProgress.getState().discoveredMarkers)
    const added = result.ids.filter((id) => !before.has(id))
    const unknown = world ? added.filter((id) => !world.markersById.has(id)).length : 0
    mergeDiscovered(result.ids)
    showSuccess({
      title: messages.toasts.uploadMerged,
      detail: messages.toasts.uploadSummary(added.length - unknown, result.skipped, unknown),
    })
  }

  return (
    <section className="grid gap-3">
      <h3 className="font-medium">{messages.settings.manage}</h3>
      <p className="text-sm text-vellum-soft">{messages.settings.manageHint}</p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-2">
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          hidden
          data-testid="upload-input"
          onChange={(event) => {
            const { currentTarget } = event
            const file = currentTarget.files?.[0]
            // Choosing the same file again must raise the event again, whatever comes of it.
            if (file) void upload(file).finally(() => (currentTarget.value = ''))
          }}
        />
        <Button onClick={() => input.current?.click()}>
          <Icon name="upload" />
          {messages.settings.upload}
        </Button>
        <Button
          onClick={() => {
            downloadBackup(worldId, discovered)
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
      </div>
      {cleared.length > 0 && (
        <Button onClick={undoClear}>
          <Icon name="undo" />
          {messages.settings.undoClear(cleared.length)}
        </Button>
      )}
      <ConfirmDialog
        open={confirming}
        onOpenChange={setConfirming}
        texts={{
          ...messages.confirm,
          description: messages.settings.clearQuestion,
          detail: messages.settings.clearText(discovered.length),
        }}
        onConfirm={() => {
          clearDiscovered()
          showSuccess({
            title: messages.toasts.cleared,
            ...(discovered.length > 0
              ? { action: { label: messages.toasts.undo, run: undoClear } }
              : {}),
          })
        }}
      />
    </section>
  )
}
