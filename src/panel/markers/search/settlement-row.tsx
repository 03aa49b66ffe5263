import { useMemo } from 'react'
import { markersIn } from '../../../domain/markers/settlement.ts'
import type { Place } from '../../../domain/world/names/world-names.ts'
import { laterMessages } from '../../../messages/later-messages.ts'
import { showOnly } from '../../../stores/markers/only.ts'
import { nameOf } from '../../../stores/markers/title-of.ts'
import { openSettlement } from '../../../stores/world/settlement.ts'
import { useWorld } from '../../../stores/world/world-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { rovingStop } from '../../../ui/keys/roving-focus.ts'
import { uncoverMap } from '../../uncover-map.ts'

/** A settlement that was found; a click opens its card and shows it on the map. */
export function SettlementRow({ settlement }: { readonly settlement: Place }) {
  const world = useWorld()
  const rank = world.ranks.find(({ key }) => key === settlement.rank)
  const markers = useMemo(() => markersIn(settlement, world), [settlement, world])
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <button
        type="button"
        {...rovingStop}
        onClick={() => openFoundSettlement(settlement)}
        className="result-row flex min-h-11 min-w-0 flex-[1_1_12rem] items-center gap-3 rounded-md px-2 py-2 text-left hover:bg-raised"
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
            {laterMessages.settlement.places(markers.length)}
          </span>
        </span>
      </button>
      {markers.length > 0 && (
        <Button
          className="mr-2 shrink-0"
          {...rovingStop}
          aria-label={laterMessages.search.onlyKindLabel(settlement.name ?? '')}
          onClick={() => {
            showOnly({ titleIn: nameOf(settlement), ids: markers.map(({ id }) => id) })
            uncoverMap()
          }}
        >
          {laterMessages.search.onlyKind}
        </Button>
      )}
    </div>
  )
}

/** Opens its card and shows it on the map. */
export function openFoundSettlement(settlement: Place): void {
  uncoverMap()
  openSettlement(settlement, 'event')
}
