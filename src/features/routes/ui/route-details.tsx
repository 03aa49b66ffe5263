import { failureText, type Failure } from '../../../i18n/compose/failure.ts'
import { SlotPart } from '../../../ui/slot-part.tsx'
import { tripPrinting } from '../trip-printing.ts'
import { useRef, useState, useMemo } from 'react'
import { lineOf, routeFileName, routeToGeoJson } from '../model/route-geojson.ts'
import { minutesFor } from '../model/route-steps.ts'
import type { Route } from '../model/route.ts'
import { gpxFileName, gpxType, toGpx } from '../../../world/gpx.ts'
import { distance } from '../../../geometry/coordinates.ts'
import { joinFacts, pinLabel } from '../../../i18n/compose/first-sentences.ts'
import { roundedMetres } from '../route-words.ts'
import { useLocale } from '../../../i18n/language/use-locale.ts'
import { messages } from '../../../i18n/generated/first.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { useLive } from '../../follow/live.ts'
import { openPinForm } from '../../pins/pin-editing.ts'
import { useProgress } from '../../progress/progress.ts'
import { holdsRoute, saveTrip } from '../saved-trips.ts'
import { nameAt, type Stop } from '../stops.ts'
import { endRoute, useRoute } from '../route-store.ts'
import { pageWorld } from '../../../platform/page-world.ts'
import { useWorld, type LoadedWorld } from '../../worlds/world-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { CardFrame } from '../../card/card-frame.tsx'
import { downloadFile, type DownloadOutcome } from '../../progress/ui/download-file.ts'
import { notifyDownload } from '../../progress/ui/notify-download.ts'
import { tripNear } from '../trip.ts'
import { useStops, useRouteSteps, type StopToDo } from './use-stops.ts'
import { RouteChoices, StartField } from './route-choices.tsx'
import { RouteStops } from './route-stops.tsx'
import { isShown } from '../../../world/filtering.ts'
import type { Marker } from '../../../world/marker.ts'
import { findItemsAlongRoute, type RouteItem } from '../model/items-along-route.ts'
import { routeReaches, travelModes, type TravelMode } from '../../settings/model/route-choices.ts'
import { useHiddenMarkers } from '../../filters/hidden-markers.ts'
import { useShownTypes } from '../../filters/shown-filters.ts'
import { useSettings } from '../../settings/settings.ts'
import { Choice } from '../../../ui/fields/choice.tsx'
import { focusInstead } from '../../../ui/keys/focus.ts'
import { showFailure } from '../../../ui/toasts/toasts.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { focusMap } from '../../viewport/map-view.ts'
import { PagedList } from '../../../ui/paged-list.tsx'
import { ChecklistRow } from '../../progress/ui/checklist-row.tsx'

const texts = laterMessages.routes

export function RouteDetails() {
  useLocale()
  const world = useWorld()
  const { points, ordering, route, finding, failed } = useRoute()
  const end = points?.at(-1)
  const stopped = useStops().length
  const stops = ordering?.amount ?? stopped
  const toEnd = end ? texts.card(nameAt(end, world)) : texts.title
  const label = stops > 1 ? texts.trip(stops) : toEnd
  return (
    <CardFrame
      label={label}
      title={label}
      picture={<Icon name="route" className="size-8 shrink-0 text-gold" />}
      takesFocus
      onClose={endRoute}
      peek={
        <>
          <div role="status" aria-busy={finding} className="px-4 pb-3 tabular">
            {ordering ? (
              <ProgressBar
                label={texts.ordering}
                share={ordering.share}
                cancel={{ label: texts.stopOrdering, run: ordering.end }}
              />
            ) : route ? (
              <>
                <Lengths route={route} metresPerUnit={world.metresPerUnit} />
                <NextStop route={route} />
              </>
            ) : (
              <Waiting failed={failed} />
            )}
          </div>
          {/* The start is often a guess, so it can be changed right here; a tour starts at the player. */}
          {points && !ordering && stops < 2 && (
            <div className="px-4 pb-2">
              <StartField />
            </div>
          )}
        </>
      }
    >
      {points && (
        <>
          <RouteChoices />
          <RouteStops />
        </>
      )}
      {route && <RouteSteps />}
      {points && (
        <div className="grid gap-2 px-4 pb-3">
          <SaveRoute name={label} />
          {route && (
            <>
              <Button className="w-full" onClick={() => notifyDownload(exportRoute(label, world))}>
                <Icon name="download" />
                {texts.exportRoute}
              </Button>
              <Button className="w-full" onClick={() => notifyDownload(exportGpx(label, world))}>
                <Icon name="download" />
                {texts.exportGpx}
              </Button>
            </>
          )}
          {route && stops > 1 && tripPrinting.get() && 'print' in window && <PrintStops />}
        </div>
      )}
      {route && <BesideRoute route={route} />}
    </CardFrame>
  )
}

