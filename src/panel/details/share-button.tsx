import { shareLink } from '../../domain/share-link.ts'
import { messages } from '../../messages/messages.ts'
import { baseUrl } from '../../stores/environment.ts'
import { CopyButton } from '../../ui/copy-button.tsx'

export function ShareButton({ markerId }: { markerId: number }) {
  return (
    <CopyButton
      text={shareLink(baseUrl, window.location.origin, markerId)}
      label={messages.card.share}
      copiedLabel={messages.card.shareCopied}
      refusedLabel={messages.card.copyRefused}
      icon="link"
      className="inline-flex min-h-11 w-full items-center justify-center gap-2 rounded-md border border-line bg-raised px-4 font-medium hover:border-gold hover:text-gold-bright"
    >
      {messages.card.share}
    </CopyButton>
  )
}
