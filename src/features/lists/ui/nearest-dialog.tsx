import { useId, useMemo } from 'react'
import type { Marker } from '../../../world/marker.ts'
import {
  findNearestServices,
  sortUndiscoveredByDistance,
  displacementTo,
} from '../../../world/nearest.ts'
import { formatCoordinate, type Coordinate } from '../../../geometry/coordinates.ts'
import { displacementWords } from '../../../i18n/compose/later-sentences.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { MarkerRow } from '../../progress/ui/marker-row.tsx'
import { useProgress } from '../../progress/progress.ts'
import { useWorld } from '../../worlds/world-context.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { PagedList } from '../../../ui/paged-list.tsx'

const nearPageSize = 10

interface NearestDialogProps {
  readonly from: Coordinate
  readonly onClose: () => void
}

export function NearestDialog({ from, onClose }: NearestDialogProps) {
  const world = useWorld()
  const { markers } = world
  const discovered = useProgress((state) => state.discoveredMarkers)
  const services = useMemo(() => findNearestServices(world, from), [world, from])
  const undiscovered = useMemo(
    () => sortUndiscoveredByDistance(markers, from, new Set(discovered)),
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
  /** Text for an empty list. */
  readonly nothing: string
  readonly from: Coordinate
  readonly onChoose: () => void
}

function NearList({ title, markers, nothing, from, onChoose }: NearListProps) {
  const id = useId()
  const { typesById, metresPerUnit } = useWorld()
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
          more={laterMessages.search.loadMore}
          moreClass="mt-2 w-full"
          renderRow={(marker) => {
            const { metres, direction } = displacementTo(marker, from, metresPerUnit)
            return (
              <MarkerRow
                marker={marker}
                type={typesById.get(marker.locationType)}
                icon="size-9"
                showsSelection={false}
                distance={displacementWords(metres, direction)}
                className="py-1"
                onChoose={onChoose}
              />
            )
          }}
        />
      )}
    </section>
  )
}
