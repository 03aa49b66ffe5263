import { writeViewLink } from '../../domain/links/view-link.ts'
import type { Marker } from '../../domain/markers/marker.ts'
import { messages } from '../../messages/messages.ts'
import { useWorld } from '../../stores/world/world-context.tsx'
import { CoordinateFact, Fact } from '../fact.tsx'
import { EmbedButton, ShareButton } from '../links/share-buttons.tsx'
import { ReportLine } from './report-line.tsx'

interface MoreOfMarkerProps {
  readonly marker: Marker
  /** What it is called now. */
  readonly label: string
}

/** The foot of a place's card: its link, what few players ask for, folded, and what to do where it is wrong. */
export function MoreOfMarker({ marker, label }: MoreOfMarkerProps) {
  const world = useWorld()
  const search = writeViewLink({ marker: marker.id }, world)
  return (
    <>
      <div className="flex flex-wrap gap-2 px-4 pt-3 pb-1">
        <ShareButton search={search} title={label} />
      </div>
      <details className="px-4">
        <summary className="min-h-11 py-2.5 text-sm text-vellum-soft hover:text-gold-bright">
          {messages.card.more}
        </summary>
        <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-1 pb-2">
          <CoordinateFact at={marker.coordinate} />
          <Fact term={messages.card.id}>{messages.search.id(marker.id)}</Fact>
        </dl>
        <div className="flex flex-wrap gap-2 pb-3">
          <EmbedButton search={search} title={messages.embed.title(label, world.game)} />
        </div>
        <ReportLine marker={marker} />
      </details>
    </>
  )
}
