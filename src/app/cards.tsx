import { tripPrinting } from '../features/routes/trip-printing.ts'
import { worldNow } from '../features/worlds/use-world-load.ts'
import { useWorld } from '../features/worlds/world-context.tsx'
import { nameInAddresses } from '../world/names/world-names.ts'
import { useEffect, useState, type ReactNode } from 'react'
import type { Coordinate } from '../geometry/coordinates.ts'
import { useSelection } from '../features/selection/selection.ts'
import { loadChunk, chunks } from '../features/chunks/chunks.ts'
import { usePins } from '../features/pins/pins.ts'
import { DetailsCard } from '../features/cards/ui/details-card.tsx'
import { usePlannedRoute } from '../features/routes/planned-route.ts'
import {
  settlementNamed,
  settlementSections,
  useSettlement,
} from '../features/places/open-settlement.ts'
import { useSpot } from '../features/places/spot.ts'
import { questOf } from '../world/quest-start.ts'
import { lazyChunk, lazyOverlay } from '../ui/dialogs/lazy-chunk.tsx'

const cardPlace = { className: 'card grid justify-items-start gap-2 p-4' }

const PinDetails = lazyChunk(
  chunks,
  async () => (await import('../features/cards/ui/pin-details.tsx')).PinDetails,
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
  async () => (await import('../features/cards/ui/settlement-details.tsx')).SettlementDetails,
  cardPlace,
)
const SpotDetails = lazyChunk(
  chunks,
  async () => (await import('../features/cards/ui/spot-details.tsx')).SpotDetails,
  cardPlace,
)

const QuestsHere = lazyChunk(
  chunks,
  async () => (await import('../features/quests/ui/quests-here.tsx')).QuestsHere,
  {
    className: 'grid justify-items-start gap-2 px-4 pb-3',
    // As high as the row that takes its place, so that no row below moves under a finger.
    waiting: <div className="min-h-13" />,
  },
)
settlementSections.push(({ settlement }) => {
  const { hasQuests } = useWorld()
  return hasQuests && <QuestsHere settlement={settlement} />
})

const TripPrintDialog = lazyOverlay(
  chunks,
  async () => (await import('../features/posters/ui/print-dialog.tsx')).PrintDialog,
)
tripPrinting.Dialog = (props) => <TripPrintDialog {...props} />

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
    // While one of its points is chosen on the map, the map is seen whole.
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

/** @param id of a marker of the world, or of where a quest begins */
function MarkerCard({ id }: { readonly id: number }) {
  const quest = questOf(id)
  return quest === undefined ? <DetailsCard /> : <QuestDetails key={quest} id={quest} />
}

function PinCard({ id }: { readonly id: string }) {
  const pin = usePins().find((each) => each.id === id)
  useEffect(() => {
    // Deleted here or in another tab.
    if (!pin) useSelection.getState().deselect()
  }, [id, pin])
  return pin && <PinDetails key={id} pin={pin} />
}

interface SpotCardProps {
  /** Of the temporary pin. */
  readonly spot: Coordinate
  /** Another card lies before this one, which comes back when that is closed. */
  readonly isBehind: boolean
}

function SpotCard({ spot, isBehind }: SpotCardProps) {
  // A card that merely comes back must not take the focus.
  const [takesFocus, setTakesFocus] = useState(!isBehind)
  useEffect(() => useSelection.subscribe(() => setTakesFocus(false)), [])
  return !isBehind && <SpotDetails spot={spot} takesFocus={takesFocus} />
}

/** Has the route found that is asked for: whether or not there is a map to draw it on, and whatever card is open. */
function useRouteFinding(): void {
  const wanted = usePlannedRoute(({ points }) => points !== null)
  useEffect(() => {
    if (!wanted) return undefined
    let stop: (() => void) | undefined
    let current = true
    loadChunk(() => import('../features/routes/found-route.ts')).then(
      ({ followPlan }) => {
        // In whatever language: a route knows no names.
        const world = worldNow()
        if (current && world) stop = followPlan(world)
      },
      // A missing chunk is reported by the card, which is in the same chunk.
      () => undefined,
    )
    return () => {
      current = false
      stop?.()
    }
  }, [wanted])
}
