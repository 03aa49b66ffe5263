import { embedCode } from '../../domain/links/embed-code.ts'
import { mapLink } from '../../domain/links/share-link.ts'
import { messages } from '../../messages/messages.ts'
import { baseUrl } from '../../stores/links/environment.ts'
import { pageWorld } from '../../stores/world/page-world.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { shareOrCopy } from '../../ui/share.ts'

interface ShareButtonsProps {
  /** The query that says what the link shows, with its question mark. */
  readonly search: string
  /** What the system's share sheet calls the link. */
  readonly title: string
  /** What the frame on another site is called. */
  readonly embedTitle: string
}

const look =
  'inline-flex min-h-11 grow items-center justify-center gap-2 rounded-md border border-line bg-raised px-3 font-medium hover:border-gold hover:text-gold-bright'

/** A link for other people, and the markup for other sites. */
export function ShareButtons({ search, title, embedTitle }: ShareButtonsProps) {
  const { origin } = window.location
  const { path } = pageWorld()
  return (
    <div className="flex flex-wrap gap-2 p-4 pt-3">
      <CopyButton
        text={mapLink(baseUrl, origin, path, search)}
        copy={(link) => shareOrCopy(title, link)}
        label={messages.links.share}
        copiedLabel={messages.links.copied}
        refusedLabel={messages.card.copyRefused}
        icon="link"
        className={look}
      >
        {messages.links.share}
      </CopyButton>
      <CopyButton
        text={embedCode(baseUrl, origin, path, search, embedTitle)}
        label={messages.embed.copy}
        copiedLabel={messages.embed.copied}
        refusedLabel={messages.card.copyRefused}
        className={look}
      >
        {messages.embed.copy}
      </CopyButton>
    </div>
  )
}
