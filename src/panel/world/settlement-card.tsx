import { parts } from '../../stores/offline/parts.ts'
import { useSelection } from '../../stores/markers/selection.ts'
import { useSettlement } from '../../stores/world/settlement.ts'
import { lazyPart } from '../../ui/dialogs/lazy-part.tsx'

const SettlementDetails = lazyPart(
  parts,
  async () => (await import('./settlement-details.tsx')).SettlementDetails,
  { className: 'card grid justify-items-start gap-2 p-4' },
)

/** What there is in the settlement that was asked for, as long as no marker is selected. */
export function SettlementCard() {
  const place = useSettlement((state) => state.place)
  const selecting = useSelection((state) => state.selectedMarker !== null)
  return place && !selecting && <SettlementDetails key={place.name} settlement={place} />
}
