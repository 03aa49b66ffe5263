import type { ReactNode } from 'react'
import { yieldLabel } from '../../domain/markers/marker-label.ts'
import type { Marker } from '../../domain/markers/marker.ts'
import type { MarkerType } from '../../domain/markers/marker-type.ts'
import { messages } from '../../messages/messages.ts'
import { listed } from '../../messages/compose/listed.ts'
import { useWorld } from '../../stores/world/world-context.tsx'
import { CoordinateFact, Fact, Facts } from '../fact.tsx'

interface MarkerFactsProps {
  readonly marker: Marker
  /** Left out where it would say the same as the title. */
  readonly type: MarkerType | undefined
}

export function MarkerFacts({ marker, type }: MarkerFactsProps) {
  const world = useWorld()
  return (
    <Facts>
      {marker.description && (
        <Fact term={messages.card[marker.demand ? 'requirement' : 'description']}>
          {marker.description}
        </Fact>
      )}
      {marker.yields && (
        <Fact term={messages.card.yields}>
          <span className="first-letter-capital inline-block">
            {listed(marker.yields.map((entry) => yieldLabel(entry, world)))}
          </span>
        </Fact>
      )}
      {type && <Fact term={messages.card.type}>{type.title}</Fact>}
    </Facts>
  )
}

interface MoreFactsProps {
  readonly marker: Marker
  /** Stands below them. */
  readonly children: ReactNode
}

/** What few players ask for, folded. */
export function MoreFacts({ marker, children }: MoreFactsProps) {
  return (
    <details className="px-4">
      <summary className="min-h-11 py-2.5 text-sm text-vellum-soft hover:text-gold-bright">
        {messages.card.more}
      </summary>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-1 pb-2">
        <CoordinateFact at={marker.coordinate} />
        <Fact term={messages.card.id}>{messages.search.id(marker.id)}</Fact>
      </dl>
      <div className="flex flex-wrap gap-2 pb-3">{children}</div>
    </details>
  )
}
