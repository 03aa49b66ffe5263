import { worldNow } from '../features/worlds/use-world-load.ts'
import { useWorld } from '../features/worlds/world-context.tsx'
import { nameInAddresses } from '../world/names/world-names.ts'
import { useEffect, useState, type ReactNode } from 'react'
import type { Coordinate } from '../geometry/coordinates.ts'
import { useSelection } from '../features/card/selection.ts'
import { loadChunk, chunks } from '../features/chunks/chunks.ts'
import { usePins } from '../features/pins/pins.ts'
import { DetailsCard } from '../features/card/ui/details-card.tsx'
import { usePlannedRoute } from '../features/routes/planned-route.ts'
import { settlementNamed, useSettlement } from '../features/card/open-settlement.ts'
import { useSpot } from '../features/card/spot.ts'
import { questOf } from '../world/quest-start.ts'
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

/**
 * The card that is open, of all that are asked for: at most one, the first in this order. What is selected lies before
 * the settlement or the spot from which it was selected; a route waits until no place is looked at.
 */
export function Cards() {
  useRouteFinding()
  const { selectedMarker, selectedPin } = useSelection()
  const settlementName = useSettlement((state) => state.place)
  const settlement = settlementNamed(settlementName, useWorld().places)
  const spot = useSpot((state) => state.coordinate)
  const hasRoute = usePlannedRoute(
    // The card is hidden while the player chooses a point on the map.
    ({ points, ordering, choosing }) => (points ?? ordering) !== null && choosing === null,
  )
  let card: ReactNode = null
  if (selectedMarker !== null) card = <MarkerCard id={selectedMarker} />
  else if (selectedPin !== null) card = <PinCard id={selectedPin} />
  else if (settlement)
    card = <SettlementDetails key={nameInAddresses(settlement)} settlement={settlement} />
  return (
    <>
      {card}
      {spot && <SpotCard key={spot.join()} spot={spot} isBehind={card !== null} />}
      {card === null && !spot && hasRoute && <RouteDetails />}
    </>
  )
}

/** @param id of a marker or of a quest's start */
function MarkerCard({ id }: { readonly id: number }) {
  const quest = questOf(id)
  return quest === undefined ? <DetailsCard /> : <QuestDetails key={quest} id={quest} />
}

function PinCard({ id }: { readonly id: string }) {
  const pin = usePins().find((each) => each.id === id)
  useEffect(() => {
    // The pin was deleted here or in another tab.
    if (!pin) useSelection.getState().deselect()
  }, [id, pin])
  return pin && <PinDetails key={id} pin={pin} />
}

interface SpotCardProps {
  readonly spot: Coordinate
  /** True if another card hides this one until it closes. */
  readonly isBehind: boolean
}

function SpotCard({ spot, isBehind }: SpotCardProps) {
  // A card that reappears must not take the focus.
  const [takesFocus, setTakesFocus] = useState(!isBehind)
  useEffect(() => useSelection.subscribe(() => setTakesFocus(false)), [])
  return !isBehind && <SpotDetails spot={spot} takesFocus={takesFocus} />
}

/** Computes the planned route, even if there is no map or another card is open. */
function useRouteFinding(): void {
  const wanted = usePlannedRoute(({ points }) => points !== null)
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
