import { pinLabel } from '../../messages/compose/pin-label.ts'
import { wayMessages as texts } from '../../messages/way-messages.ts'
import { openPinForm } from '../../stores/pins/open-pin-form.ts'
import { useProgress } from '../../stores/progress/progress.ts'
import { keepsWay, keepTour } from '../../stores/ways/kept-tours.ts'
import { useWay } from '../../stores/ways/way.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/** Keeps the way with the player's pins, or what has changed of one that is kept. @param name that a new one gets */
export function KeepWay({ name }: { readonly name: string }) {
  const way = useWay()
  const pin = useProgress(({ pins }) => pins.get(way.kept ?? ''))
  const own = pin?.deleted === false ? pin : undefined
  if (own && keepsWay(own, way))
    return <p className="text-vellum-soft">{texts.keptAs(pinLabel(own.title))}</p>
  return (
    <Button
      className="w-full"
      onClick={() => {
        const id = keepTour(name)
        // A new one is given a name at once.
        if (id !== null) openPinForm(id)
      }}
    >
      <Icon name="pin" />
      {own ? texts.keepChanges : texts.keep}
    </Button>
  )
}
