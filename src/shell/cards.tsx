import { tripPrinting } from '../features/routes/trip-printing.ts'
import { worldNow } from '../features/worlds/use-world-load.ts'
import { useWorld, useWorldIfLoaded } from '../features/worlds/world-context.tsx'
import { nameInAddresses } from '../core/world/names/world-names.ts'
import { useEffect, useState } from 'react'
import type { Coordinate } from '../core/geometry/coordinates.ts'
import { useSelection } from '../features/selection/selection.ts'
import { loadChunk } from '../features/chunks/load-chunk.ts'
import { chunks } from '../features/chunks/chunks.ts'
import { usePinEditing } from '../features/pins/pin-editing.ts'
import { useSelectedPin } from '../features/filters/shown-pins.ts'
import { usePlannedRoute } from '../features/routes/planned-route.ts'
import {
  settlementNamed,
  settlementSections,
  useSettlement,
} from '../features/places/settlement.ts'
import { useSpot } from '../features/places/spot.ts'
import { questOf } from '../core/world/quest-start.ts'
import { lazyChunk, lazyOverlay } from '../ui/dialogs/lazy-chunk.tsx'

const PinDetails = lazyChunk(
  chunks,
  async () => (await import('../features/cards/ui/pin-details.tsx')).PinDetails,
  {
    className: 'card grid justify-items-start gap-2 p-4',
  },
)

/** What is known of the selected pin, and where it is changed. */
export function PinCard() {
  const id = useSelection((state) => state.selectedPin)
  const pin = useSelectedPin()
  useEffect(() => {
    // Deleted here or in another tab.
    if (id !== null && !pin) useSelection.getState().deselect()
  }, [id, pin])
  useEffect(
    () =>
      useSelection.subscribe(({ selectedPin }, before) => {
        if (selectedPin !== before.selectedPin) leavePin(before.selectedPin)
      }),
    [],
  )
  if (!pin) return null
  return <PinDetails key={pin.id} pin={pin} />
}

/** A pin whose card closes is no longer edited; one that is asked for meanwhile is. */
function leavePin(left: string | null): void {
  const { id } = usePinEditing.getState()
  if (id === left) usePinEditing.setState({ id: null })
}

const RouteDetails = lazyChunk(
  chunks,
  async () => (await import('../features/routes/ui/route-details.tsx')).RouteDetails,
  {
    className: 'card grid justify-items-start gap-2 p-4',
  },
)

/** Has the route found that is asked for: whether or not there is a map to draw it on, and whatever card is open. */
function useRouteFinding(): void {
  const loaded = useWorldIfLoaded() !== null
  const wanted = usePlannedRoute(({ points }) => points !== null) && loaded
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

const TripPrintDialog = lazyOverlay(
  chunks,
  async () => (await import('../features/posters/ui/print-dialog.tsx')).PrintDialog,
)
tripPrinting.Dialog = (props) => <TripPrintDialog {...props} />

/** The route that is asked for, as long as no place is selected and none of its points is being chosen on the map. */
export function RouteCard() {
  useRouteFinding()
  const asked = usePlannedRoute(
    ({ points, ordering, choosing }) => (points ?? ordering) !== null && choosing === null,
  )
  const selecting = useSelection(
    ({ selectedMarker, selectedPin }) => selectedMarker !== null || selectedPin !== null,
  )
  const elsewhere = useSettlement(({ place }) => place !== null)
  return asked && !selecting && !elsewhere && <RouteDetails />
}

const QuestDetails = lazyChunk(
  chunks,
  async () => (await import('../features/quests/ui/quest-card.tsx')).QuestCard,
  { className: 'card grid justify-items-start gap-2 p-4' },
)

/** What is known of the quest that was chosen, and how far the player is with it. */
export function QuestCard() {
  const quest = questOf(useSelection((state) => state.selectedMarker))
  return quest !== undefined && <QuestDetails key={quest} id={quest} />
}

const SettlementDetails = lazyChunk(
  chunks,
  async () => (await import('../features/cards/ui/settlement-details.tsx')).SettlementDetails,
  { className: 'card grid justify-items-start gap-2 p-4' },
)

const QuestsHere = lazyChunk(
  chunks,
  async () => (await import('../features/quests/ui/quests-here.tsx')).QuestsHere,
  { className: 'grid justify-items-start gap-2 px-4 pb-3' },
)
settlementSections.push(({ settlement }) => {
  const { hasQuests } = useWorld()
  return hasQuests && <QuestsHere settlement={settlement} />
})

/** What there is in the settlement that was asked for, as long as no marker is selected. */
export function SettlementCard() {
  const world = useWorldIfLoaded()
  const place = settlementNamed(
    useSettlement((state) => state.place),
    world?.places ?? [],
  )
  const selecting = useSelection((state) => state.selectedMarker !== null)
  return (
    place && !selecting && <SettlementDetails key={nameInAddresses(place)} settlement={place} />
  )
}

const SpotDetails = lazyChunk(
  chunks,
  async () => (await import('../features/cards/ui/spot-details.tsx')).SpotDetails,
  {
    className: 'card grid justify-items-start gap-2 p-4',
  },
)

/** What is known of the spot with a temporary pin, as long as no marker is selected. */
export function SpotCard() {
  const spot = useSpot((state) => state.coordinate)
  return spot && <SpotOrMarker key={spot.join()} spot={spot} />
}

function SpotOrMarker({ spot }: { spot: Coordinate }) {
  const selecting = useSelection(
    ({ selectedMarker, selectedPin }) => selectedMarker !== null || selectedPin !== null,
  )
  const elsewhere = useSettlement(({ place }) => place !== null)
  // A card that merely comes back from behind a marker's must not take the focus.
  const [takesFocus, setTakesFocus] = useState(!selecting)
  useEffect(() => useSelection.subscribe(() => setTakesFocus(false)), [])
  return selecting || elsewhere ? null : <SpotDetails spot={spot} takesFocus={takesFocus} />
}
