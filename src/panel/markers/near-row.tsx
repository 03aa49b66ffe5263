import type { Marker } from '../../domain/markers/marker.ts'
import type { Coordinate } from '../../domain/world/view/coordinates.ts'
import { wayTo } from '../../domain/markers/nearest.ts'
import { nearestWay } from '../../messages/compose/whereabouts.ts'
import { assetUrl } from '../../stores/links/environment.ts'
import { useLabel } from '../../stores/markers/known-names.ts'
import { dispatchMarkerSelect } from '../../stores/markers/marker-select-event.ts'
import { useWorld } from '../../stores/world/world-context.tsx'
import { rovingStop } from '../../ui/keys/roving-focus.ts'

interface NearRowProps {
  readonly marker: Marker
  readonly from: Coordinate
  readonly onChoose: () => void
}

export function NearRow({ marker, from, onChoose }: NearRowProps) {
  const { typesById, metresPerUnit } = useWorld()
  const type = typesById.get(marker.locationType)
  const label = useLabel(marker, type)
  const { metres, direction } = wayTo(marker, from, metresPerUnit)
  return (
    <button
      type="button"
      {...rovingStop}
      onClick={() => {
        onChoose()
        dispatchMarkerSelect(marker)
      }}
      className="flex min-h-11 w-full items-center gap-3 rounded-md px-2 py-1 text-left hover:bg-raised"
    >
      {type && (
        <img src={assetUrl(type.icon)} alt="" width={36} height={36} className="size-9 shrink-0" />
      )}
      <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-3">
        <span className="first-letter-capital inline-block font-medium break-words">{label}</span>{' '}
        <span className="text-sm text-vellum-soft tabular-nums">
          {nearestWay(metres, direction)}
        </span>
      </span>
    </button>
  )
}
