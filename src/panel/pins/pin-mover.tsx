import { useEffect } from 'react'
import { formatCoordinate } from '../../domain/world/view/coordinates.ts'
import type { Pin } from '../../domain/pins/pin.ts'
import { laterMessages } from '../../messages/later-messages.ts'
import { usePinEditing } from '../../stores/pins/pin-editing.ts'
import { keepSteps, stepPin } from '../../stores/pins/stepped-move.ts'
import { useWorld } from '../../stores/world/world-context.tsx'
import { IconButton } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'

/** A step in each direction: its key, where its button stands and points, and the way in steps. */
const steps = [
  { side: 'north', key: 'ArrowUp', place: 'col-start-2', turn: '', way: [0, 1] },
  {
    side: 'west',
    key: 'ArrowLeft',
    place: 'col-start-1 row-start-2',
    turn: '-rotate-90',
    way: [-1, 0],
  },
  {
    side: 'east',
    key: 'ArrowRight',
    place: 'col-start-3 row-start-2',
    turn: 'rotate-90',
    way: [1, 0],
  },
  {
    side: 'south',
    key: 'ArrowDown',
    place: 'col-start-2 row-start-3',
    turn: 'rotate-180',
    way: [0, -1],
  },
] as const

/** Metres. */
const reach = { step: 1, leap: 10 } as const

const texts = laterMessages.pins

/** Moves a pin by steps: with the buttons, or with the arrow keys while one of them has the focus. */
export function PinMover({ pin }: { pin: Pin }) {
  const { metresPerUnit, extent } = useWorld()
  const moved = usePinEditing((state) => (state.moved?.id === pin.id ? state.moved.to : null))
  useEffect(() => keepSteps, [])

  function step([right, up]: readonly [number, number], leap: boolean): void {
    const units = (leap ? reach.leap : reach.step) / metresPerUnit
    stepPin(pin, right * units, up * units, extent)
  }

  return (
    <div
      role="group"
      aria-label={texts.moveGroup}
      aria-describedby="move-hint"
      className="mx-4 mt-3 flex items-center gap-4 rounded-md border border-line p-2"
      onKeyDown={(event) => {
        const pressed = steps.find(({ key }) => key === event.key)
        if (!pressed) return
        event.preventDefault()
        step(pressed.way, event.shiftKey)
      }}
    >
      <div className="grid shrink-0 grid-cols-3">
        {steps.map(({ side, place, turn, way }) => (
          <IconButton
            key={side}
            label={texts.steps[side]}
            className={place}
            onClick={(event) => step(way, event.shiftKey)}
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
