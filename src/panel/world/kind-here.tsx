import { useId, useState } from 'react'
import { wayTo } from '../../domain/markers/nearest.ts'
import type { MarkerType, Marker } from '../../domain/markers/marker.ts'
import type { Place } from '../../domain/world/names/world-names.ts'
import { laterMessages } from '../../messages/later-messages.ts'
import { messages } from '../../messages/messages.ts'
import { nearestWay } from '../../messages/compose/whereabouts.ts'
import { useLabel } from '../../stores/markers/known-names.ts'
import { useProgress } from '../../stores/progress/progress.ts'
import { chooseInSettlement } from '../../stores/world/settlement.ts'
import { useWorld } from '../../stores/world/world-context.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Glyph } from '../markers/glyph.tsx'

const row = 'flex min-h-11 w-full items-center gap-3 rounded-md px-2 py-1 text-left hover:bg-raised'

interface KindHereProps {
  readonly type: MarkerType
  /** At least one, the nearest to the settlement's middle first. */
  readonly markers: readonly Marker[]
  readonly settlement: Place
}

/** One kind of a settlement's places: the place itself where there is one, else a button that lists them. */
export function KindHere({ type, markers, settlement }: KindHereProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const marks = useProgress((state) => state.marks)
  const found = markers.filter((marker) => marks.get(marker.id)?.discovered === true).length
  const [only] = markers
  if (only && markers.length === 1) {
    return <PlaceHere type={type} marker={only} settlement={settlement} withGlyph />
  }
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        className={row}
      >
        <Glyph type={type} colour={type.colour} className="type-badge" />
        <span className="min-w-0 grow font-medium break-words">{type.title}</span>{' '}
        <span className="text-sm text-vellum-soft tabular-nums">
          <span aria-hidden="true">{laterMessages.settlement.tally(found, markers.length)}</span>
          <span className="sr-only">{messages.filters.tallyLabel(found, markers.length)}</span>
        </span>
        <Icon
          name="chevron"
          className={classNames('size-4 transition-transform', open && 'rotate-180')}
        />
      </button>
      {open && (
        <ul id={id} className="grid pl-8">
          {markers.map((marker) => (
            <li key={marker.id}>
              <PlaceHere type={type} marker={marker} settlement={settlement} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

interface PlaceHereProps {
  readonly type: MarkerType
  readonly marker: Marker
  readonly settlement: Place
  readonly withGlyph?: boolean
}

function PlaceHere({ type, marker, settlement, withGlyph = false }: PlaceHereProps) {
  const { metresPerUnit } = useWorld()
  const label = useLabel(marker, type)
  const found = useProgress(({ marks }) => marks.get(marker.id)?.discovered === true)
  const { metres, direction } = wayTo(marker, settlement.coordinate, metresPerUnit)
  return (
    <button type="button" onClick={() => chooseInSettlement(marker)} className={row}>
      {withGlyph && <Glyph type={type} colour={type.colour} className="type-badge" />}
      <span className="min-w-0 grow break-words">
        <span className="first-letter-capital inline-block font-medium">{label}</span>{' '}
        <span className="block text-sm text-vellum-soft tabular-nums">
          {`${label !== type.title && withGlyph ? `${type.title} · ` : ''}${nearestWay(metres, direction)}`}
        </span>
      </span>
      {found && (
        <>
          <Icon name="check" className="text-gold-bright" />
          <span className="sr-only">{messages.card.discovered}</span>
        </>
      )}
    </button>
  )
}
