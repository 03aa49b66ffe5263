import { useMemo } from 'react'
import { isShown } from '../../../core/world/filtering.ts'
import type { Marker } from '../../../core/world/marker.ts'
import { besideRoute, type Beside } from '../model/beside.ts'
import { routeReaches } from '../../settings/model/route-choices.ts'
import type { Route } from '../model/route.ts'
import { roundedMetres } from '../route-words.ts'
import { messages } from '../../../i18n/generated/first.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { useHiddenMarkers } from '../../filters/hidden-markers.ts'
import { useShownTypes } from '../../filters/shown-filters.ts'
import { useProgress } from '../../progress/progress.ts'
import { useSettings } from '../../settings/settings.ts'
import { useWorld } from '../../worlds/world-context.tsx'
import { Choice } from '../../../ui/fields/choice.tsx'
import { PagedList } from '../../../ui/paged-list.tsx'
import { ChecklistRow } from '../../progress/ui/checklist-row.tsx'

const texts = laterMessages.routes

const pageSize = 10

type BesideMarker = Beside<Marker>

/** What lies on the route of what the filters show: first what is still to find, in the order in which one comes by. */
export function BesideRoute({ route }: { readonly route: Route }) {
  const world = useWorld()
  const reach = useSettings((state) => state.wayReach)
  const types = useShownTypes()
  const hidden = useHiddenMarkers(world.markers)
  const marks = useProgress((state) => state.marks)
  const beside = useMemo(() => {
    const shown = world.markers.filter((marker) => isShown(marker, types, hidden))
    return besideRoute(shown, route, reach / world.metresPerUnit)
  }, [world, types, hidden, route, reach])
  const { left, found } = useMemo(() => {
    const { marks: now } = useProgress.getState()
    const wasFound = ({ item }: BesideMarker) => now.get(item.id)?.discovered === true
    // What is ticked meanwhile stays, so that no row goes away from under a finger or the focus.
    return { left: beside.filter((one) => !wasFound(one)), found: beside.filter(wasFound) }
  }, [beside])
  const foundNow = beside.filter(({ item }) => marks.get(item.id)?.discovered === true).length
  return (
    <section aria-label={texts.beside} className="grid gap-1 px-4 pb-4">
      <h3 className="font-medium text-vellum-soft">{texts.beside}</h3>
      <Choice
        label={texts.reach}
        value={String(reach)}
        onChange={(next) => useSettings.setState({ wayReach: Number(next) })}
      >
        {routeReaches.map((metres) => (
          <option key={metres} value={metres}>
            {messages.measure.metres(metres)}
          </option>
        ))}
      </Choice>
      <p role="status" className="text-sm text-vellum-soft tabular-nums">
        {texts.besideAmount(beside.length)}
      </p>
      <Rows label={texts.stillToFind(beside.length - foundNow)} rows={left} />
      <Rows label={texts.alreadyFound(foundNow)} rows={found} />
    </section>
  )
}

interface RowsProps {
  readonly label: string
  readonly rows: readonly BesideMarker[]
}

function Rows({ label, rows }: RowsProps) {
  const { typesById, metresPerUnit } = useWorld()
  if (rows.length === 0) return null
  return (
    <>
      <h4 className="pt-1 text-sm font-medium">{label}</h4>
      <PagedList
        label={label}
        items={rows}
        pageSize={pageSize}
        idOf={({ item }) => item.id}
        more={texts.more}
        rowClass="far-row"
        renderRow={({ item, along }) => {
          const type = typesById.get(item.locationType)
          const metres = roundedMetres(along * metresPerUnit)
          return type && <ChecklistRow marker={item} type={type} distance={texts.along(metres)} />
        }}
      />
    </>
  )
}
