import { formatCoordinate } from '../../../geometry/coordinates.ts'
import { writeViewLink } from '../../links/model/view-link.ts'
import { readPinWords } from '../../pins/model/pin-words.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { messages } from '../../../i18n/generated/first.ts'
import { openPinForm } from '../../pins/pin-editing.ts'
import { addPin } from '../../pins/pins.ts'
import { closeCard, openedNow } from '../opened.ts'
import type { CardTarget } from '../model/opened-card.ts'
import { useWorld } from '../../worlds/world-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { CardFrame } from '../card-frame.tsx'
import { EmbedButton, ShareButton } from '../../links/ui/share-buttons.tsx'
import { PinNote } from '../../pins/ui/pin-note.tsx'
import { useHasRoute } from '../../routes/route-store.ts'
import { GoOnButton, RouteActions, RouteButton } from '../../routes/ui/route-button.tsx'
import { mapTitle } from '../../lists/map-words.ts'
import { CardDetails } from './card-details.tsx'
import { backToChest, MapAtSpot, useMapAt } from './treasure-map.tsx'

interface SpotDetailsProps {
  readonly spot: CardTarget & { readonly kind: 'spot' }
}

export function SpotDetails({ spot: { coordinate: spot, words: pin } }: SpotDetailsProps) {
  const world = useWorld()
  const by = openedNow()?.by
  const hasRoute = useHasRoute()
  const map = useMapAt(spot)
  const chest = world.markersById.get(map?.chest ?? -1)
  const words = readPinWords(pin)
  const coordinate = formatCoordinate(spot)
  const search = writeViewLink({ spot, pin }, world)
  const title = map ? mapTitle(map) : words.title || messages.spot.title(coordinate)

  function keep(): void {
    const [x, y] = spot
    const { id } = addPin({ x, y, ...words })
    closeCard()
    openPinForm(id)
  }

  const keeps = (
    <Button appearance={chest ? 'secondary' : 'primary'} className="grow px-3" onClick={keep}>
      <Icon name="pin" />
      {laterMessages.pins.add}
    </Button>
  )

  return (
    <CardFrame
      label={map ? messages.card.label(title) : laterMessages.spot.label(coordinate)}
      title={title}
      hasAddress
      // A card that reappears must not take the focus.
      takesFocus={by !== 'back'}
      onClose={() => (chest && by === 'event' ? backToChest(chest) : closeCard())}
      where={spot}
      peek={
        <>
          {words.note && <PinNote note={words.note} />}
          {map && chest ? (
            <MapAtSpot map={map} chest={chest} />
          ) : (
            <>
              <p className="px-4 pb-2 text-sm text-vellum-soft">{laterMessages.spot.temporary}</p>
              <div className="card-actions">
                {keeps}
                <RouteActions to={spot} />
              </div>
            </>
          )}
        </>
      }
    >
      <CardDetails>
        <div className="flex flex-wrap gap-2 pb-3">
          {chest && keeps}
          {(chest ?? hasRoute) && <RouteButton to={spot} />}
          {chest && <GoOnButton to={spot} />}
          <ShareButton search={search} title={title} />
          <EmbedButton search={search} title={laterMessages.embed.title(title, world.game)} />
        </div>
      </CardDetails>
    </CardFrame>
  )
}
