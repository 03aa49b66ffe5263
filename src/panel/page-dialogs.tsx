import { useEffect } from 'react'
import {
  leaveArrivingLink,
  useArrivingLink,
  watchArrivingLinks,
} from '../stores/files/arriving-link.ts'
import { parts } from '../stores/offline/parts.ts'
import { useOpenDialog } from '../stores/settings/open-dialog.ts'
import { useWorldIfLoaded } from '../stores/world/world-context.tsx'
import { lazyOverlay } from '../ui/dialogs/lazy-part.tsx'
import { useShortcuts } from './settings/use-shortcuts.ts'

const NearestDialog = lazyOverlay(
  parts,
  async () => (await import('./markers/nearest-dialog.tsx')).NearestDialog,
)
const ShortcutsDialog = lazyOverlay(
  parts,
  async () => (await import('./settings/shortcuts-dialog.tsx')).ShortcutsDialog,
)
const UndoElsewhereDialog = lazyOverlay(
  parts,
  async () => (await import('./progress/undo-elsewhere-dialog.tsx')).UndoElsewhereDialog,
)
const ReceiveDialog = lazyOverlay(
  parts,
  async () => (await import('./files/transfer/receive-dialog.tsx')).ReceiveDialog,
)

/** The dialog that is asked for, from wherever it is: by a key, from the map, or by a link from another device. */
export function PageDialogs() {
  useShortcuts()
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
