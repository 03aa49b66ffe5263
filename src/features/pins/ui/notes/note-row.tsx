import type { Marker } from '../../../../world/marker.ts'
import type { Pin } from '../../../../records/pin.ts'
import { laterMessages } from '../../../../i18n/generated/later.ts'
import { MarkerRow } from '../../../progress/ui/marker-row.tsx'
import { useWorld } from '../../../worlds/world-context.tsx'

export function NoteRow({ marker, note }: { marker: Marker; note: Pin }) {
  return (
    <MarkerRow
      marker={marker}
      type={useWorld().typesById.get(marker.locationType)}
      icon="size-10"
      className="py-1.5"
      renderTitle={laterMessages.pins.noteOn}
    >
      <span dir="auto" className="row-where line-clamp-2 text-sm break-words text-vellum-soft">
        {note.note || laterMessages.pictures.list}
      </span>
    </MarkerRow>
  )
}
