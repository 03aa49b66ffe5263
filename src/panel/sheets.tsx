import { Suspense, useEffect } from 'react'
import { useArrivingLink, watchArrivingLinks } from '../stores/arriving-link.ts'
import { lazyPiece } from '../stores/lazy-piece.ts'
import { useOpenSheet } from '../stores/open-sheet.ts'
import { useWorldIfLoaded } from '../stores/world/world-context.tsx'
import { useShortcuts } from './shortcuts/use-shortcuts.ts'

const NearestDialog = lazyPiece(
  async () => (await import('./nearest/nearest-dialog.tsx')).NearestDialog,
)
const ShortcutsDialog = lazyPiece(
  async () => (await import('./shortcuts/shortcuts-dialog.tsx')).ShortcutsDialog,
)
const ReceiveDialog = lazyPiece(
  async () => (await import('./transfer/receive-dialog.tsx')).ReceiveDialog,
)

/** The sheet that is asked for, from wherever it is: by a key, from the map, or by a link from another device. */
export function Sheets() {
  useShortcuts()
  const world = useWorldIfLoaded()
  const sheet = useOpenSheet((state) => state.sheet)
  const close = useOpenSheet((state) => state.close)
  const arriving = useArrivingLink((state) => state.hash)
  useEffect(watchArrivingLinks, [])
  return (
    <Suspense>
      {sheet?.kind === 'shortcuts' && <ShortcutsDialog onClose={close} />}
      {sheet?.kind === 'nearest' && world && <NearestDialog from={sheet.from} onClose={close} />}
      {arriving !== null && <ReceiveDialog key={arriving} hash={arriving} />}
    </Suspense>
  )
}
