import { useEffect, useState } from 'react'
import { formatCoordinate, type Coordinate } from '../../domain/world/coordinates.ts'
import { writeViewLink } from '../../domain/links/view-link.ts'
import { messages } from '../../messages/messages.ts'
import { useSelection } from '../../stores/markers/selection.ts'
import { useSettlement } from '../../stores/world/settlement.ts'
import { useSpot } from '../../stores/world/spot.ts'
import { useWorld } from '../../stores/world/world-context.tsx'
import { CardFrame } from '../card-frame.tsx'
import { ShareButtons } from '../links/share-buttons.tsx'

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
  return selecting || elsewhere ? null : <Card spot={spot} takesFocus={takesFocus} />
}

function Card({ spot, takesFocus }: { spot: Coordinate; takesFocus: boolean }) {
  const world = useWorld()
  const remove = useSpot((state) => state.remove)
  const coordinate = formatCoordinate(spot)
  return (
    <CardFrame
      label={messages.spot.label(coordinate)}
      title={messages.spot.title(coordinate)}
      takesFocus={takesFocus}
      onClose={remove}
      where={spot}
      peek={<p className="px-4 pb-2 text-sm text-vellum-soft">{messages.spot.temporary}</p>}
    >
      <ShareButtons
        search={writeViewLink({ spot }, world)}
        title={messages.spot.title(coordinate)}
        embedTitle={messages.embed.title(messages.spot.title(coordinate), world.game)}
      />
    </CardFrame>
  )
}
