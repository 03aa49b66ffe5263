import { useEffect, type ReactNode } from 'react'
import { messages } from '../messages/messages.ts'
import {
  leaveArrivingLink,
  useArrivingLink,
  watchArrivingLinks,
} from '../stores/files/arriving-link.ts'
import { reloadPage } from '../stores/offline/hand-over.ts'
import { lazyPiece } from '../stores/offline/lazy-piece.ts'
import { isMissingPart } from '../stores/offline/load-part.ts'
import { useOpenDialog } from '../stores/settings/open-dialog.ts'
import { useWorldIfLoaded } from '../stores/world/world-context.tsx'
import { OverlayBoundary } from '../ui/dialogs/overlay-boundary.tsx'
import { useShortcuts } from './settings/use-shortcuts.ts'

const NearestDialog = lazyPiece(
  async () => (await import('./markers/nearest-dialog.tsx')).NearestDialog,
)
const ShortcutsDialog = lazyPiece(
  async () => (await import('./settings/shortcuts-dialog.tsx')).ShortcutsDialog,
)
const UndoElsewhereDialog = lazyPiece(
  async () => (await import('./progress/undo-elsewhere-dialog.tsx')).UndoElsewhereDialog,
)
const ReceiveDialog = lazyPiece(
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
      {dialog?.kind === 'shortcuts' && (
        <DialogBoundary onClose={close}>
          <ShortcutsDialog onClose={close} />
        </DialogBoundary>
      )}
      {dialog?.kind === 'nearest' && world && (
        <DialogBoundary onClose={close}>
          <NearestDialog from={dialog.from} onClose={close} />
        </DialogBoundary>
      )}
      {dialog?.kind === 'undo-elsewhere' && (
        <DialogBoundary onClose={close}>
          <UndoElsewhereDialog entry={dialog.entry} onClose={close} />
        </DialogBoundary>
      )}
      {arriving !== null && (
        <DialogBoundary onClose={leaveArrivingLink}>
          <ReceiveDialog key={arriving} hash={arriving} />
        </DialogBoundary>
      )}
    </>
  )
}

function DialogBoundary(props: { readonly onClose: () => void; readonly children: ReactNode }) {
  return (
    <OverlayBoundary
      texts={messages.part}
      isMissing={isMissingPart}
      onReload={reloadPage}
      open
      {...props}
    />
  )
}
