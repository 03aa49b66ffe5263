import '../../ui/later.css'
import { memo, useMemo } from 'react'
import type { Coordinate } from '../../domain/world/view/coordinates.ts'
import type { Marker, MarkerType } from '../../domain/markers/marker.ts'
import { laterMessages } from '../../messages/later-messages.ts'
import { useLanguage } from '../../messages/language/use-language.ts'
import { rovingFocus } from '../../ui/keys/roving-focus.ts'
import { useGrowing } from '../../ui/use-growing.ts'
import { ChecklistRow } from './checklist-row.tsx'

interface ChecklistRowsProps {
  readonly type: MarkerType
  readonly rows: readonly Marker[]
  /** Where the distances are measured from. */
  readonly from: Coordinate
}

export function ChecklistRows({ type, rows, from }: ChecklistRowsProps) {
  const groups = useMemo(() => inGroups(rows), [rows])
  const [made, end] = useGrowing(groupsAtOnce)
  return (
    <div
      ref={rovingFocus}
      role="list"
      aria-label={laterMessages.progress.openList(type.title)}
      className="-mx-2"
    >
      {groups.slice(0, made).map((group, at) => (
        <RowGroup
          key={group[0]?.id}
          markers={group}
          type={type}
          from={from}
          {...(groups.length > groupsAtOnce && { before: at * groupSize, total: rows.length })}
        />
      ))}
      {made < groups.length && <div key={made} ref={end} className="h-px" />}
    </div>
  )
}

interface RowGroupProps {
  readonly markers: readonly Marker[]
  readonly type: MarkerType
  /** Where the distances are measured from. */
  readonly from: Coordinate
  /** Of a list that is not made whole: how many rows come before the group, and how many there are in all. */
  readonly before?: number
  readonly total?: number
}

/**
 * Some rows that are drawn, and laid out when they come near, together: a mark costs a list of thousands of places
 * what its own group costs, neither React nor the browser looks at every row.
 */
const RowGroup = memo(function RowGroup(props: RowGroupProps) {
  const { markers, type, from, before = 0, total } = props
  useLanguage()
  return (
    <div
      className="checklist-group"
      style={{ containIntrinsicHeight: `auto ${markers.length * rowHeight}rem` }}
    >
      {markers.map((marker, at) => (
        <div
          role="listitem"
          key={marker.id}
          {...(total && { 'aria-setsize': total, 'aria-posinset': before + at + 1 })}
        >
          <ChecklistRow marker={marker} type={type} from={from} />
        </div>
      ))}
    </div>
  )
})

/** Rows of a group: about as many as fit on a screen. */
const groupSize = 16

/** Five hundred rows, more than any world's longest list: the browser would look at thousands for a second. */
const groupsAtOnce = 32

/** Root ems of a row that has two lines, which is what most have. */
const rowHeight = 3.25

function inGroups(markers: readonly Marker[]): readonly (readonly Marker[])[] {
  return Array.from({ length: Math.ceil(markers.length / groupSize) }, (_, index) =>
    markers.slice(index * groupSize, (index + 1) * groupSize),
  )
}
