import { useMemo } from 'react'
import { reportLink, parseReportUrl } from '../../../platform/read-report-url.ts'
import { writeViewLink } from '../../links/model/view-link.ts'
import { markerLabel, nameOf } from '../../../world/marker-label.ts'
import { markerColumns, markerRow } from '../../lists/model/csv-row.ts'
import type { Marker } from '../../../world/marker.ts'
import { gameMetres } from '../../../world/game-metres.ts'
import { knownRequirements } from '../../../world/requirements.ts'
import { displacementTo, findNearestUndiscovered } from '../../../world/nearest.ts'
import type { World } from '../../../world/world.ts'
import {
  displacementWords,
  reportBody,
  type Report,
} from '../../../i18n/compose/later-sentences.ts'
import { messages } from '../../../i18n/generated/first.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { isolateOnMap } from '../../filters/ui/filter-panel.tsx'
import { NoteControls, NotePictures } from '../../pins/ui/notes/note-controls.tsx'
import { useNameKnown } from '../../progress/known-names.ts'
import { useProgress } from '../../progress/progress.ts'
import { GoOnButton, RouteButton } from '../../routes/ui/route-button.tsx'
import { dispatchMarkerSelect } from '../marker-select-event.ts'
import { useWorld } from '../../worlds/world-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Switch } from '../../../ui/fields/switch.tsx'
import { CoordinateFact, Fact } from '../card-frame.tsx'
import { EmbedButton, ShareButton } from '../../links/ui/share-buttons.tsx'
import { CardDetails } from './card-details.tsx'
import { FoundSwitch } from './found-switch.tsx'
import { TreasureMapsOf } from './treasure-map.tsx'

/** Address for reports, or `undefined` if the build has none. The build refuses an invalid address. */
const reportUrl = parseReportUrl(import.meta.env['VITE_REPORT_URL'])

const texts = laterMessages.report

interface MoreOfMarkerProps {
  readonly marker: Marker
  readonly label: string
  /** True for each action that the top of the card doesn't offer. */
  readonly left: Readonly<Record<'route' | 'goOn' | 'found', boolean>>
}

export function MoreOfMarker({ marker, label, left }: MoreOfMarkerProps) {
  const world = useWorld()
  const playthrough = useProgress((state) => state.playthrough)
  const search = writeViewLink({ marker: marker.id }, world)
  return (
    <>
      <NotePictures marker={marker} label={label} />
      <TreasureMapsOf marker={marker} />
      <WikiLink marker={marker} />
      <CardDetails>
        <div className="flex flex-wrap gap-2 pb-2">
          {left.found && <FoundSwitch markerId={marker.id} />}
          {left.route && <RouteButton to={marker.coordinate} />}
          {left.goOn && <GoOnButton to={marker.coordinate} />}
          <SameKind marker={marker} />
          <ShareButton search={search} title={label} />
        </div>
        <NoteControls key={playthrough} marker={marker} label={label} />
        <VisitedSwitch markerId={marker.id} />
        <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-1 pb-2">
          <CoordinateFact at={marker.coordinate} />
          <Fact term={laterMessages.card.id}>{laterMessages.search.id(marker.id)}</Fact>
        </dl>
        <div className="flex flex-wrap gap-2 pb-3">
          <EmbedButton search={search} title={laterMessages.embed.title(label, world.game)} />
        </div>
        <ReportLine marker={marker} />
      </CardDetails>
    </>
  )
}

export function WikiLink({ marker }: { readonly marker: Marker }) {
  const type = useWorld().typesById.get(marker.locationType)
  const href = marker.link ?? type?.link
  if (href === undefined) return null
  return (
    <p>
      <a href={href} target="_blank" rel="noreferrer" className={appearance}>
        <span>
          {marker.link === undefined && type
            ? laterMessages.wiki.kind(type.title)
            : laterMessages.wiki.place}
        </span>
        <Icon name="external" />
      </a>
    </p>
  )
}

