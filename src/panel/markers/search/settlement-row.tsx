import { useMemo } from 'react'
import { markersIn } from '../../../domain/markers/settlement.ts'
import type { Place } from '../../../domain/world/names/place.ts'
import { laterMessages } from '../../../messages/later-messages.ts'
import { openSettlement } from '../../../stores/world/settlement.ts'
import { useWorld } from '../../../stores/world/world-context.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { uncoverMap } from '../../uncover-map.ts'

/** A settlement that was found; a click opens its card and shows it on the map. */
export function SettlementRow({ settlement }: { readonly settlement: Place }) {
  const world = useWorld()
  const rank = world.ranks.find(({ key }) => key === settlement.rank)
  const amount = useMemo(() => markersIn(settlement, world).length, [settlement, world])
  return (
    <button
      type="button"
      onClick={() => {
        uncoverMap()
        openSettlement(settlement, 'event')
      }}
      className="flex min-h-11 w-full items-center gap-3 rounded-md px-2 py-2 text-left hover:bg-raised"
    >
      <span className="flex size-10 shrink-0 items-center justify-center text-gold-bright">
        <Icon name="compass" />
      </span>
      <span className="min-w-0 grow">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span className="min-w-0 font-medium break-words">{settlement.name}</span>{' '}
          {rank && <span className="text-sm text-vellum-soft">{rank.title}</span>}
        </span>{' '}
        <span className="block text-sm text-vellum-soft tabular-nums">
          {laterMessages.settlement.places(amount)}
        </span>
      </span>
    </button>
  )
}
