import '../../../ui/later.css'
import { useState } from 'react'
import { embedCode } from '../model/embed-code.ts'
import { mapLink } from '../model/view-link.ts'
import { messages } from '../../../i18n/generated/first.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { currentLocale } from '../../../i18n/language/locale.ts'
import { baseUrl } from '../../../platform/environment.ts'
import { pageWorld } from '../../../platform/page-world.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { shareOrCopy } from '../../../ui/share.ts'

interface LinkButtonProps {
  /** The link's query with its question mark, or its fragment with its `#`. */
  readonly search: string
  /** Title of the link in the system's share dialog, or accessible name of the frame. */
  readonly title: string
}

const appearance =
  'inline-flex min-h-11 grow items-center justify-center gap-2 rounded-md border border-line bg-raised px-3 font-medium hover:border-gold hover:text-gold-bright'

export function ShareButton({
  search,
  title,
  label = laterMessages.links.share,
}: LinkButtonProps & { readonly label?: string }) {
  return (
    <CopyButton
      text={mapLink(baseUrl, window.location.origin, pageWorld().path, search)}
      copy={(link) => shareOrCopy(title, link)}
      label={label}
      copiedLabel={laterMessages.links.copied}
      refusedLabel={messages.card.copyRefused}
      icon="link"
      className={appearance}
    >
      {label}
    </CopyButton>
  )
}

/** Copies the HTML for other sites. If the page isn't in English, offers to fix its language in the address. */
export function EmbedButton({ search, title }: LinkButtonProps) {
  const lang = currentLocale()
  const [fixed, setFixed] = useState(false)
  const shown = fixed && lang !== 'en' ? withLanguage(search, lang) : search
  return (
    <>
      <CopyButton
        text={embedCode(baseUrl, window.location.origin, pageWorld().path, shown, title)}
        label={laterMessages.embed.copy}
        copiedLabel={laterMessages.embed.copied}
        refusedLabel={messages.card.copyRefused}
        className={appearance}
      >
        {laterMessages.embed.copy}
      </CopyButton>
      {lang !== 'en' && (
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="check"
            checked={fixed}
            onChange={() => setFixed(!fixed)}
          />
          <span>{laterMessages.embed.fixLanguage}</span>
        </label>
      )}
    </>
  )
}

function withLanguage(search: string, lang: string): string {
  return `${search}${search === '' ? '?' : '&'}lang=${lang}`
}
