import { useMemo, useRef, useState } from 'react'
import { typesOfCategory, isShown } from '../../../world/filtering.ts'
import type { Marker, MarkerType } from '../../../world/marker.ts'
import { sortUndiscoveredByDistance } from '../../../world/nearest.ts'
import { sumTallies, type Tally, percentOf } from '../../../records/mark.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { messages } from '../../../i18n/generated/first.ts'
import { useHiddenMarkers } from '../../filters/hidden-markers.ts'
import { useMarkersInView } from '../../filters/markers-in-view.ts'
import { newPlaces, showNewPlaces } from '../../filters/new-places.ts'
import { useShownTypes } from '../../filters/shown-filters.ts'
import { chunks } from '../../chunks/chunks.ts'
import { drawLine } from '../../viewport/drawn-line.ts'
import { usePanelView } from '../../progress/panel-view.ts'
import { useProgress } from '../../progress/progress.ts'
import { ChecklistRow } from '../../progress/ui/checklist-row.tsx'
import { FoundByDayChart } from '../../progress/ui/found-by-day.tsx'
import { useTallies } from '../../progress/tallies.ts'
import { useSettings } from '../../settings/settings.ts'
import { useMeasuringPoint } from '../../viewport/measuring-point.ts'
import { focusMap } from '../../viewport/map-view.ts'
import { useWorld } from '../../worlds/world-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { lazyChunk } from '../../../ui/dialogs/lazy-chunk.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { rovingFocus, rovingStop } from '../../../ui/keys/focus.ts'
import { useSmallScreen } from '../../../ui/screen-size.ts'
import { TallyBar } from '../../../ui/tally-bar.tsx'
import { Glyph } from '../../worlds/ui/glyph.tsx'
import { SlotPart } from '../../../ui/slot-part.tsx'
import { backupsSlot } from '../../progress/backup/backups-slot.ts'
import { beginTrip } from '../../routes/begin-trip.ts'
import { Checklist } from './checklist.tsx'
import '../../../ui/later.css'

const AreaList = lazyChunk(
  chunks,
  async () => (await import('../../areas/ui/area-list.tsx')).AreaList,
  {
    className: 'grid justify-items-start gap-2',
  },
)

const RecentChanges = lazyChunk(
  chunks,
  async () => (await import('../../progress/ui/recent-changes.tsx')).RecentChanges,
  { className: 'grid justify-items-start gap-2' },
)

const Quests = lazyChunk(
  chunks,
  async () => {
    const { QuestsPart, openQuestLists } = await import('../../quests/ui/quests-part.tsx')
    // Start loading the lists before the journal renders.
    void openQuestLists()
    return QuestsPart
  },
  { className: 'grid justify-items-start gap-2' },
)

export function Tab() {
  const { typesById } = useWorld()
  const typeId = usePanelView((state) => state.typeId)
  const quests = usePanelView((state) => state.quests)
  const type = typeId === null ? undefined : typesById.get(typeId)
  return (
    <section aria-label={messages.panel.tabs.progress} className="flex flex-col gap-4 pt-1">
      {type ? <Checklist type={type} /> : quests ? <Quests /> : <Overview />}
    </section>
  )
}

function Overview() {
  const { types, categories, hasQuests } = useWorld()
  const tallies = useTallies()
  return (
    <>
      <WholeMap tally={sumTallies(tallies.values())} />
      <NewPlaces />
      {hasQuests && <QuestsRow />}
      <NextNear />
      <Areas />
      <FoundByDayChart />
      <div className="grid gap-1">
        <h2 className={headingClass}>{laterMessages.undoing.recent.title}</h2>
        <RecentChanges short />
      </div>
      <ManyAtOnce />
      <SlotPart slot={backupsSlot} props={{}} />
      <div ref={rovingFocus} className="grid gap-4">
        {categories.map(({ id, title }) => {
          const ofCategory = typesOfCategory(types, id)
          return (
            <div key={id} className="grid gap-1.5">
              <h2 className="sr-only">{title}</h2>
              <TallyLine
                title={title}
                tally={sumTallies(ofCategory.map((type) => tallies.get(type.id)))}
              />
              <ul className="grid gap-0.5">
                {ofCategory.map((type) => (
                  <li key={type.id}>
                    <TypeRow type={type} tally={tallies.get(type.id) ?? { found: 0, total: 0 }} />
                  </li>
                ))}
              </ul>
            </div>
          )
        })}
      </div>
    </>
  )
}

