import { useEffect, useState } from 'react'
import { writeTransfer } from '../../domain/files/transfer/transfer-link.ts'
import { mapLink } from '../../domain/links/share-link.ts'
import type { Pin } from '../../domain/pins/pin.ts'
import { messages } from '../../messages/messages.ts'
import { wayMessages } from '../../messages/way-messages.ts'
import { baseUrl } from '../../stores/links/environment.ts'
import { pageWorld } from '../../stores/world/page-world.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { shareOrCopy } from '../../ui/share.ts'

/** A link that brings a tour to whoever opens it: like one from another device, with one pin and no marks. */
export function ShareTour({ pin }: { readonly pin: Pin }) {
  const [fragment, setFragment] = useState<string>()
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
  return (
    <CopyButton
      text={mapLink(baseUrl, window.location.origin, pageWorld().path, '') + fragment}
      copy={(link) => shareOrCopy(pin.title, link)}
      label={wayMessages.share}
      copiedLabel={messages.links.copied}
      refusedLabel={messages.card.copyRefused}
      icon="link"
      className="inline-flex min-h-11 grow items-center justify-center gap-2 rounded-md border border-line bg-raised px-3 font-medium hover:border-gold hover:text-gold-bright"
    >
      {wayMessages.share}
    </CopyButton>
  )
}
