import { useEffect } from 'react'
import { parts } from '../../stores/offline/parts.ts'
import { useSelectedPin } from '../../stores/pins/shown-pins.ts'
import { usePinEditing } from '../../stores/pins/pin-editing.ts'
import { useSelection } from '../../stores/markers/selection.ts'
import { lazyPart } from '../../ui/dialogs/lazy-part.tsx'

const PinDetails = lazyPart(parts, async () => (await import('./pin-details.tsx')).PinDetails, {
  className: 'card grid justify-items-start gap-2 p-4',
})

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
