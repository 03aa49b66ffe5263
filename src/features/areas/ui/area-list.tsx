import { uncoverMap } from '../../settings/settings.ts'
import { useEffect, useMemo, useRef, useState, type CSSProperties } from 'react'
import { talliesByArea } from '../model/area-tallies.ts'
import { distance, type Coordinate } from '../../../core/geometry/coordinates.ts'
import type { Tally } from '../../../core/records/mark.ts'
import { percentOf } from '../../../core/records/percent.ts'
import { nameInAddresses, type Place } from '../../../core/world/names/world-names.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { useLocale } from '../../../i18n/language/use-locale.ts'
import { titleIsolated } from '../../filters/title-of.ts'
import { settlementNamed } from '../../places/settlement.ts'
import { useProgress } from '../../progress/progress.ts'
import { useProgressView } from '../../progress/progress-view.ts'
import { findAreas, useFoundAreas } from '../found-areas.ts'
import { useWhereFrom } from '../../viewport/where-from.ts'
import { useWorld } from '../../worlds/world-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { Switch } from '../../../ui/fields/switch.tsx'
import { focusInstead, rovingFocus, rovingStop } from '../../../ui/keys/focus.ts'
import { isolateOnMap } from '../../filters/ui/filter-panel.tsx'
import '../../../ui/later.css'

const texts = laterMessages.routes.areas

titleIsolated('around', (id, { places }) => texts.around(settlementNamed(id, places)?.name ?? ''))

/** How many areas the list begins with. */
const nearest = 6

/** How much is found around each settlement, the nearest first: of what lies nearer to it than to the others, along the roads. */
export function AreaList() {
  useLocale()
  const world = useWorld()
  const shaded = useProgressView((state) => state.areasShaded)
  const { places, ofMarkers, failed } = useFoundAreas()
  const discovered = useProgress((state) => state.discoveredMarkers)
  const tallies = useMemo(
    () =>
      ofMarkers ? talliesByArea(world.markers, new Set(discovered), ofMarkers, places.length) : [],
    [world, discovered, ofMarkers, places],
  )
  useEffect(() => void findAreas(world), [world])
  const list = useRef<HTMLDivElement>(null)
  const [all, setAll] = useState(false)
  const { from } = useWhereFrom()
  const listed = tallies
    .map((tally, area) => ({ tally, area, place: settlementNamed(places[area], world.places) }))
    .filter(({ tally }) => tally.total > 0)
    .sort((one, other) => farFrom(from, one.place) - farFrom(from, other.place))
  if (failed) {
    return (
      <div className="grid justify-items-start gap-2">
        <p>{laterMessages.routes.failed}</p>
        <Button onClick={() => void findAreas(world, shaded)}>{laterMessages.routes.retry}</Button>
      </div>
    )
  }
  return (
    <div ref={list}>
      <Switch
        label={texts.shade}
        checked={shaded}
        onCheckedChange={(on) => {
          useProgressView.setState({ areasShaded: on })
          if (on) uncoverMap()
        }}
      />
      <ul
        ref={rovingFocus}
        aria-label={texts.title}
        className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-2"
      >
        {(all ? listed : listed.slice(0, nearest)).map(({ tally, area, place }) => (
          <li key={area} className="grid">
            {place && <AreaTile place={place} tally={tally} area={area} />}
          </li>
        ))}
      </ul>
      {!all && listed.length > nearest && (
        <Button
          className="mt-2 w-full"
          onClick={() =>
            focusInstead(
              () => setAll(true),
              () => list.current?.querySelector<HTMLElement>(`li:nth-child(${nearest + 1}) button`),
            )
          }
        >
          {laterMessages.list.more}
        </Button>
      )}
    </div>
  )
}

interface AreaRowProps {
  readonly place: Place
  readonly tally: Tally
  readonly area: number
}

function farFrom(from: Coordinate, place: Place | undefined): number {
  return place ? distance(from, place.coordinate) : Number.POSITIVE_INFINITY
}

/** A piece of paper that fills with gold as places are found; shows what lies in the area alone. */
function AreaTile({ place, tally: { found, total }, area }: AreaRowProps) {
  const { name = '' } = place
  const { markers } = useWorld()
  return (
    <button
      type="button"
      {...rovingStop}
      onClick={() => {
        const { ofMarkers } = useFoundAreas.getState()
        const ids = markers.filter((_, at) => ofMarkers?.[at] === area).map(({ id }) => id)
        isolateOnMap({ isolated: { kind: 'around', id: nameInAddresses(place) ?? '' }, ids })
      }}
      style={{ '--share': `${percentOf({ found, total })}%` } as CSSProperties}
      className="area-tile grid min-h-14 content-between rounded-md px-2.5 py-1.5 text-left text-ink hover:ringed"
    >
      <span className="min-w-0 font-medium break-words">{name}</span>{' '}
      <span className="text-sm tabular">{laterMessages.progress.tally(found, total)}</span>
    </button>
  )
}