function Lengths({
  route,
  metresPerUnit,
}: {
  readonly route: Route
  readonly metresPerUnit: number
}) {
  const metres = route.length * metresPerUnit
  const mode = useSettings((state) => state.travelMode)
  const timeBy = (by: TravelMode) => texts[by](minutesFor(metres, by))
  const offRoad = route.legs
    .flatMap((leg) => leg.segments)
    .filter(({ kind }) => kind === 'straight')
    .reduce((sum, { length }) => sum + length * metresPerUnit, 0)
  return (
    <>
      <p className="text-xl font-medium text-gold-bright">
        {joinFacts([messages.measure.metres(roundedMetres(metres)), timeBy(mode)])}
      </p>
      <p className="text-sm text-vellum-soft">
        {joinFacts(travelModes.filter((other) => other !== mode).map(timeBy))}
      </p>
      {roundedMetres(offRoad) > 0 && (
        <p className="text-sm text-vellum-soft">{texts.offRoad(roundedMetres(offRoad))}</p>
      )}
    </>
  )
}

function Waiting({ failed }: { readonly failed: Failure | null }) {
  const retry = useRoute((state) => state.retry)
  const noBegin = useRoute(({ points, choosing }) => points?.[0] === null && choosing === null)
  const finding = useRoute((state) => state.finding)
  if (!failed) return <p>{noBegin && !finding ? texts.choose.search : texts.finding}</p>
  return (
    <div className="grid justify-items-start gap-2">
      <p>{failureText(failed, texts.failed)}</p>
      <Button onClick={retry}>{texts.retry}</Button>
    </div>
  )
}

function NextStop({ route }: { readonly route: Route }) {
  const world = useWorld()
  const points = useRoute((state) => state.points)
  const player = useLive(({ position }) => position?.coordinate)
  const stops = useStops()
  const next = stops.findIndex(({ done }) => !done)
  const stop = stops[next]
  if (stops.length < 2 || !points) return null
  if (!stop) return <TripDone stops={stops} />
  // Along the route from the previous stop, or straight from the player's position if that is followed.
  const units = player ? distance(player, stop.coordinate) : lengthTo(stop, stops[next - 1], route)
  const name = nameAt(stop.coordinate, world)
  const metres = roundedMetres(units * world.metresPerUnit)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 pt-1">
      <p className="min-w-0 break-words font-medium">
        {texts.stops.next(next + 1, stops.length, name, metres)}
      </p>
      <Button
        className="px-3"
        onClick={({ currentTarget }) => {
          const status = currentTarget.closest('[role="status"]')
          // The button disappears after the last stop. Focusing another button would let a held key press it.
          focusInstead(
            () => stop.setDone(true),
            () => status?.querySelector<HTMLElement>('[tabindex="-1"]'),
          )
        }}
      >
        <Icon name="check" />
        {texts.stops.goOn}
      </Button>
    </div>
  )
}

function TripDone({ stops }: { readonly stops: readonly StopToDo[] }) {
  const world = useWorld()
  const end = stops.at(-1)?.coordinate
  const startAnother = async () => {
    const from = useLive.getState().position?.coordinate ?? end
    if (from && !(await tripNear(from, world))) showFailure({ title: () => texts.nothingLeft })
  }
  return (
    <div className="grid gap-2 pt-2">
      <p tabIndex={-1} className="flex items-center gap-2 font-medium text-gold-bright">
        <Icon name="check" className="shrink-0" />
        <span>{texts.tripDone(stops.filter(({ done }) => done).length, stops.length)}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button className="grow px-3" onClick={() => void startAnother()}>
          <Icon name="route" />
          {texts.anotherTrip}
        </Button>
        <Button className="grow px-3" onClick={endTrip}>
          {texts.endTrip}
        </Button>
      </div>
    </div>
  )
}

