import { useState, useEffect, useMemo } from 'react'
import { writeTransfer } from '../../links/model/transfer-link.ts'
import { writeViewLink } from '../../links/model/view-link.ts'
import { writePinWords } from '../../pins/model/pin-words.ts'
import type { Pin } from '../../../records/pin.ts'
import { ringArea, shapeOf, type Shape } from '../../../records/shape.ts'
import { formatCoordinate, lineLength, type Coordinate } from '../../../geometry/coordinates.ts'
import type { Extent } from '../../../geometry/extent.ts'
import { pinLabel } from '../../../i18n/compose/first-sentences.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { messages } from '../../../i18n/generated/first.ts'
import { drawLine } from '../../viewport/drawn-line.ts'
import { closeCard, openedNow } from '../opened.ts'
import { usePinEditing } from '../../pins/pin-editing.ts'
import { deleteSelectedPin } from '../../filters/shown-pins.ts'
import { saveSteps, stepPin } from '../../pins/stepped-move.ts'
import { showTrip, tripStops } from '../../routes/saved-trips.ts'
import { focusMap } from '../../viewport/map-view.ts'
import { pageWorld } from '../../../platform/page-world.ts'
import { useWorld } from '../../worlds/world-context.tsx'
import { Button, IconButton } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { focusInstead } from '../../../ui/keys/focus.ts'
import { Icon } from '../../../ui/icon.tsx'
import { CardFrame, CoordinateFact, Fact } from '../card-frame.tsx'
import { EmbedButton, ShareButton } from '../../links/ui/share-buttons.tsx'
import { GoOnButton, RouteButton } from '../../routes/ui/route-button.tsx'
import { AddPicture, ShownPictures } from '../../pins/ui/pictures/add-picture.tsx'
import { pinTarget, usePictureTarget } from '../../pins/ui/pictures/picture-target.ts'
import { PinForm } from '../../pins/ui/pin-form.tsx'
import { PinNote } from '../../pins/ui/pin-note.tsx'
import { PinPicture } from '../../pins/ui/pin-picture.tsx'
import { CardDetails } from './card-details.tsx'

const texts = laterMessages.pins

export function PinDetails({ pin }: { pin: Pin }) {
  const editing = usePinEditing((state) => state.id === pin.id)
  const appearance = usePinEditing((state) => state.appearance)
  const spot = useSpotOf(pin)
  const label = pinLabel(pin.title)
  const pictures = <ShownPictures target={pinTarget(pin)} pictures={pin.pictures} />
  usePictureTarget(pinTarget(pin))
  return (
    <CardFrame
      label={editing ? texts.editing(label) : messages.pins.card(label)}
      title={label}
      picture={<PinPicture pin={(editing && appearance) || pin} className="h-12 w-9 self-start" />}
      takesFocus={openedNow()?.by !== 'pointer' && !editing}
      onClose={closeCard}
      where={spot}
      opensRaised={editing}
      peek={
        !editing && (
          <>
            {pin.note && <PinNote note={pin.note} />}
            {pictures}
            <PinActions pin={pin} />
          </>
        )
      }
    >
      {editing && pictures}
      {editing ? <PinForm pin={pin} onDone={stopEditing} /> : <MoreOfPin pin={pin} />}
    </CardFrame>
  )
}

/** Closes the form. Its focused button disappears, so the focus moves to the Edit button. */
function stopEditing(): void {
  focusInstead(
    () => usePinEditing.setState({ id: null }),
    () => document.querySelector<HTMLElement>('[data-edit-pin]'),
  )
}

function useSpotOf(pin: Pin): Coordinate {
  const moved = usePinEditing((state) => (state.moved?.id === pin.id ? state.moved.to : null))
  return moved ?? [pin.x, pin.y]
}

/** The main action shows a pin that is a tour on the map, and plans a route to any other pin. */
function PinActions({ pin }: { pin: Pin }) {
  const { extent } = useWorld()
  const spot = useSpotOf(pin)
  return (
    <div className="card-actions">
      {isTrip(pin, extent) ? (
        <Button appearance="primary" className="grow px-3" onClick={() => showTrip(pin, extent)}>
          <Icon name="route" />
          {laterMessages.routes.show}
        </Button>
      ) : (
        <RouteButton to={spot} isMain />
      )}
      <Button
        data-edit-pin
        className="grow px-3"
        onClick={() => usePinEditing.setState({ id: pin.id })}
      >
        <Icon name="edit" />
        {laterMessages.pins.edit}
      </Button>
    </div>
  )
}

function isTrip(pin: Pin, extent: Extent): boolean {
  return tripStops(pin, extent).length > 0
}

