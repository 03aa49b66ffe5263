import { useEffect } from 'react'
import { messages } from '../../messages/messages.ts'
import { reloadPage } from '../../stores/offline/hand-over.ts'
import { lazyPiece } from '../../stores/offline/lazy-piece.ts'
import { isMissingPart } from '../../stores/offline/load-part.ts'
import { useSelectedPin } from '../../stores/pins/shown-pins.ts'
import { usePinEditing } from '../../stores/pins/pin-editing.ts'
import { useSelection } from '../../stores/markers/selection.ts'
import { PartBoundary } from '../../ui/dialogs/part-boundary.tsx'

const PinDetails = lazyPiece(async () => (await import('./pin-details.tsx')).PinDetails)

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
  return (
    <PartBoundary
      key={pin.id}
      texts={messages.part}
      isMissing={isMissingPart}
      onReload={reloadPage}
      className="card grid justify-items-start gap-2 p-4"
    >
      <PinDetails pin={pin} />
    </PartBoundary>
  )
}

/** A pin whose card closes is no longer edited; one that is asked for meanwhile is. */
function leavePin(left: string | null): void {
  const { id } = usePinEditing.getState()
  if (id === left) usePinEditing.setState({ id: null })
}
