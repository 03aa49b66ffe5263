import { messages } from '../i18n/generated/first.ts'
import { useSearchFocus } from '../features/search/search-box.ts'
import { useSettings } from '../features/settings/settings.ts'

/** The page's first Tab stops, seen while they have the focus: past the map to what a keyboard wants most. */
export function SkipLinks() {
  return (
    <nav aria-label={messages.skip.navigation}>
      <SkipLink to="search" go={useSearchFocus.getState().ask}>
        {messages.skip.toSearch}
      </SkipLink>
      <SkipLink to="settings" go={focusSettings}>
        {messages.skip.toSettings}
      </SkipLink>
    </nav>
  )
}

interface SkipLinkProps {
  /** The id of what it leads to. */
  readonly to: string
  readonly go: () => void
  readonly children: string
}

/** It opens the panel, in which both of them lead; a jump of the browser's own would change the address. */
function SkipLink({ to, go, children }: SkipLinkProps) {
  return (
    <a
      href={`#${to}`}
      className="skip-link"
      onClick={(event) => {
        event.preventDefault()
        useSettings.setState({ panelOpen: true })
        go()
      }}
    >
      {children}
    </a>
  )
}

/** In the next frame a panel that was closed is there, and has taken the focus. */
function focusSettings(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('#settings')?.focus())
}
