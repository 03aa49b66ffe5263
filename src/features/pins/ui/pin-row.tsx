import { uncoverMap } from '../../settings/settings.ts'
import { displacementBetween } from '../../../world/nearest.ts'
import type { Pin } from '../../../records/pin.ts'
import type { Coordinate } from '../../../geometry/coordinates.ts'
import { pinLabel } from '../../../i18n/compose/first-sentences.ts'
import { displacementWords } from '../../../i18n/compose/later-sentences.ts'
import { openCard, useIsOpened } from '../../card/opened.ts'
import { useWorld } from '../../worlds/world-context.tsx'
import { ListRow } from '../../../ui/list-row.tsx'
import { PinPicture } from './pin-picture.tsx'

interface PinRowProps {
  readonly pin: Pin
  /** Point from which the distance is measured. Without it, no distance is shown. */
  readonly from?: Coordinate
}

export function PinRow({ pin, from }: PinRowProps) {
  const { metresPerUnit } = useWorld()
  const selected = useIsOpened('pin', pin.id)
  const displacement = from && displacementBetween(from, [pin.x, pin.y], metresPerUnit)
  return (
    <ListRow
      picture={<PinPicture pin={pin} className="mx-1 h-10 w-8" />}
      title={
        <span dir="auto" className="block">
          {pinLabel(pin.title)}
        </span>
      }
      distance={displacement && displacementWords(displacement.metres, displacement.direction)}
      selected={selected}
      className="py-1.5"
      onChoose={() => showPinOnMap(pin.id)}
    >
      {pin.note && (
        <span dir="auto" className="row-more line-clamp-2 text-sm break-words text-vellum-soft">
          {pin.note}
        </span>
      )}
    </ListRow>
  )
}

function showPinOnMap(id: string): void {
  uncoverMap()
  openCard({ kind: 'pin', id }, 'event')
}
