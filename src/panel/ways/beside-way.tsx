import { useMemo } from 'react'
import { isShown } from '../../domain/markers/filters/filtering.ts'
import type { Marker } from '../../domain/markers/marker.ts'
import { besideWay } from '../../domain/ways/beside.ts'
import { wayReaches } from '../../domain/ways/way-choices.ts'
import type { Way } from '../../domain/ways/way.ts'
import { messages } from '../../messages/messages.ts'
import { wayMessages as texts } from '../../messages/way-messages.ts'
import { useHiddenMarkers } from '../../stores/markers/hidden-markers.ts'
import { useShownTypes } from '../../stores/markers/shown-filters.ts'
import { useProgress } from '../../stores/progress/progress.ts'
import { useSettings } from '../../stores/settings/settings.ts'
import { useWay } from '../../stores/ways/way.ts'
import { useWorld } from '../../stores/world/world-context.tsx'
import { Choice } from '../../ui/fields/choice.tsx'
import { PagedList } from '../paged-list.tsx'
import { ChecklistRow } from '../progress/checklist-row.tsx'

const rows = 10

/** What lies on the way of what the filters show: first what is still to find, in the order in which one comes by. */
export function BesideWay({ way }: { readonly way: Way }) {
  const world = useWorld()
  const reach = useSettings((state) => state.wayReach)
  const types = useShownTypes()
  const hidden = useHiddenMarkers(world.markers)
  const marks = useProgress((state) => state.marks)
  const beside = useMemo(() => {
    const shown = world.markers.filter((marker) => isShown(marker, types, hidden))
    return besideWay(shown, way, reach / world.metresPerUnit).map(({ item }) => item)
  }, [world, types, hidden, way, reach])
  const isFound = ({ id }: Marker) => marks.get(id)?.discovered === true
  const left = beside.filter((marker) => !isFound(marker))
  const found = beside.filter(isFound)
  return (
    <section aria-label={texts.beside} className="grid gap-1 px-4 pb-4">
      <h3 className="font-medium text-vellum-soft">{texts.beside}</h3>
      <Choice
        label={texts.reach}
        value={String(reach)}
        onChange={(next) => useSettings.setState({ wayReach: Number(next) })}
      >
        {wayReaches.map((metres) => (
          <option key={metres} value={metres}>
            {messages.measure.metres(metres)}
          </option>
        ))}
      </Choice>
      <p role="status" className="text-sm text-vellum-soft tabular-nums">
        {texts.besideAmount(beside.length)}
      </p>
      <Rows label={texts.stillToFind(left.length)} markers={left} />
      <Rows label={texts.alreadyFound(found.length)} markers={found} />
    </section>
  )
}

function Rows({ label, markers }: { readonly label: string; readonly markers: readonly Marker[] }) {
  const { typesById } = useWorld()
  const begin = useWay((state) => state.points?.[0])
  if (markers.length === 0 || !begin) return null
  return (
    <>
      <h4 className="pt-1 text-sm font-medium">{label}</h4>
      <PagedList
        label={label}
        items={markers}
        pageSize={rows}
        idOf={({ id }) => id}
        more={texts.more}
        rowClass="far-row"
        renderRow={(marker) => {
          const type = typesById.get(marker.locationType)
          return type && <ChecklistRow marker={marker} type={type} from={begin} />
        }}
      />
    </>
  )
}
