import { useId, useMemo } from 'react'
import { formatCoordinate, type Coordinate } from '../../domain/world/view/coordinates.ts'
import type { Marker } from '../../domain/markers/marker.ts'
import { nearestServices, nearestUndiscovered } from '../../domain/markers/nearest.ts'
import { laterMessages } from '../../messages/later-messages.ts'
import { messages } from '../../messages/messages.ts'
import { useProgress } from '../../stores/progress/progress.ts'
import { useWorld } from '../../stores/world/world-context.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { PagedList } from '../paged-list.tsx'
import { NearRow } from './near-row.tsx'

/** Rows added by each press of Load more. */
const nearPageSize = 10

interface NearestDialogProps {
  readonly from: Coordinate
  readonly onClose: () => void
}

/** The nearest service of each kind and the nearest undiscovered places; choosing one shows it. */
export function NearestDialog({ from, onClose }: NearestDialogProps) {
  const world = useWorld()
  const { markers } = world
  const discovered = useProgress((state) => state.discoveredMarkers)
  const services = useMemo(() => nearestServices(world, from), [world, from])
  const undiscovered = useMemo(
    () => nearestUndiscovered(markers, from, new Set(discovered)),
    [markers, from, discovered],
  )
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={laterMessages.nearest.title(formatCoordinate(from))}
      closeLabel={laterMessages.nearest.close}
      className="dialog-wide dialog-low"
    >
      <div className="grid gap-x-6 gap-y-4 md:grid-cols-2">
        <NearList
          title={laterMessages.nearest.services}
          markers={services}
          nothing={laterMessages.nearest.noServices}
          from={from}
          onChoose={onClose}
        />
        <NearList
          title={laterMessages.nearest.undiscovered}
          markers={undiscovered}
          nothing={laterMessages.nearest.nothingLeft}
          from={from}
          onChoose={onClose}
        />
      </div>
    </Dialog>
  )
}

interface NearListProps {
  readonly title: string
  readonly markers: readonly Marker[]
  /** Said in place of an empty list. */
  readonly nothing: string
  readonly from: Coordinate
  readonly onChoose: () => void
}

function NearList({ title, markers, nothing, from, onChoose }: NearListProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="mb-1 font-medium text-vellum-soft">
        {title}
      </h3>
      {markers.length === 0 ? (
        <p>{nothing}</p>
      ) : (
        <PagedList
          items={markers}
          pageSize={nearPageSize}
          idOf={(marker) => marker.id}
          more={messages.search.loadMore}
          moreClass="mt-2 w-full"
          renderRow={(marker) => <NearRow marker={marker} from={from} onChoose={onChoose} />}
        />
      )}
    </section>
  )
}
