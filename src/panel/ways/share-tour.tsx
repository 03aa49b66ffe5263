import { useEffect, useState } from 'react'
import { writeTransfer } from '../../domain/files/transfer/transfer-link.ts'
import type { Pin } from '../../domain/pins/pin.ts'
import { pinLabel } from '../../messages/compose/pin-label.ts'
import { wayMessages } from '../../messages/way-messages.ts'
import { pageWorld } from '../../stores/world/page-world.ts'
import { ShareButton } from '../links/share-buttons.tsx'

/** A link that brings a tour to whoever opens it: like one from another device, with one pin and no marks. */
export function ShareTour({ pin }: { readonly pin: Pin }) {
  const [fragment, setFragment] = useState<string>()
  // Made before it is asked for: browsers let a click copy only what is there at once.
  useEffect(() => {
    let current = true
    void writeTransfer({ map: pageWorld().id, ids: [], pins: [pin] }).then(
      (made) => current && setFragment(made),
    )
    return () => {
      current = false
    }
  }, [pin])
  if (fragment === undefined) return null
  return <ShareButton search={fragment} title={pinLabel(pin.title)} label={wayMessages.share} />
}
