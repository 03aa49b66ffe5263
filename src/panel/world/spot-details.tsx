import { formatCoordinate, type Coordinate } from '../../domain/world/view/coordinates.ts'
import { writeViewLink } from '../../domain/links/view-link.ts'
import { messages } from '../../messages/messages.ts'
import { useSpot } from '../../stores/world/spot.ts'
import { useWorld } from '../../stores/world/world-context.tsx'
import { CardFrame } from '../card-frame.tsx'
import { ShareButtons } from '../links/share-buttons.tsx'
import { WayButton } from '../ways/way-button.tsx'

interface SpotDetailsProps {
  readonly spot: Coordinate
  readonly takesFocus: boolean
}

/** The card of a spot with a temporary pin. */
export function SpotDetails({ spot, takesFocus }: SpotDetailsProps) {
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
      <div className="grid px-4 pt-1">
        <WayButton to={spot} />
      </div>
      <ShareButtons
        search={writeViewLink({ spot }, world)}
        title={messages.spot.title(coordinate)}
        embedTitle={messages.embed.title(messages.spot.title(coordinate), world.game)}
      />
    </CardFrame>
  )
}
