import { useState } from 'react'
import { formatCoordinate } from '../../domain/world/coordinates.ts'
import type { Pin } from '../../domain/pins/pin.ts'
import { writeViewLink } from '../../domain/links/view-link.ts'
import { whereabouts } from '../../domain/world/where.ts'
import { laterMessages } from '../../messages/later-messages.ts'
import { messages } from '../../messages/messages.ts'
import { focusMap } from '../../stores/world/map-focus.ts'
import { usePinEditing } from '../../stores/pins/pin-editing.ts'
import { useSelection } from '../../stores/markers/selection.ts'
import { deleteSelectedPin } from '../../stores/pins/shown-pins.ts'
import { useWorld } from '../../stores/world/world-context.tsx'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PinForm } from './pin-form.tsx'
import { PinMover } from './pin-mover.tsx'
import { PinPicture } from './pin-picture.tsx'
import { CardFrame } from '../card-frame.tsx'
import { ShareButtons } from '../links/share-buttons.tsx'

const texts = laterMessages.pins

/** The card of a pin: what it says, or the form that changes it. */
export function PinDetails({ pin }: { pin: Pin }) {
  const editing = usePinEditing((state) => state.id === pin.id)
  const look = usePinEditing((state) => state.look)
  const origin = useSelection.getState().origin
  const deselect = useSelection((state) => state.deselect)
  const label = texts.label(pin.title)
  return (
    <CardFrame
      label={editing ? texts.editing(label) : texts.card(label)}
      title={label}
      picture={<PinPicture pin={(editing && look) || pin} className="h-12 w-9 self-start" />}
      takesFocus={origin !== 'pointer' && !editing}
      onClose={deselect}
    >
      {editing ? <PinForm pin={pin} onDone={stopEditing} /> : <PinFacts pin={pin} />}
    </CardFrame>
  )
}

/** The form is gone with the button that had the focus: it goes to the one that brings the form back. */
function stopEditing(): void {
  usePinEditing.setState({ id: null })
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) {
      document.querySelector<HTMLElement>('[data-edit-pin]')?.focus()
    }
  })
}

function PinFacts({ pin }: { pin: Pin }) {
  const world = useWorld()
  const moved = usePinEditing((state) => (state.moved?.id === pin.id ? state.moved.to : null))
  const [moving, setMoving] = useState(false)
  const spot = moved ?? ([pin.x, pin.y] as const)
  const coordinate = formatCoordinate(spot)
  const where = whereabouts(spot, world)
  const label = texts.label(pin.title)
  return (
    <>
      {pin.note && (
        <p
          dir="auto"
          className="mx-4 mb-3 border-y border-line py-2 break-words whitespace-pre-wrap"
        >
          {pin.note}
        </p>
      )}
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-1 px-4">
        {where && (
          <>
            <dt className="text-sm text-vellum-soft">{texts.where}</dt>
            <dd className="min-w-0 break-words">{messages.where(where)}</dd>
          </>
        )}
        <dt className="text-sm text-vellum-soft">{texts.coordinate}</dt>
        <dd className="min-w-0">
          <CopyButton
            text={coordinate}
            label={messages.card.copyCoordinate(coordinate)}
            copiedLabel={messages.card.copied}
            refusedLabel={messages.card.copyRefused}
            className="-my-2 inline-flex min-h-11 items-center gap-2 rounded-md tabular-nums underline decoration-line underline-offset-4 hover:text-gold-bright"
          >
            {coordinate}
          </CopyButton>
        </dd>
      </dl>
      <div className="grid grid-cols-3 gap-2 px-4 pt-3">
        <Button
          look="primary"
          data-edit-pin
          className="px-2"
          onClick={() => usePinEditing.setState({ id: pin.id })}
        >
          <Icon name="edit" />
          {texts.edit}
        </Button>
        <Button aria-expanded={moving} className="px-2" onClick={() => setMoving(!moving)}>
          <Icon name="move" />
          {texts.move}
        </Button>
        <Button className="px-2" onClick={removePin}>
          <Icon name="trash" />
          {texts.delete}
        </Button>
      </div>
      {moving && <PinMover pin={pin} />}
      <ShareButtons
        search={writeViewLink({ spot }, world)}
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
