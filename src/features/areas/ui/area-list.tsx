import { failureText } from '../../../i18n/compose/failure.ts'
import { uncoverMap } from '../../settings/settings.ts'
import { useEffect, useMemo, type CSSProperties } from 'react'
import { talliesByArea } from '../model/area-tallies.ts'
import { distance } from '../../../geometry/coordinates.ts'
import { type Tally, percentOf } from '../../../records/mark.ts'
import { addressName, type Place } from '../../../world/names/world-names.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { useLocale } from '../../../i18n/language/use-locale.ts'
import { isolatedTitles } from '../../filters/title-of.ts'
import { settlementNamed } from '../../../world/names/world-names.ts'
import { useProgress } from '../../progress/progress.ts'
import { usePanelView } from '../../progress/panel-view.ts'
import { findAreas, namedPlaces, useFoundAreas } from '../found-areas.ts'
import { useMeasuringPoint } from '../../viewport/measuring-point.ts'
import { type LoadedWorld, useWorld } from '../../worlds/world-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { Switch } from '../../../ui/fields/switch.tsx'
import { rovingStop } from '../../../ui/keys/focus.ts'
import { PagedList } from '../../../ui/paged-list.tsx'
import { isolateOnMap } from '../../filters/ui/filter-panel.tsx'
import '../../../ui/later.css'

const texts = laterMessages.routes.areas

const titleAround = (id: string, { places }: LoadedWorld) =>
  texts.around(settlementNamed(id, places)?.name ?? '')

/** Number of areas that the list shows first, and adds with each press of Show more. */
const nearest = 6

export function AreaList() {
  useLocale()
  const world = useWorld()
  const shaded = usePanelView((state) => state.areasShaded)
  const { places, ofMarkers, failed } = useFoundAreas()
  const discovered = useProgress((state) => state.discoveredMarkers)
  const tallies = useMemo(
    () =>
      ofMarkers ? talliesByArea(world.markers, new Set(discovered), ofMarkers, places.length) : [],
    [world, discovered, ofMarkers, places],
  )
  useEffect(() => void findAreas(world), [world])
  const { from } = useMeasuringPoint()
  const farAway = ({ place }: Area) => distance(from, place.coordinate)
  const known = tallies.flatMap((tally, area): readonly Area[] => {
    const place = settlementNamed(places[area], world.places)
    return place && tally.total > 0 ? [{ tally, area, place }] : []
  })
  // Show empty tiles until the search is done, so that nothing below them moves when the figures arrive.
  const waiting = ofMarkers ? [] : namedPlaces(world).map((place): Area => ({ place }))
  const listed = [...known, ...waiting].sort((one, other) => farAway(one) - farAway(other))
  if (failed) {
    return (
      <div className="grid justify-items-start gap-2">
        <p>{failureText(failed, laterMessages.routes.failed)}</p>
        <Button onClick={() => void findAreas(world, shaded)}>{laterMessages.routes.retry}</Button>
      </div>
    )
  }
  return (
    <div>
      <Switch
        label={texts.shade}
        checked={shaded}
        onCheckedChange={(on) => {
          usePanelView.setState({ areasShaded: on })
          if (on) uncoverMap()
        }}
      />
      <PagedList
        label={texts.title}
        items={listed}
        pageSize={nearest}
        idOf={({ place }) => addressName(place) ?? ''}
        more={laterMessages.list.more}
        moreClass="mt-2 w-full"
        listClass="mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-2"
        rowClass="grid"
        renderRow={(listed) => <AreaTile {...listed} />}
      />
    </div>
  )
}

interface Area {
  readonly place: Place
  readonly tally?: Tally
  readonly area?: number
}

function AreaTile({ place, tally, area }: Area) {
  const { name = '' } = place
  const { markers } = useWorld()
  return (
    <button
      type="button"
      {...rovingStop}
      aria-disabled={area === undefined || undefined}
      onClick={() => {
        if (area === undefined) return
        const { ofMarkers } = useFoundAreas.getState()
        const ids = markers.filter((_, at) => ofMarkers?.[at] === area).map(({ id }) => id)
        isolatedTitles.around.fill(titleAround)
        isolateOnMap({ isolated: { kind: 'around', id: addressName(place) ?? '' }, ids })
      }}
      style={{ '--share': `${tally ? percentOf(tally) : 0}%` } as CSSProperties}
      className="area-tile grid min-h-14 content-between rounded-md px-2.5 py-1.5 text-left text-ink hover:ringed"
    >
      <span className="min-w-0 font-medium break-words">{name}</span>{' '}
      <span className="text-sm tabular">
        {tally ? laterMessages.progress.tally(tally.found, tally.total) : '\u00a0'}
      </span>
    </button>
  )
}
