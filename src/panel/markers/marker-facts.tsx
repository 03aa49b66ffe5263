import { yieldLabel } from '../../domain/markers/marker-label.ts'
import type { Marker, MarkerType } from '../../domain/markers/marker.ts'
import { messages } from '../../messages/messages.ts'
import { listed } from '../../messages/compose/listed.ts'
import { useWorld } from '../../stores/world/world-context.tsx'
import { Fact, Facts } from '../fact.tsx'

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
