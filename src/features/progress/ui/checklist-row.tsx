import '../../../ui/later.css'
import { memo } from 'react'
import { yieldLabel } from '../../../world/marker-label.ts'
import type { Marker, MarkerType } from '../../../world/marker.ts'
import type { Coordinate } from '../../../geometry/coordinates.ts'
import { displacementTo } from '../../../world/nearest.ts'
import { findWhereabouts } from '../../../world/names/whereabouts.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { whereWords, joinFacts, joinList } from '../../../i18n/compose/first-sentences.ts'
import { displacementWords } from '../../../i18n/compose/later-sentences.ts'
import { useLocale } from '../../../i18n/language/use-locale.ts'
import { useWorld } from '../../worlds/world-context.tsx'
import { MarkerRow } from './marker-row.tsx'

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
  const displacement = from && displacementTo(marker, from, world.metresPerUnit)
  const where = findWhereabouts(marker.coordinate, world)
  const note = joinFacts([
    marker.description,
    joinList(marker.yields?.map((entry) => yieldLabel(entry, world)) ?? []),
  ])
  return (
    <MarkerRow
      marker={marker}
      type={type}
      found="switch"
      className="py-1"
      renderTitle={(label) => (
        <span className="font-normal">
          <span>{`${label} `}</span>
          <span className="text-sm text-vellum-soft">{laterMessages.search.id(marker.id)}</span>
        </span>
      )}
      distance={
        distance ?? (displacement && displacementWords(displacement.metres, displacement.direction))
      }
    >
      {where && (
        <span className="block text-sm break-words text-vellum-soft">{whereWords(where)}</span>
      )}
      {note && <span className="block text-sm break-words text-vellum-soft">{note}</span>}
    </MarkerRow>
  )
})
