import { worldNow } from '../features/worlds/use-world-load.ts'
import { useWorld } from '../features/worlds/world-context.tsx'
import { settlementNamed } from '../world/names/world-names.ts'
import { useEffect } from 'react'
import { closeCard, useOpened } from '../features/card/opened.ts'
import { loadChunk, chunks } from '../features/chunks/chunks.ts'
import { usePins } from '../features/pins/pins.ts'
import { DetailsCard } from '../features/card/ui/details-card.tsx'
import { useRoute } from '../features/routes/route-store.ts'
import { lazyChunk } from '../ui/dialogs/lazy-chunk.tsx'

const cardPlace = { className: 'card grid justify-items-start gap-2 p-4' }

const PinDetails = lazyChunk(
  chunks,
  async () => (await import('../features/card/ui/pin-details.tsx')).PinDetails,
  cardPlace,
)
const RouteDetails = lazyChunk(
  chunks,
  async () => (await import('../features/routes/ui/route-details.tsx')).RouteDetails,
  cardPlace,
)
const QuestDetails = lazyChunk(
  chunks,
  async () => (await import('../features/quests/ui/quest-card.tsx')).QuestCard,
  cardPlace,
)
const SettlementDetails = lazyChunk(
  chunks,
  async () => (await import('../features/card/ui/settlement-details.tsx')).SettlementDetails,
  cardPlace,
)
const SpotDetails = lazyChunk(
  chunks,
  async () => (await import('../features/card/ui/spot-details.tsx')).SpotDetails,
  cardPlace,
)

export function Cards() {
  useRouteFinding()
  const opened = useOpened((state) => state.opened)
  const { places } = useWorld()
  const hasRoute = useRoute(
    // The card is hidden while the player chooses a point on the map.
    ({ points, ordering, choosing }) => (points ?? ordering) !== null && choosing === null,
  )
  if (!opened) return hasRoute && <RouteDetails />
  switch (opened.kind) {
    case 'marker':
      return <DetailsCard />
    case 'quest':
      return <QuestDetails key={opened.id} id={opened.id} />
    case 'pin':
      return <PinCard id={opened.id} />
    case 'settlement': {
      const settlement = settlementNamed(opened.name, places)
      return settlement && <SettlementDetails key={opened.name} settlement={settlement} />
    }
    case 'spot':
      return <SpotDetails key={opened.coordinate.join()} spot={opened} />
  }
}

function PinCard({ id }: { readonly id: string }) {
  const pin = usePins().find((each) => each.id === id)
  useEffect(() => {
    // The pin was deleted here or in another tab.
    if (!pin) closeCard()
  }, [id, pin])
  return pin && <PinDetails key={id} pin={pin} />
}

/** Computes the planned route, even if there is no map or another card is open. */
function useRouteFinding(): void {
  const wanted = useRoute(({ points }) => points !== null)
  useEffect(() => {
    if (!wanted) return undefined
    let stop: (() => void) | undefined
    let current = true
    loadChunk(() => import('../features/routes/finding/found-route.ts')).then(
      ({ followPlan }) => {
        // Any language will do, because a route contains no names.
        const world = worldNow()
        if (current && world) stop = followPlan(world)
      },
      // The card is in the same chunk, so it reports that the chunk is missing.
      () => undefined,
    )
    return () => {
      current = false
      stop?.()
    }
  }, [wanted])
}
