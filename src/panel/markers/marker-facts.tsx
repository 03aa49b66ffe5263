import type { ReactNode } from 'react'
import { formatCoordinate } from '../../domain/world/coordinates.ts'
import { yieldLabel } from '../../domain/markers/marker-label.ts'
import type { Marker } from '../../domain/markers/marker.ts'
import type { MarkerType } from '../../domain/markers/marker-type.ts'
import { whereabouts } from '../../domain/world/where.ts'
import { messages } from '../../messages/messages.ts'
import { useWorld } from '../../stores/world/world-context.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'

interface MarkerFactsProps {
  readonly marker: Marker
  readonly type: MarkerType | undefined
}

export function MarkerFacts({ marker, type }: MarkerFactsProps) {
  const where = whereabouts(marker.coordinate, useWorld())
  const coordinate = formatCoordinate(marker.coordinate)
  return (
    <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-1 px-4">
      {marker.description && <Fact term={messages.card.description}>{marker.description}</Fact>}
      {where && <Fact term={messages.card.where}>{messages.where(where)}</Fact>}
      {marker.yields && (
        <Fact term={messages.card.yields}>
          <span className="first-letter-capital inline-block">
            {marker.yields.map(yieldLabel).join(', ')}
          </span>
        </Fact>
      )}
      {type && <Fact term={messages.card.type}>{type.title}</Fact>}
      <Fact term={messages.card.coordinate}>
        <CopyButton
          text={coordinate}
          label={messages.card.copyCoordinate(coordinate)}
          copiedLabel={messages.card.copied}
          refusedLabel={messages.card.copyRefused}
          className="-my-2 inline-flex min-h-11 items-center gap-2 rounded-md tabular-nums underline decoration-line underline-offset-4 hover:text-gold-bright"
        >
          {coordinate}
        </CopyButton>
      </Fact>
      <Fact term={messages.card.id}>{messages.search.id(marker.id)}</Fact>
    </dl>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-sm text-vellum-soft">{term}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  )
}
