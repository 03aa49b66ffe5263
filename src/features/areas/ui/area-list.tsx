import { uncoverMap } from '../../settings/settings.ts'
import { useEffect, useMemo } from 'react'
import { talliesByArea } from '../model/area-tallies.ts'
import type { Tally } from '../../../core/records/mark.ts'
import { nameInAddresses, type Place } from '../../../core/world/names/world-names.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { useLocale } from '../../../i18n/language/use-locale.ts'
import { titleIsolated } from '../../filters/title-of.ts'
import { settlementNamed } from '../../places/settlement.ts'
import { useProgress } from '../../progress/progress.ts'
import { useProgressView } from '../../progress/progress-view.ts'
import { findAreas, useFoundAreas } from '../found-areas.ts'
import { useWorld } from '../../worlds/world-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { Switch } from '../../../ui/fields/switch.tsx'
import { rovingFocus, rovingStop } from '../../../ui/keys/focus.ts'
import { TallyBar } from '../../../ui/tally-bar.tsx'
import { isolateOnMap } from '../../filters/ui/filter-panel.tsx'

const texts = laterMessages.routes.areas

titleIsolated('around', (id, { places }) => texts.around(settlementNamed(id, places)?.name ?? ''))

/** How much is found around each settlement: of what lies nearer to it than to the others, along the roads. */
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
  const listed = tallies
    .map((tally, area) => ({ tally, area, place: settlementNamed(places[area], world.places) }))
    .filter(({ tally }) => tally.total > 0)
  if (failed) {
    return (
      <div className="grid justify-items-start gap-2">
        <p>{laterMessages.routes.failed}</p>
        <Button onClick={() => void findAreas(world)}>{laterMessages.routes.retry}</Button>
      </div>
    )
  }
  return (
    <>
      <Switch
        label={texts.shade}
        checked={shaded}
        onCheckedChange={(on) => {
          useProgressView.setState({ areasShaded: on })
          if (on) uncoverMap()
        }}
      />
      <ul ref={rovingFocus} aria-label={texts.title} className="grid gap-0.5">
        {listed.map(({ tally, area, place }) => (
          <li key={area}>{place && <AreaRow place={place} tally={tally} area={area} />}</li>
        ))}
      </ul>
    </>
  )
}

interface AreaRowProps {
  readonly place: Place
  readonly tally: Tally
  readonly area: number
}

/** Shows what lies in the area alone. */
function AreaRow({ place, tally: { found, total }, area }: AreaRowProps) {
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
      className="grid min-h-11 w-full gap-1 rounded-md px-1.5 py-1.5 text-left hover:bg-raised"
    >
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="min-w-0 break-words">{name}</span>{' '}
        <span className="text-sm text-vellum-soft tabular">
          {laterMessages.progress.tally(found, total)}
        </span>
      </span>
      <TallyBar value={found} max={total} />
    </button>
  )
}
