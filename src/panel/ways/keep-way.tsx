import { wayMessages as texts } from '../../messages/way-messages.ts'
import { usePinEditing } from '../../stores/pins/pin-editing.ts'
import { useProgress } from '../../stores/progress/progress.ts'
import { useSelection } from '../../stores/markers/selection.ts'
import { keepsWay, keepTour } from '../../stores/ways/kept-tours.ts'
import { useWay } from '../../stores/ways/way.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/** Keeps the way with the player's pins, or what has changed of one that is kept. @param name that a new one gets */
export function KeepWay({ name }: { readonly name: string }) {
  useWay()
  const kept = useWay((state) => state.kept)
  const pin = useProgress(({ pins }) => (kept === null ? undefined : pins.get(kept)))
  const own = pin?.deleted === false ? pin : undefined
  if (own && keepsWay(own)) return <p className="text-vellum-soft">{texts.keptAs(own.title)}</p>
  return (
    <Button
      className="w-full"
      onClick={() => {
        if (!own) useWay.setState({ kept: null })
        const id = keepTour(name)
        // A new one is given a name at once.
        if (id !== null && !own) openPin(id)
      }}
    >
      <Icon name="pin" />
      {own ? texts.keepChanges : texts.keep}
    </Button>
  )
}

function openPin(id: string): void {
  usePinEditing.setState({ id })
  useSelection.getState().selectPin(id, 'keyboard')
}
