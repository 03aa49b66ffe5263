import { capitalised } from '../../../../world/marker-label.ts'
import type { Marker } from '../../../../world/marker.ts'
import type { Pin } from '../../../../records/pin.ts'
import { laterMessages } from '../../../../i18n/generated/later.ts'
import { currentLocale } from '../../../../i18n/language/locale.ts'
import { assetUrl } from '../../../../platform/environment.ts'
import { useLabel } from '../../../progress/known-names.ts'
import { dispatchMarkerSelect } from '../../../card/marker-select-event.ts'
import { useSelection } from '../../../card/selection.ts'
import { useWorld } from '../../../worlds/world-context.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { rovingStop } from '../../../../ui/keys/focus.ts'

/** A note in a list. Choosing it shows its marker on the map. */
export function NoteRow({ marker, note }: { marker: Marker; note: Pin }) {
  const type = useWorld().typesById.get(marker.locationType)
  const label = useLabel(marker, type)
  const selected = useSelection((state) => state.selectedMarker === marker.id)
  return (
    <button
      type="button"
      {...rovingStop}
      aria-current={selected || undefined}
      onClick={() => dispatchMarkerSelect(marker)}
      className={classNames(
        'result-row flex min-h-11 w-full items-center gap-3 rounded-md px-2 py-1.5 text-left hover:bg-raised',
        selected && 'bg-raised ringed',
      )}
    >
      {type && (
        <img src={assetUrl(type.icon)} alt="" width={40} height={40} className="size-10 shrink-0" />
      )}
      <span className="min-w-0 grow">
        <span className="block font-medium break-words">
          {laterMessages.pins.noteOn(capitalised(label, currentLocale()))}
        </span>
        <span dir="auto" className="row-where line-clamp-2 text-sm break-words text-vellum-soft">
          {note.note || laterMessages.pictures.list}
        </span>
      </span>
    </button>
  )
}