const headingClass = 'font-display text-xl text-gold-bright'

function WholeMap({ tally }: { readonly tally: Tally }) {
  const title = laterMessages.progress.whole
  return (
    <div className="grid grid-cols-[auto_1fr] items-center gap-x-4">
      <h2 className="sr-only">{title}</h2>
      <p className="font-display text-3xl text-gold-bright tabular">
        {laterMessages.progress.share(percentOf(tally))}
      </p>
      <div>
        <TallyLine title={title} tally={tally} />
      </div>
    </div>
  )
}

/** Explains why the share has fallen: the world has new places. Hidden once these were shown or found. */
function NewPlaces() {
  const world = useWorld()
  const ids = useMemo(() => newPlaces(world), [world])
  const discovered = useProgress((state) => state.discoveredMarkers)
  const found = new Set(discovered)
  const left = ids.filter((id) => !found.has(id)).length
  if (left === 0 || found.size === 0) return null
  const texts = laterMessages.progress.newPlaces
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <p className="tabular">{texts.line(left)}</p>
      <Button onClick={() => void showNewPlaces(world, ids)}>{texts.show}</Button>
    </div>
  )
}

function QuestsRow() {
  return (
    <button
      type="button"
      data-quests
      onClick={() => usePanelView.setState({ quests: true })}
      className="flex min-h-11 w-full items-center justify-between gap-3 rounded-md text-left hover:bg-raised"
    >
      <span className={headingClass}>{laterMessages.quests.title}</span>
      <Icon name="chevron" className="size-4 -rotate-90 text-vellum-soft" />
    </button>
  )
}

const nextPlaces = 5

/** Lists the nearest visible undiscovered markers. Ticked ones stay listed until the player leaves the list. */
function NextNear() {
  const world = useWorld()
  const { typesById } = world
  const place = useRef<HTMLElement>(null)
  const { from, moved, measureAgain } = useMeasuringPoint()
  const shown = useShownMarkers()
  const discovered = useProgress((state) => state.discoveredMarkers)
  const [before, setBefore] = useState(discovered)
  const nearest = useMemo(
    () => sortUndiscoveredByDistance(shown, from, new Set(before)),
    [shown, from, before],
  )
  const found = new Set(discovered)
  const fifth = nearest.filter(({ id }) => !found.has(id))[nextPlaces - 1]
  const listed = fifth ? nearest.slice(0, nearest.indexOf(fifth) + 1) : nearest
  return (
    <section ref={place} aria-label={laterMessages.progress.next} className="grid gap-1">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h2 className={headingClass}>{laterMessages.progress.next}</h2>
        {moved && (
          <Button
            className="-my-1"
            onClick={() => {
              setBefore(discovered)
              measureAgain(place.current)
            }}
          >
            {laterMessages.progress.again}
          </Button>
        )}
      </div>
      {listed.length === 0 ? (
        <p>{laterMessages.progress.nothingNext}</p>
      ) : (
        <ul ref={rovingFocus}>
          {listed.map((marker) => {
            const type = typesById.get(marker.locationType)
            return (
              type && (
                <li key={marker.id}>
                  <ChecklistRow marker={marker} type={type} from={from} />
                </li>
              )
            )
          })}
        </ul>
      )}
    </section>
  )
}

