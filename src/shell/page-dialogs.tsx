import { useEffect } from 'react'
import { useCommands } from './commands.ts'
import {
  leaveArrivingLink,
  useArrivingLink,
  watchArrivingLinks,
} from '../features/transfer/arriving-link.ts'
import { chunks } from '../features/chunks/chunks.ts'
import { useOpenDialog } from '../features/progress/open-dialog.ts'
import { useWorldIfLoaded } from '../features/worlds/world-context.tsx'
import { lazyOverlay } from '../ui/dialogs/lazy-chunk.tsx'

const NearestDialog = lazyOverlay(
  chunks,
  async () => (await import('../features/markers/ui/nearest-dialog.tsx')).NearestDialog,
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
const ReceiveDialog = lazyOverlay(
  chunks,
  async () => (await import('../features/transfer/ui/receive-dialog.tsx')).ReceiveDialog,
)

/** The dialog that is asked for, from wherever it is: by a key, from the map, or by a link from another device. */
export function PageDialogs() {
  useCommands()
  const world = useWorldIfLoaded()
  const dialog = useOpenDialog((state) => state.dialog)
  const close = useOpenDialog((state) => state.close)
  const arriving = useArrivingLink((state) => state.hash)
  useEffect(watchArrivingLinks, [])
  return (
    <>
      {dialog?.kind === 'shortcuts' && <ShortcutsDialog onClose={close} />}
      {dialog?.kind === 'nearest' && world && <NearestDialog from={dialog.from} onClose={close} />}
      {dialog?.kind === 'undo-elsewhere' && (
        <UndoElsewhereDialog entry={dialog.entry} onClose={close} />
      )}
      {arriving !== null && (
        <ReceiveDialog key={arriving} hash={arriving} onClose={leaveArrivingLink} />
      )}
    </>
  )
}
