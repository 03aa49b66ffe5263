import { useState } from 'react'
import type { Pin } from '../../domain/pins/pin.ts'
import { writePinWords } from '../../domain/pins/pin-words.ts'
import { writeViewLink } from '../../domain/links/view-link.ts'
import { laterMessages } from '../../messages/later-messages.ts'
import { wayMessages } from '../../messages/way-messages.ts'
import { messages } from '../../messages/messages.ts'
import { pinLabel } from '../../messages/compose/pin-label.ts'
import { focusMap } from '../../stores/world/map-focus.ts'
import { usePinEditing } from '../../stores/pins/pin-editing.ts'
import { useSelection } from '../../stores/markers/selection.ts'
import { deleteSelectedPin } from '../../stores/pins/shown-pins.ts'
import { showTour, tourStops } from '../../stores/ways/kept-tours.ts'
import { useWorld } from '../../stores/world/world-context.tsx'
import { Button } from '../../ui/button.tsx'
import { focusInstead } from '../../ui/keys/focus-instead.ts'
import { Icon } from '../../ui/icon.tsx'
import { PinForm } from './pin-form.tsx'
import { PinNote } from './pin-note.tsx'
import { PinMover } from './pin-mover.tsx'
import { PinPicture } from './pin-picture.tsx'
import { CardFrame } from '../card-frame.tsx'
import { CoordinateFact, Facts } from '../fact.tsx'
import { ShareTour } from '../ways/share-tour.tsx'
import { WayButton } from '../ways/way-button.tsx'
import { ShareButtons } from '../links/share-buttons.tsx'

const texts = laterMessages.pins

/** The card of a pin: what it says, or the form that changes it. */
export function PinDetails({ pin }: { pin: Pin }) {
  const editing = usePinEditing((state) => state.id === pin.id)
  const look = usePinEditing((state) => state.look)
  const origin = useSelection.getState().origin
  const deselect = useSelection((state) => state.deselect)
  const moved = usePinEditing((state) => (state.moved?.id === pin.id ? state.moved.to : null))
  const label = pinLabel(pin.title)
  return (
    <CardFrame
      label={editing ? texts.editing(label) : messages.pins.card(label)}
      title={label}
      picture={<PinPicture pin={(editing && look) || pin} className="h-12 w-9 self-start" />}
      takesFocus={origin !== 'pointer' && !editing}
      onClose={deselect}
      where={moved ?? [pin.x, pin.y]}
      opensRaised={editing}
      peek={!editing && pin.note && <PinNote note={pin.note} />}
    >
      {editing ? <PinForm pin={pin} onDone={stopEditing} /> : <PinFacts pin={pin} />}
    </CardFrame>
  )
}

/** The form is gone with the button that had the focus: it goes to the one that brings the form back. */
function stopEditing(): void {
  focusInstead(
    () => usePinEditing.setState({ id: null }),
    () => document.querySelector<HTMLElement>('[data-edit-pin]'),
  )
}

function PinFacts({ pin }: { pin: Pin }) {
  const world = useWorld()
  const moved = usePinEditing((state) => (state.moved?.id === pin.id ? state.moved.to : null))
  const [moving, setMoving] = useState(false)
  const spot = moved ?? ([pin.x, pin.y] as const)
  const label = pinLabel(pin.title)
  return (
    <>
      <Facts>
        <CoordinateFact at={spot} />
      </Facts>
      <div className="flex flex-wrap gap-2 px-4 pt-3">
        <Button
          look="primary"
          data-edit-pin
          className="grow px-2"
          onClick={() => usePinEditing.setState({ id: pin.id })}
        >
          <Icon name="edit" />
          {messages.pins.edit}
        </Button>
        <Button aria-expanded={moving} className="grow px-2" onClick={() => setMoving(!moving)}>
          <Icon name="move" />
          {texts.move}
        </Button>
        <Button className="grow px-2" onClick={removePin}>
          <Icon name="trash" />
          {messages.pins.delete}
        </Button>
      </div>
      {moving && <PinMover pin={pin} />}
      <div className="grid gap-2 px-4 pt-2">
        {tourStops(pin, world.extent).length > 0 && (
          <>
            <Button onClick={() => showTour(pin, world.extent)}>
              <Icon name="way" />
              {wayMessages.show}
            </Button>
            <ShareTour pin={pin} />
          </>
        )}
        <WayButton to={spot} />
      </div>
      <ShareButtons
        search={writeViewLink({ spot, pin: writePinWords(pin) }, world)}
        title={label}
        embedTitle={messages.embed.title(label, world.game)}
      />
    </>
  )
}

/** The card goes with the pin; the focus goes to the map. */
function removePin(): void {
  deleteSelectedPin()
  focusMap()
}
