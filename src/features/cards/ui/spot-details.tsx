import { formatCoordinate, type Coordinate } from '../../../core/geometry/coordinates.ts'
import { writeViewLink } from '../../links/model/view-link.ts'
import { readPinWords } from '../../pins/model/pin-words.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { messages } from '../../../i18n/generated/first.ts'
import { openPinForm } from '../../pins/pin-editing.ts'
import { addPin } from '../../pins/pins.ts'
import { useSpot } from '../../places/spot.ts'
import { useWorld } from '../../worlds/world-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { CardFrame } from '../../places/ui/card-frame.tsx'
import { ShareButtons } from '../../links/ui/share-buttons.tsx'
import { PinNote } from '../../pins/ui/pin-note.tsx'
import { RouteButton } from '../../routes/ui/route-button.tsx'

interface SpotDetailsProps {
  readonly spot: Coordinate
  readonly takesFocus: boolean
}

/** The card of a spot with a temporary pin. */
export function SpotDetails({ spot, takesFocus }: SpotDetailsProps) {
  const world = useWorld()
  const remove = useSpot((state) => state.remove)
  const pin = useSpot((state) => state.pin)
  const words = readPinWords(pin)
  const coordinate = formatCoordinate(spot)
  const title = words.title || messages.spot.title(coordinate)

  function keep(): void {
    const [x, y] = spot
    const { id } = addPin({ x, y, ...words })
    openPinForm(id)
    remove()
  }

  return (
    <CardFrame
      label={messages.spot.label(coordinate)}
      title={title}
      takesFocus={takesFocus}
      onClose={remove}
      where={spot}
      peek={
        <>
          {words.note && <PinNote note={words.note} />}
          <p className="px-4 pb-2 text-sm text-vellum-soft">{messages.spot.temporary}</p>
          <div className="grid px-4 pb-2">
            <Button appearance="primary" onClick={keep}>
              <Icon name="pin" />
              {laterMessages.pins.add}
            </Button>
          </div>
        </>
      }
    >
      <div className="grid gap-2 px-4 pt-1">
        <RouteButton to={spot} />
      </div>
      <ShareButtons
        search={writeViewLink({ spot, pin }, world)}
        title={title}
        embedTitle={messages.embed.title(title, world.game)}
      />
    </CardFrame>
  )
}
