import { nameInAddresses } from '../../domain/world/names/world-names.ts'
import { useSelection } from '../markers/selection.ts'
import { useSettlement } from '../world/settlement.ts'
import { useSpot } from '../world/spot.ts'
import type { LoadedWorld } from '../world/world-context.tsx'

/** What is open stays so when the world gets other names, and shows them. */
export function keepOpen(world: LoadedWorld): void {
  const { selectedMarker } = useSelection.getState()
  const marker = selectedMarker && world.markersById.get(selectedMarker.id)
  // Nothing moves, and nothing takes the focus.
  if (marker && marker !== selectedMarker) {
    useSelection.setState({ selectedMarker: marker, origin: 'reload' })
  }
  const { coordinate, drop } = useSpot.getState()
  if (coordinate) drop(coordinate, 'reload')
  const { place } = useSettlement.getState()
  const same = place && world.places.find((one) => nameInAddresses(one) === nameInAddresses(place))
  if (same && same !== place) useSettlement.setState({ place: same, origin: 'reload' })
}
