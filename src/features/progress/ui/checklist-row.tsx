import '../../../ui/later.css'
import { memo } from 'react'
import { capitalised, markerLabel, yieldLabel } from '../../../world/marker-label.ts'
import type { Marker, MarkerType } from '../../../world/marker.ts'
import type { Coordinate } from '../../../geometry/coordinates.ts'
import { displacementTo } from '../../../world/nearest.ts'
import { whereabouts } from '../../../world/names/where.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { whereWords, besideEachOther, listed } from '../../../i18n/compose/first-sentences.ts'
import { displacementWords } from '../../../i18n/compose/later-sentences.ts'
import { useLocale } from '../../../i18n/language/use-locale.ts'
import { currentLocale } from '../../../i18n/language/locale.ts'
import { useNameAsked } from '../known-names.ts'
import { dispatchMarkerSelect } from '../../card/marker-select-event.ts'
import { useProgress } from '../progress.ts'
import { useSelection } from '../../card/selection.ts'
import { useWorld } from '../../worlds/world-context.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { rovingStop } from '../../../ui/keys/focus.ts'

interface ChecklistRowProps {
  readonly marker: Marker
  readonly type: MarkerType
  readonly from?: Coordinate
  /** Distance in words, shown instead of the measured one. */
  readonly distance?: string
}

/** Checkbox that marks a place, and a button with its name that shows it on the map. Renders only for its own mark. */
export const ChecklistRow = memo(function ChecklistRow({
  marker,
  type,
  from,
  distance,
}: ChecklistRowProps) {
  useLocale()
  const world = useWorld()
  const { id } = marker
  const found = useProgress((state) => state.marks.get(id)?.discovered === true)
  const selected = useSelection((state) => state.selectedMarker === id)
  const known = useNameAsked(id) || found
  const label = capitalised(markerLabel(marker, type, known), currentLocale())
  const displacement = from && displacementTo(marker, from, world.metresPerUnit)
  const where = whereabouts(marker.coordinate, world)
  const note = besideEachOther([
    marker.description,
    listed(marker.yields?.map((entry) => yieldLabel(entry, world)) ?? []),
  ])
  return (
    <div className={classNames('checklist-row', selected && 'rounded-md bg-raised ringed')}>
      <label className="flex size-11 shrink-0 items-center justify-center">
        <input
          type="checkbox"
          {...rovingStop}
          checked={found}
          aria-label={laterMessages.progress.box(label, id)}
          onChange={({ target }) => {
            const { addDiscovered, removeDiscovered } = useProgress.getState()
            if (target.checked) addDiscovered(id)
            else removeDiscovered(id)
          }}
          className="check"
        />
      </label>
      <button
        type="button"
        {...rovingStop}
        aria-current={selected || undefined}
        onClick={() => dispatchMarkerSelect(marker)}
        className="min-h-11 min-w-0 grow rounded-md px-2 py-1 text-left hover:bg-raised"
      >
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="min-w-0 break-words">
            <span>{`${label} `}</span>
            <span className="text-sm text-vellum-soft">{laterMessages.search.id(id)}</span>
          </span>{' '}
          <span className="text-sm text-vellum-soft tabular">
            {distance ??
              (displacement && displacementWords(displacement.metres, displacement.direction))}
          </span>
        </span>
        {where && (
          <span className="block text-sm break-words text-vellum-soft">{whereWords(where)}</span>
        )}
        {note && <span className="block text-sm break-words text-vellum-soft">{note}</span>}
      </button>
    </div>
  )
})
