import { useWay } from '../../stores/ways/way.ts'
import { parts } from '../../stores/offline/parts.ts'
import { useSelection } from '../../stores/markers/selection.ts'
import { useSettlement } from '../../stores/world/settlement.ts'
import { lazyPart } from '../../ui/dialogs/lazy-part.tsx'

const WayDetails = lazyPart(parts, async () => (await import('./way-details.tsx')).WayDetails, {
  className: 'card grid justify-items-start gap-2 p-4',
})

/** The way that is asked for, as long as no place is selected and none of its points is being chosen on the map. */
export function WayCard() {
  const asked = useWay(
    ({ points, ordering, choosing }) => (points ?? ordering) !== null && choosing === null,
  )
  const selecting = useSelection(
    ({ selectedMarker, selectedPin }) => selectedMarker !== null || selectedPin !== null,
  )
  const elsewhere = useSettlement(({ place }) => place !== null)
  return asked && !selecting && !elsewhere && <WayDetails />
}
