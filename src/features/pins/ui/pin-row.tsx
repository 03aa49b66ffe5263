import { uncoverMap } from '../../settings/settings.ts'
import { displacementBetween } from '../../../world/nearest.ts'
import type { Pin } from '../../../records/pin.ts'
import type { Coordinate } from '../../../geometry/coordinates.ts'
import { pinLabel } from '../../../i18n/compose/first-sentences.ts'
import { displacementWords } from '../../../i18n/compose/later-sentences.ts'
import { useSelection } from '../../card/selection.ts'
import { useWorld } from '../../worlds/world-context.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { rovingStop } from '../../../ui/keys/focus.ts'
import { PinPicture } from './pin-picture.tsx'

interface PinRowProps {
  readonly pin: Pin
  /** Point from which the distance is measured. Without it, no distance is shown. */
  readonly from?: Coordinate
}

/** A pin in a list. Choosing it shows the pin on the map. */
export function PinRow({ pin, from }: PinRowProps) {
  const { metresPerUnit } = useWorld()
  const selected = useSelection((state) => state.selectedPin === pin.id)
  const displacement = from && displacementBetween(from, [pin.x, pin.y], metresPerUnit)
  return (
    <button
      type="button"
      {...rovingStop}
      aria-current={selected || undefined}
      onClick={() => showPinOnMap(pin.id)}
      className={classNames(
        'result-row flex min-h-11 w-full items-center gap-3 rounded-md px-2 py-1.5 text-left hover:bg-raised',
        selected && 'bg-raised ringed',
      )}
    >
      <PinPicture pin={pin} className="mx-1 h-10 w-8" />
      <span className="min-w-0 grow">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span dir="auto" className="min-w-0 font-medium break-words">
            {pinLabel(pin.title)}
          </span>{' '}
          {displacement && (
            <span className="text-sm text-vellum-soft tabular">
              {displacementWords(displacement.metres, displacement.direction)}
            </span>
          )}
        </span>
        {pin.note && (
          <span dir="auto" className="row-more line-clamp-2 text-sm break-words text-vellum-soft">
            {pin.note}
          </span>
        )}
      </span>
    </button>
  )
}

function showPinOnMap(id: string): void {
  uncoverMap()
  useSelection.getState().selectPin(id, 'event')
}