function SameKind({ marker }: { readonly marker: Marker }) {
  const { metresPerUnit } = useWorld()
  const next = useNext(marker)
  const displacement = next && displacementTo(next, marker.coordinate, metresPerUnit)
  const { locationType } = marker
  return (
    <>
      {next && displacement && (
        <Button className="grow flex-wrap gap-x-2 px-3" onClick={() => dispatchMarkerSelect(next)}>
          <span>{laterMessages.nearest.nextOfKind}</span>{' '}
          <span className="text-sm text-vellum-soft tabular">
            {displacementWords(displacement.metres, displacement.direction)}
          </span>
        </Button>
      )}
      <Button
        className="grow px-3"
        onClick={() =>
          isolateOnMap({ isolated: { kind: 'type', id: locationType }, typeIds: [locationType] })
        }
      >
        {laterMessages.filterOverride.isolateThisKind}
      </Button>
    </>
  )
}

function useNext(marker: Marker): Marker | undefined {
  const { markers } = useWorld()
  const discovered = useProgress((state) => state.discoveredMarkers)
  return useMemo(() => {
    const others = markers.filter(
      ({ id, locationType }) => locationType === marker.locationType && id !== marker.id,
    )
    return findNearestUndiscovered(others, marker.coordinate, new Set(discovered))
  }, [markers, marker, discovered])
}

function VisitedSwitch({ markerId }: { markerId: number }) {
  const visited = useProgress((state) => state.visitedMarkers.includes(markerId))
  const { addVisited, removeVisited } = useProgress.getState()
  return (
    <Switch
      label={messages.card.visited}
      checked={visited}
      onCheckedChange={(on) => (on ? addVisited(markerId) : removeVisited(markerId))}
    />
  )
}

const appearance =
  'inline-flex min-h-11 items-center gap-2 underline decoration-line underline-offset-4 hover:text-gold-bright'

/** Links to a filled-in report of a mistake. If the build has no address for reports, offers a row to copy. */
export function ReportLine({ marker }: { readonly marker: Marker }) {
  const world = useWorld()
  const type = world.typesById.get(marker.locationType)
  const known = useNameKnown(marker)
  const told = toldOf(marker, known)
  if (!reportUrl) return <RowToCopy row={rowOf(told, world)} />
  const title = texts.title(markerLabel(marker, type, known), marker.id)
  const href = reportLink(reportUrl, title, reportBody(reportOf(told, world)))
  return (
    <p className="pb-3 text-sm text-vellum-soft">
      <a href={href} target="_blank" rel="noopener noreferrer" className={appearance}>
        {texts.link}
      </a>
    </p>
  )
}

function RowToCopy({ row }: { readonly row: string }) {
  return (
    <div className="pb-3 text-sm text-vellum-soft">
      <p>{texts.ask}</p>
      <CopyButton
        text={row}
        label={texts.copyRow}
        copiedLabel={texts.copied}
        refusedLabel={texts.copyRefused}
        className={appearance}
      >
        {texts.copyRow}
      </CopyButton>
      <p>{texts.copyHint}</p>
    </div>
  )
}

/** Returns the marker without its name while the name is veiled, so that a report doesn't give the story away. */
function toldOf(marker: Marker, known: boolean): Marker {
  const { name: _veiled, english: _inEnglish, ...rest } = marker
  return nameOf(marker, known) === undefined ? rest : marker
}

type Whereabouts = Pick<World, 'id' | 'metresPerUnit' | 'origin' | 'requirements'>

function rowOf(marker: Marker, { requirements }: Whereabouts): string {
  const known = knownRequirements(requirements)
  return markerRow(marker, known.find(({ note }) => note === marker.description)?.requires)
}

function reportOf(marker: Marker, whereabouts: Whereabouts): Report {
  const { id, locationType, coordinate, name = '', description = '' } = marker
  return {
    world: whereabouts.id,
    id,
    type: locationType,
    coordinate,
    metres: gameMetres(coordinate, whereabouts),
    columns: markerColumns,
    row: rowOf(marker, whereabouts),
    name,
    description,
  }
}
