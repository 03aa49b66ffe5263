// Connects the features. start/root.tsx calls both functions once before the first render.
import { chunks, loadChunk } from '../features/chunks/chunks.ts'
import { reloadCapture } from '../features/chunks/storage/page-reload.ts'
import { backupsSlot } from '../features/progress/backup/backups-slot.ts'
import { useFilterSets } from '../features/filters/filters.ts'
import { showStartSet } from '../features/filters/shown-filters.ts'
import { closePinFormWithCard } from '../features/pins/pin-editing.ts'
import { startProgress } from '../features/progress/progress.ts'
import { recordListSteps } from '../features/progress/undo/undo-stack.ts'
import { takeSpotsAsPoints } from '../features/routes/route-store.ts'
import { settlementQuests } from '../features/card/settlement-quests.ts'
import { posterChunk } from '../features/print/poster-chunk.ts'
import { filterSetsToBackUp } from '../features/progress/backup/sets-to-back-up.ts'
import { tripPrinting } from '../features/routes/trip-printing.ts'
import { questSearch } from '../features/search/quest-search.ts'
import { useWorld } from '../features/worlds/world-context.tsx'
import { lazyChunk, lazyOverlay } from '../ui/dialogs/lazy-chunk.tsx'
import type { Place } from '../world/names/world-names.ts'
import { restoreSearch, sessionCapture } from './session-restore.ts'

/** Restores the state of the last visit, and starts what follows other stores for as long as the page is open. */
export function startFeatures(): void {
  startProgress()
  recordListSteps()
  closePinFormWithCard()
  takeSpotsAsPoints()
  showStartSet()
  restoreSearch()
}

/** Fills the slots that lower folders declare for parts of higher ones. */
export function composeFeatures(): void {
  backupsSlot.fill(() => <Backups />)
  filterSetsToBackUp.fill(() => useFilterSets.getState().sets)
  posterChunk.fill(() => import('../features/print/map/poster.ts'))
  questSearch.fill(() => loadChunk(() => import('../features/quests/find-quests.ts')))
  reloadCapture.fill(sessionCapture)
  settlementQuests.fill((props) => <SettlementQuests {...props} />)
  tripPrinting.fill((props) => <TripPrintDialog {...props} />)
}

const Backups = lazyChunk(chunks, async () => (await import('./backups.tsx')).Backups, {
  className: 'grid justify-items-start gap-2',
})

const TripPrintDialog = lazyOverlay(
  chunks,
  async () => (await import('../features/print/ui/print-dialog.tsx')).PrintDialog,
)

const QuestsHere = lazyChunk(
  chunks,
  async () => (await import('../features/quests/ui/quests-here.tsx')).QuestsHere,
  {
    className: 'grid justify-items-start gap-2 px-4 pb-3',
    // The placeholder is as high as a row of quests, so that nothing below moves under a finger when the quests appear.
    waiting: <div className="min-h-13" />,
  },
)

function SettlementQuests({ settlement }: { readonly settlement: Place }) {
  const { hasQuests } = useWorld()
  return hasQuests && <QuestsHere settlement={settlement} />
}
