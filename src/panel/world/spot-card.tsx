import { useEffect, useState } from 'react'
import type { Coordinate } from '../../domain/world/view/coordinates.ts'
import { parts } from '../../stores/offline/parts.ts'
import { useSelection } from '../../stores/markers/selection.ts'
import { useSettlement } from '../../stores/world/settlement.ts'
import { useSpot } from '../../stores/world/spot.ts'
import { lazyPart } from '../../ui/dialogs/lazy-part.tsx'

const SpotDetails = lazyPart(parts, async () => (await import('./spot-details.tsx')).SpotDetails, {
  className: 'card grid justify-items-start gap-2 p-4',
})

/** What is known of the spot with a temporary pin, as long as no marker is selected. */
export function SpotCard() {
  const spot = useSpot((state) => state.coordinate)
  return spot && <SpotOrMarker key={spot.join()} spot={spot} />
}

function SpotOrMarker({ spot }: { spot: Coordinate }) {
  const selecting = useSelection(
    ({ selectedMarker, selectedPin }) => selectedMarker !== null || selectedPin !== null,
  )
  const elsewhere = useSettlement(({ place }) => place !== null)
  // A card that merely comes back from behind a marker's must not take the focus.
  const [takesFocus, setTakesFocus] = useState(!selecting)
  useEffect(() => useSelection.subscribe(() => setTakesFocus(false)), [])
  return selecting || elsewhere ? null : <SpotDetails spot={spot} takesFocus={takesFocus} />
}