function useShownMarkers(): readonly Marker[] {
  const { markers } = useWorld()
  const [types, hidden] = [useShownTypes(), useHiddenMarkers(markers)]
  return useMemo(
    () => markers.filter((marker) => isShown(marker, types, hidden)),
    [markers, types, hidden],
  )
}

/** A foldable list of areas. The roads are searched only while it is open. */
function Areas() {
  const open = usePanelView((state) => state.areasOpen)
  return (
    <details
      open={open}
      onToggle={({ currentTarget }) => usePanelView.setState({ areasOpen: currentTarget.open })}
    >
      <summary className={classNames(headingClass, 'min-h-11 py-2')}>
        {laterMessages.progress.byArea}
      </summary>
      {open && <AreaList />}
    </details>
  )
}

function TallyLine({ title, tally: { found, total } }: { title: string; tally: Tally }) {
  return (
    <div className="grid gap-1.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span aria-hidden="true" className={headingClass}>
          {title}
        </span>
        <span className="text-sm tabular">
          <span>{laterMessages.progress.tally(found, total)}</span>
          <span className="ml-2 text-vellum-soft">
            {laterMessages.progress.left(total - found)}
          </span>
        </span>
      </p>
      <progress
        aria-label={laterMessages.progress.barLabel(title)}
        value={found}
        max={total}
        className="tally"
      />
    </div>
  )
}

function TypeRow({ type, tally: { found, total } }: { type: MarkerType; tally: Tally }) {
  return (
    <button
      type="button"
      {...rovingStop}
      data-checklist-of={type.id}
      onClick={() => usePanelView.setState({ typeId: type.id })}
      className="flex min-h-11 w-full items-center gap-3 rounded-md px-1.5 py-1 text-left hover:bg-raised"
    >
      <span
        // The colour is data of the world, so a class can't hold it.
        style={{ color: type.colour }}
        className="flex size-8 shrink-0 items-center justify-center rounded-full border border-current bg-ink"
      >
        <Glyph type={type} className="size-5 shrink-0 fill-current" />
      </span>
      <span className="grid min-w-0 grow gap-1">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="min-w-0 break-words">{type.title}</span>{' '}
          <span className="text-sm text-vellum-soft tabular">
            {laterMessages.progress.tally(found, total)}
          </span>
        </span>
        <TallyBar value={found} max={total} />
      </span>
      <Icon name="chevron" className="size-4 -rotate-90 text-vellum-soft" />
    </button>
  )
}

function ManyAtOnce() {
  const world = useWorld()
  const inView = useMarkersInView(world)
  const marks = useProgress((state) => state.marks)
  const markMany = useProgress((state) => state.markMany)
  const smallScreen = useSmallScreen()
  const shown = useShownMarkers()
  const left = inView.filter(({ id }) => marks.get(id)?.discovered !== true)

  function startLasso(): void {
    drawLine('lasso', [])
    if (smallScreen) useSettings.setState({ panelOpen: false })
    focusMap()
  }

  return (
    <div
      role="group"
      aria-label={laterMessages.progress.many}
      className="flex flex-wrap gap-2 *:grow *:basis-36"
    >
      <Button
        aria-disabled={left.length === 0 || undefined}
        onClick={() =>
          markMany(
            left.map(({ id }) => id),
            true,
          )
        }
      >
        <Icon name="check" />
        {left.length === 0
          ? laterMessages.progress.nothingInView
          : laterMessages.progress.markInView(left.length)}
      </Button>
      <Button onClick={startLasso}>
        <Icon name="lasso" />
        {laterMessages.progress.lasso}
      </Button>
      {left.length > 1 && (
        <Button onClick={() => void beginTrip(left, world)}>
          <Icon name="route" />
          {laterMessages.routes.tripInView}
        </Button>
      )}
      {shown.length > 1 && (
        <Button onClick={() => void beginTrip(shown, world)}>
          <Icon name="route" />
          {laterMessages.routes.tripShown}
        </Button>
      )}
    </div>
  )
}
