import { MapRegion } from '../map/map-region.tsx'
import { messages } from '../messages/messages.ts'
import { DetailsCard } from '../panel/details/details-card.tsx'
import { PanelBody } from '../panel/panel-body.tsx'
import { Panel } from '../panel/panel.tsx'
import { startLoadingWorld, useWorldLoad } from '../stores/world/use-world-load.ts'
import { WorldProvider } from '../stores/world/world-context.tsx'
import { StorageNotice } from './storage-notice.tsx'
import { WorldMissing } from './world-missing.tsx'

// The data is under way before the first frame.
startLoadingWorld().catch(() => undefined)

export function MapPage() {
  const load = useWorldLoad()
  const world = load.status === 'ready' ? load.world : null
  return (
    <main>
      <h1 className="sr-only">{messages.app.name}</h1>
      <WorldProvider world={world}>
        <MapRegion world={world} worldFailed={load.status === 'failed'} />
        <Panel game={world?.game ?? messages.app.game}>
          {world ? <PanelBody /> : <WorldMissing load={load} />}
        </Panel>
        {load.status === 'failed' && (
          <div className="map-message">
            <WorldMissing load={load} />
          </div>
        )}
        {world && <DetailsCard />}
      </WorldProvider>
      <StorageNotice />
    </main>
  )
}
