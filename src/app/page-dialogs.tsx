import { useEffect, useState } from 'react'
import { chunks } from '../features/chunks/chunks.ts'
import { watchArrivingLinks } from '../features/import-export/arriving-link.ts'
import { closeDialog, useOpenDialogs, type PageDialog } from '../features/progress/open-dialogs.ts'
import { useWorldIfLoaded } from '../features/worlds/world-context.tsx'
import { lazyOverlay } from '../ui/dialogs/lazy-chunk.tsx'
import { commands } from './commands/registry.ts'
import { useCommandKeys } from './commands/use-command-keys.ts'

const NearestDialog = lazyOverlay(
  chunks,
  async () => (await import('../features/lists/ui/nearest-dialog.tsx')).NearestDialog,
)
const ShortcutsDialog = lazyOverlay(
  chunks,
  async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog,
)
const UndoElsewhereDialog = lazyOverlay(
  chunks,
  async () =>
    (await import('../features/progress/ui/undo-elsewhere-dialog.tsx')).UndoElsewhereDialog,
)
const CopyByHand = lazyOverlay(
  chunks,
  async () => (await import('./commands/copy-by-hand.tsx')).CopyByHand,
)
const RestorePinDialog = lazyOverlay(
  chunks,
  async () => (await import('../features/pins/ui/restore-pin-dialog.tsx')).RestorePinDialog,
)
const ReceiveDialog = lazyOverlay(
  chunks,
  async () => (await import('../features/import-export/ui/receive-dialog.tsx')).ReceiveDialog,
)

export function PageDialogs() {
  useCommandKeys()
  const dialogs = useOpenDialogs((state) => state.dialogs)
  const [arriving, setArriving] = useState<string | null>(null)
  useEffect(() => watchArrivingLinks(setArriving), [])
  // The dialogs of commands must not open again when the player returns from another page.
  useEffect(() => () => closeDialog('command', 'copy-by-hand'), [])
  return (
    <>
      {dialogs.map((dialog) => (
        <ShownDialog key={dialog.kind} dialog={dialog} />
      ))}
      {arriving !== null && (
        // The link stays in the address, so that a reload asks again.
        <ReceiveDialog key={arriving} hash={arriving} onClose={() => setArriving(null)} />
      )}
    </>
  )
}

function ShownDialog({ dialog }: { readonly dialog: PageDialog }) {
  const world = useWorldIfLoaded()
  const onClose = () => closeDialog(dialog.kind)
  switch (dialog.kind) {
    case 'shortcuts':
      return <ShortcutsDialog onClose={onClose} />
    case 'nearest':
      return world && <NearestDialog from={dialog.from} onClose={onClose} />
    case 'undo-elsewhere':
      return <UndoElsewhereDialog entry={dialog.entry} onClose={onClose} />
    case 'restore-pin':
      return <RestorePinDialog key={dialog.pin.id} pin={dialog.pin} onClose={onClose} />
    case 'copy-by-hand':
      return <CopyByHand text={dialog.text} onClose={onClose} />
    case 'command': {
      const { id, returnTo } = dialog
      const Dialog = commands.find((command) => command.id === id)?.dialog
      return world && Dialog && <Dialog key={id} {...{ world, returnTo, onClose }} />
    }
    case 'keep-file':
      // `FileToKeep` shows this dialog, also on pages without a map.
      return null
  }
}