function endTrip(): void {
  endRoute()
  focusMap()
}

/** Returns the length between two stops in world units, which can span several legs. */
function lengthTo({ index }: Stop, before: Stop | undefined, { legs }: Route): number {
  return legs.slice(before?.index ?? 0, index).reduce((sum, { length }) => sum + length, 0)
}

function RouteSteps() {
  const steps = useRouteSteps()
  return (
    <section aria-label={texts.directions} className="px-4 pb-3">
      <h3 className="pb-1 font-medium text-vellum-soft">{texts.directions}</h3>
      <ol aria-label={texts.steps.label} className="route-steps grid gap-1">
        {steps.map(({ words, done }, index) => (
          <li key={index} className={classNames('break-words', done && 'text-vellum-soft')}>
            {words}
          </li>
        ))}
      </ol>
    </section>
  )
}

function SaveRoute({ name }: { readonly name: string }) {
  const route = useRoute()
  const pin = useProgress(({ pins }) => pins.get(route.kept ?? ''))
  const own = pin?.deleted === false ? pin : undefined
  if (own && holdsRoute(own, route))
    return <p className="text-vellum-soft">{texts.savedAs(pinLabel(own.title))}</p>
  return (
    <Button
      className="w-full"
      onClick={() => {
        const id = saveTrip(name)
        // A new pin opens its form, so that the player can name it.
        if (id !== null) openPinForm(id)
      }}
    >
      <Icon name="pin" />
      {own ? texts.saveChanges : texts.save}
    </Button>
  )
}

function PrintStops() {
  const world = useWorld()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button ref={button} aria-haspopup="dialog" className="w-full" onClick={() => setOpen(true)}>
        <Icon name="list" />
        {texts.printStops}
      </Button>
      {open && (
        <SlotPart
          slot={tripPrinting}
          props={{ world, of: 'route', returnTo: button, onClose: () => setOpen(false) }}
        />
      )}
    </>
  )
}

function exportRoute(name: string, world: LoadedWorld): DownloadOutcome {
  const found = foundRoute(world)
  if (!found) return 'started'
  const text = JSON.stringify(routeToGeoJson(name, found.route, found.stops, world.metresPerUnit))
  return downloadFile(routeFileName(pageWorld().id, Date.now()), text, 'application/geo+json')
}

/** Downloads the route as GPX. Its coordinates are metres of the game, not degrees. */
function exportGpx(name: string, world: LoadedWorld): DownloadOutcome {
  const found = foundRoute(world)
  if (!found) return 'started'
  const lines = [lineOf(found.route)]
  const fileName = gpxFileName(pageWorld().id, 'route', Date.now())
  return downloadFile(fileName, toGpx({ name, stops: found.stops, lines }, world), gpxType)
}

function foundRoute(world: LoadedWorld) {
  const { route, routePoints } = useRoute.getState()
  const stops = routePoints.map((coordinate) => ({ name: nameAt(coordinate, world), coordinate }))
  return route && { route, stops }
}

const pageSize = 10

type BesideMarker = RouteItem<Marker>

function BesideRoute({ route }: { readonly route: Route }) {
  const world = useWorld()
  const reach = useSettings((state) => state.wayReach)
  const types = useShownTypes()
  const hidden = useHiddenMarkers(world.markers)
  const marks = useProgress((state) => state.marks)
  const beside = useMemo(() => {
    const shown = world.markers.filter((marker) => isShown(marker, types, hidden))
    return findItemsAlongRoute(shown, route, reach / world.metresPerUnit)
  }, [world, types, hidden, route, reach])
  const { left, found } = useMemo(() => {
    const { marks: now } = useProgress.getState()
    const wasFound = ({ item }: BesideMarker) => now.get(item.id)?.discovered === true
    // Ticked rows stay in their list, so that no row disappears from under a finger or the focus.
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
      <p role="status" className="text-sm text-vellum-soft tabular">
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
        renderRow={({ item, along }) => {
          const type = typesById.get(item.locationType)
          const metres = roundedMetres(along * metresPerUnit)
          return type && <ChecklistRow marker={item} type={type} distance={texts.along(metres)} />
        }}
      />
    </>
  )
}
