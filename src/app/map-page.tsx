import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { MapRegion } from './map/map-region.tsx'
import { messages } from '../i18n/generated/first.ts'
import { useLocale } from '../i18n/language/use-locale.ts'
import { Cards } from './cards.tsx'
import { PanelBody } from './panel-body.tsx'
import { ThumbBar } from './thumb-bar.tsx'
import { Panel } from './panel.tsx'
import { useSmallScreen } from '../ui/screen-size.ts'
import { SkipLinks } from './skip-links.tsx'
import { startOffline } from '../features/offline/offline.ts'
import { syncAddress } from '../features/links/address.ts'
import { watchVisits } from '../features/progress/visits.ts'
import { useNotAllShown } from '../features/filters/shown-filters.ts'
import { chunks } from '../features/chunks/chunks.ts'
import { lazyChunk } from '../ui/dialogs/lazy-chunk.tsx'
import { MendingBoundary } from '../ui/dialogs/mending-boundary.tsx'
import { useSettings } from '../features/settings/settings.ts'
import { saveLastWorldOnView } from '../features/worlds/storage/last-world.ts'
import { useWorldLoad } from '../features/worlds/use-world-load.ts'
import { WorldProvider, type LoadedWorld } from '../features/worlds/world-context.tsx'
import { useGame } from '../features/worlds/localized-names.ts'
import { ProgressNotices } from './progress-notices.tsx'
import { WorldMissing } from './world-missing.tsx'
import { openTab } from './open-panel.ts'
import { PageDialogs } from './page-dialogs.tsx'
import { whenIdle } from '../platform/when-idle.ts'
import { useProgress } from '../features/progress/progress.ts'

const FilterChip = lazyChunk(
  chunks,
  async () => (await import('../features/filters/ui/filter-chip.tsx')).FilterChip,
  { className: 'map-control map-notice' },
)

const FirstHint = lazyChunk(chunks, async () => (await import('./first-hint.tsx')).FirstHint, {
  className: 'sr-only',
})

export function MapPage() {
  const language = useLocale()
  const [mapSettled, setMapSettled] = useState(false)
  const load = useWorldLoad()
  const world = load.status === 'ready' ? load.world : null
  const { game } = useGame()
  // A full-screen panel keeps the focus.
  const panelOpen = useSettings((state) => state.panelOpen)
  const smallScreen = useSmallScreen()
  const isBehindPanel = smallScreen && panelOpen
  const settle = useCallback(() => {
    setMapSettled(true)
    startOffline(true)
  }, [])
  useLayoutEffect(watchVisits, [])
  useEffect(() => (world ? syncAddress(world) : undefined), [world])
  useEffect(() => (world ? saveLastWorldOnView() : undefined), [world])
  const worldGame = world?.game
  // Overwrites the title of the prerendered page, before a card sets its own.
  useLayoutEffect(() => {
    if (worldGame !== undefined) document.title = messages.app.title(worldGame)
  }, [worldGame, language])
  return (
    <main>
      <SkipLinks />
      <h1 className="sr-only">{messages.app.name}</h1>
      <WorldProvider world={world}>
        <div inert={isBehindPanel} aria-hidden={isBehindPanel || undefined} className="map-place">
          <MapRegion world={world} worldFailed={load.status === 'failed'} onSettled={settle} />
          {world && (
            <MendingBoundary>
              <Cards />
              <ShownNotice world={world} />
              {mapSettled && <NewcomersHint world={world} />}
              {smallScreen && <ThumbBar />}
            </MendingBoundary>
          )}
        </div>
        <MendingBoundary>
          <Panel game={game}>{world ? <PanelBody /> : <WorldMissing load={load} />}</Panel>
        </MendingBoundary>
        {load.status === 'failed' && (
          <div className="map-message">
            <WorldMissing load={load} />
          </div>
        )}
        <ProgressNotices mapSettled={mapSettled} />
        <PageDialogs />
      </WorldProvider>
    </main>
  )
}

/** Shows the hint to players without marks. Waits for idle, because React would hydrate a loaded part first. */
function NewcomersHint({ world }: { readonly world: LoadedWorld }) {
  const [isNew, setNew] = useState(false)
  useEffect(() => whenIdle(() => setNew(useProgress.getState().marks.size === 0)), [])
  return isNew ? <FirstHint world={world} /> : null
}

/** A component of its own, so that a change of the filters does not render the whole page. */
function ShownNotice({ world }: { readonly world: LoadedWorld }) {
  const smallScreen = useSmallScreen()
  return useNotAllShown() || smallScreen ? (
    <FilterChip world={world} onOpenFilters={() => openTab('filters')} />
  ) : null
}
