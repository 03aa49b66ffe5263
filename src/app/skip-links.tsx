import { messages } from '../i18n/generated/first.ts'
import { focusSearch } from '../features/progress/panel-view.ts'
import { useSettings } from '../features/settings/settings.ts'

export function SkipLinks() {
  return (
    <nav aria-label={messages.skip.navigation}>
      <SkipLink to="search" go={() => focusSearch()}>
        {messages.skip.toSearch}
      </SkipLink>
      <SkipLink to="settings" go={focusSettings}>
        {messages.skip.toSettings}
      </SkipLink>
    </nav>
  )
}

interface SkipLinkProps {
  readonly to: string
  readonly go: () => void
  readonly children: string
}

/** Opens the panel, which contains every target. The default action would change the address. */
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

/** Waits a frame: a closed panel is rendered and takes the focus first. */
function focusSettings(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('#settings')?.focus())
}