function MoreOfPin({ pin }: { pin: Pin }) {
  const world = useWorld()
  const spot = useSpotOf(pin)
  const [moving, setMoving] = useState(false)
  const label = pinLabel(pin.title)
  const trip = isTrip(pin, world.extent)
  const shape = useMemo(() => shapeOf(pin), [pin])
  const search = writeViewLink({ spot, pin: writePinWords(pin) }, world)
  return (
    <CardDetails>
      <div className="flex flex-wrap gap-2">
        {trip && <RouteButton to={spot} />}
        <GoOnButton to={spot} />
        {(trip || shape) && (
          <ShareWhole
            pin={pin}
            label={shape ? laterMessages.shapes.share : laterMessages.routes.share}
          />
        )}
        {shape?.closed && (
          <Button className="grow px-3" onClick={() => selectWithin(shape)}>
            <Icon name="lasso" />
            {laterMessages.shapes.within}
          </Button>
        )}
        <Button aria-expanded={moving} className="grow px-3" onClick={() => setMoving(!moving)}>
          <Icon name="move" />
          {texts.move}
        </Button>
        <Button className="grow px-3" onClick={removePin}>
          <Icon name="trash" />
          {laterMessages.pins.delete}
        </Button>
        {moving && <PinMover pin={pin} />}
        <ShareButton search={search} title={label} />
        <EmbedButton search={search} title={laterMessages.embed.title(label, world.game)} />
        <AddPicture target={pinTarget(pin)} />
      </div>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-1 py-2">
        {shape && <SizeFact shape={shape} />}
        <CoordinateFact at={spot} />
      </dl>
    </CardDetails>
  )
}

function SizeFact({ shape: { points, closed } }: { readonly shape: Shape }) {
  const { metresPerUnit } = useWorld()
  const { shapes } = laterMessages
  return closed ? (
    <Fact term={shapes.size}>{areaWords(ringArea(points) * metresPerUnit ** 2)}</Fact>
  ) : (
    <Fact term={shapes.length}>{messages.measure.metres(lineLength(points, metresPerUnit))}</Fact>
  )
}

/** Formats hectares, because the fonts lack "m²". Rounds to 100 m² below one hectare, otherwise to 1000 m². */
function areaWords(squareMetres: number): string {
  const parts = squareMetres < 10_000 ? 100 : 10
  return laterMessages.shapes.hectares(
    Math.max(Math.round((squareMetres / 10_000) * parts), 1) / parts,
  )
}

/** Opens the lasso bar for the markers inside an area, as if the player had drawn its outline. */
function selectWithin({ points }: Shape): void {
  closeCard()
  drawLine('lasso', points, true)
  focusMap()
}

function removePin(): void {
  deleteSelectedPin()
  focusMap()
}

/** The directions of a step: arrow key, place and rotation of the button, and offset in steps (x east, y north). */
const steps = [
  { side: 'north', key: 'ArrowUp', place: 'col-start-2', turn: '', direction: [0, 1] },
  {
    side: 'west',
    key: 'ArrowLeft',
    place: 'col-start-1 row-start-2',
    turn: '-rotate-90',
    direction: [-1, 0],
  },
  {
    side: 'east',
    key: 'ArrowRight',
    place: 'col-start-3 row-start-2',
    turn: 'rotate-90',
    direction: [1, 0],
  },
  {
    side: 'south',
    key: 'ArrowDown',
    place: 'col-start-2 row-start-3',
    turn: 'rotate-180',
    direction: [0, -1],
  },
] as const

/** Length of a step in metres; with Shift a leap. */
const reach = { step: 1, leap: 10 } as const

function PinMover({ pin }: { pin: Pin }) {
  const { metresPerUnit, extent } = useWorld()
  const moved = usePinEditing((state) => (state.moved?.id === pin.id ? state.moved.to : null))
  useEffect(() => saveSteps, [])

  function step([right, up]: readonly [number, number], leap: boolean): void {
    const units = (leap ? reach.leap : reach.step) / metresPerUnit
    stepPin(pin, right * units, up * units, extent)
  }

  return (
    <div
      role="group"
      aria-label={texts.moveGroup}
      aria-describedby="move-hint"
      className="flex basis-full items-center gap-4 rounded-md border border-line p-2"
      onKeyDown={(event) => {
        const pressed = steps.find(({ key }) => key === event.key)
        if (!pressed) return
        event.preventDefault()
        step(pressed.direction, event.shiftKey)
      }}
    >
      <div className="grid shrink-0 grid-cols-3">
        {steps.map(({ side, place, turn, direction }) => (
          <IconButton
            key={side}
            label={texts.steps[side]}
            className={place}
            onClick={(event) => step(direction, event.shiftKey)}
          >
            <Icon name="arrow" className={classNames(turn)} />
          </IconButton>
        ))}
      </div>
      <p id="move-hint" className="text-sm text-vellum-soft">
        {texts.moveHint}
      </p>
      <span role="status" className="sr-only">
        {moved ? texts.movedTo(formatCoordinate(moved)) : ''}
      </span>
    </div>
  )
}

/** Button for a link to the whole tour or shape: the one that moves progress to another device, with this pin alone. */
function ShareWhole({ pin, label }: { readonly pin: Pin; readonly label: string }) {
  const [fragment, setFragment] = useState<string>()
  // Browsers allow a click to copy only text that is ready at once, so create the link in advance.
  useEffect(() => {
    let current = true
    void writeTransfer({ map: pageWorld().id, ids: [], pins: [pin] }).then(
      (made) => current && setFragment(made),
    )
    return () => {
      current = false
    }
  }, [pin])
  if (fragment === undefined) return null
  return <ShareButton search={fragment} title={pinLabel(pin.title)} label={label} />
}
