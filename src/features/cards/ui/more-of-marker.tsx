import { reportLink, parseReportUrl } from '../../../core/read-report-url.ts'
import { writeViewLink } from '../../links/model/view-link.ts'
import { markerLabel, nameOf } from '../../../core/world/marker-label.ts'
import { markerColumns, markerRow } from '../../markers/model/marker-row.ts'
import type { Marker } from '../../../core/world/marker.ts'
import { gameMetres } from '../../../core/world/game-metres.ts'
import { knownRequirements } from '../../../core/world/requirements.ts'
import type { World } from '../../../core/world/world.ts'
import { reportBody, type Report } from '../../../i18n/compose/later.ts'
import { messages } from '../../../i18n/generated/first.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { useNameKnown } from '../../progress/known-names.ts'
import { useWorld } from '../../worlds/world-context.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { CoordinateFact, Fact } from '../../places/ui/card-frame.tsx'
import { EmbedButton, ShareButton } from '../../links/ui/share-buttons.tsx'

/** Where reports go; undefined where nobody has said. The build has already refused a wrong one. */
const reportUrl = parseReportUrl(import.meta.env['VITE_REPORT_URL'])

const texts = laterMessages.report

interface MoreOfMarkerProps {
  readonly marker: Marker
  /** What it is called now. */
  readonly label: string
}

/** The foot of a place's card: its link, what few players ask for, folded, and what to do where it is wrong. */
export function MoreOfMarker({ marker, label }: MoreOfMarkerProps) {
  const world = useWorld()
  const search = writeViewLink({ marker: marker.id }, world)
  return (
    <>
      <div className="flex flex-wrap gap-2 px-4 pt-3 pb-1">
        <ShareButton search={search} title={label} />
      </div>
      <details className="px-4">
        <summary className="min-h-11 py-2.5 text-sm text-vellum-soft hover:text-gold-bright">
          {messages.card.more}
        </summary>
        <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-1 pb-2">
          <CoordinateFact at={marker.coordinate} />
          <Fact term={messages.card.id}>{messages.search.id(marker.id)}</Fact>
        </dl>
        <div className="flex flex-wrap gap-2 pb-3">
          <EmbedButton search={search} title={messages.embed.title(label, world.game)} />
        </div>
        <ReportLine marker={marker} />
      </details>
    </>
  )
}

const appearance =
  'inline-flex min-h-11 items-center gap-2 underline decoration-line underline-offset-4 hover:text-gold-bright'

/** A way to say that the map is wrong about a place: a report with all that is known of it, or its row. */
export function ReportLine({ marker }: { readonly marker: Marker }) {
  const world = useWorld()
  const type = world.typesById.get(marker.locationType)
  const known = useNameKnown(marker)
  const told = toldOf(marker, known)
  if (!reportUrl) return <RowToCopy row={rowOf(told, world)} />
  const title = texts.title(markerLabel(marker, type, known), marker.id)
  const href = reportLink(reportUrl, title, reportBody(reportOf(told, world)))
  return (
    <p className="px-4 pb-3 text-sm text-vellum-soft">
      <a href={href} target="_blank" rel="noopener noreferrer" className={appearance}>
        {texts.link}
      </a>
    </p>
  )
}

function RowToCopy({ row }: { readonly row: string }) {
  return (
    <div className="px-4 pb-3 text-sm text-vellum-soft">
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

/** Without a name that gives a story away, as long as that is veiled: its number says which place it is. */
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
