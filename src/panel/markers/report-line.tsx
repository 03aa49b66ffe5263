import { reportLink } from '../../domain/links/report-url.ts'
import { markerColumns, markerRow } from '../../domain/markers/marker-row.ts'
import type { Marker } from '../../domain/markers/marker.ts'
import type { Requirements } from '../../domain/world/manifest.ts'
import { knownRequirements } from '../../domain/world/requirements.ts'
import type { Coordinate } from '../../domain/world/coordinates.ts'
import { reportMessages as texts, type Report } from '../../messages/report-messages.ts'
import { reportUrl } from '../../stores/links/report-url.ts'
import { useLabel } from '../../stores/markers/known-names.ts'
import { useWorld } from '../../stores/world/world-context.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'

const look =
  'inline-flex min-h-11 items-center gap-2 underline decoration-line underline-offset-4 hover:text-gold-bright'

/** A way to say that the map is wrong about a place: a report with all that is known of it, or its row. */
export function ReportLine({ marker }: { readonly marker: Marker }) {
  const world = useWorld()
  const type = world.typesById.get(marker.locationType)
  const label = useLabel(marker, type)
  if (!reportUrl) return <RowToCopy row={rowOf(marker, world)} />
  const title = texts.title(label, marker.id)
  const href = reportLink(reportUrl, title, texts.body(reportOf(marker, world)))
  return (
    <p className="px-4 pb-3 text-sm text-vellum-soft">
      <a href={href} target="_blank" rel="noopener noreferrer" className={look}>
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
        className={look}
      >
        {texts.copyRow}
      </CopyButton>
      <p>{texts.copyHint}</p>
    </div>
  )
}

interface Whereabouts {
  readonly id: string
  readonly metresPerUnit: number
  /** The game's metres at 0, 0. */
  readonly origin?: Coordinate
  readonly requirements?: Requirements
}

function rowOf(marker: Marker, { requirements }: Whereabouts): string {
  const known = knownRequirements(requirements)
  return markerRow(marker, known.find(({ note }) => note === marker.description)?.requires)
}

function reportOf(marker: Marker, whereabouts: Whereabouts): Report {
  const { id: world, metresPerUnit, origin } = whereabouts
  const { id, locationType, coordinate, name = '', description = '' } = marker
  const [x, y] = coordinate
  const metres = origin && ([origin[0] + x * metresPerUnit, origin[1] + y * metresPerUnit] as const)
  const row = rowOf(marker, whereabouts)
  return {
    world,
    id,
    type: locationType,
    coordinate,
    metres,
    columns: markerColumns,
    row,
    name,
    description,
  }
}
