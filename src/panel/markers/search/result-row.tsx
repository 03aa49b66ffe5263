import {
  distance,
  formatCoordinate,
  type Coordinate,
} from '../../../domain/world/view/coordinates.ts'
import { yieldLabel } from '../../../domain/markers/marker-label.ts'
import type { Marker } from '../../../domain/markers/marker.ts'
import { matchedYields } from '../../../domain/markers/filters/filtering.ts'
import { whereabouts } from '../../../domain/world/names/where.ts'
import { messages } from '../../../messages/messages.ts'
import { whereWords } from '../../../messages/compose/where-words.ts'
import { whereAndFar } from '../../../messages/compose/whereabouts.ts'
import { listed } from '../../../messages/compose/listed.ts'
import { assetUrl } from '../../../stores/links/environment.ts'
import { useLabel } from '../../../stores/markers/known-names.ts'
import { dispatchMarkerSelect } from '../../../stores/markers/marker-select-event.ts'
import { useProgress } from '../../../stores/progress/progress.ts'
import { useSelection } from '../../../stores/markers/selection.ts'
import { useWorld } from '../../../stores/world/world-context.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { rovingStop } from '../../../ui/keys/roving-focus.ts'

interface ResultRowProps {
  readonly marker: Marker
  /** The text that found it. */
  readonly searched: string
  /** Where the distance is measured from. */
  readonly from: Coordinate
}

/** A place that was found; a click asks the map to show it. */
export function ResultRow({ marker, searched, from }: ResultRowProps) {
  const world = useWorld()
  const type = world.typesById.get(marker.locationType)
  const label = useLabel(marker, type)
  const selected = useSelection((state) => state.selectedMarker?.id === marker.id)
  const discovered = useProgress((state) => state.marks.get(marker.id)?.discovered === true)
  const here = listed(matchedYields(marker, searched, world))
  const where = whereabouts(marker.coordinate, world)
  const metres = distance(from, marker.coordinate) * world.metresPerUnit
  const note =
    marker.description ??
    (here ? undefined : listed(marker.yields?.map((entry) => yieldLabel(entry, world)) ?? []))

  return (
    <button
      type="button"
      {...rovingStop}
      aria-current={selected || undefined}
      onClick={() => dispatchMarkerSelect(marker)}
      className={classNames(
        'result-row flex w-full items-center gap-3 rounded-md px-2 py-2 text-left hover:bg-raised',
        selected && 'bg-raised ring-1 ring-gold',
      )}
    >
      {type && (
        <img
          src={assetUrl(type.icon)}
          alt=""
          width={40}
          height={40}
          loading="lazy"
          className={classNames('size-10 shrink-0', discovered && 'opacity-50')}
        />
      )}
      <span className="min-w-0 grow">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span className="first-letter-capital inline-block min-w-0 font-medium break-words">
            {label}
          </span>
          {type && label !== type.title && (
            <span className="text-sm text-vellum-soft">{type.title}</span>
          )}
        </span>
        <span className="row-where block text-sm break-words">
          {whereAndFar(where && whereWords(where), metres)}
        </span>
        <span className="row-more flex flex-wrap gap-x-3 text-sm text-vellum-soft tabular-nums">
          <span>{messages.search.id(marker.id)}</span>
          <span>{formatCoordinate(marker.coordinate)}</span>
        </span>
        {here && <span className="block text-sm break-words">{messages.search.here(here)}</span>}
        {note && <span className="row-more block text-sm break-words">{note}</span>}
      </span>
      {discovered && (
        <>
          <Icon name="check" className="text-gold-bright" />
          <span className="sr-only">{messages.card.discovered}</span>
        </>
      )}
    </button>
  )
}
