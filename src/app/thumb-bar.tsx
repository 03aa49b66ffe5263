import { useRef, useState } from 'react'
import { messages } from '../i18n/generated/first.ts'
import { useSearchFocus, setSearchText } from '../features/search/search-box.ts'
import { chunks } from '../features/chunks/chunks.ts'
import { useProgressView } from '../features/progress/progress-view.ts'
import { useSettings } from '../features/settings/settings.ts'
import { useViewportPaddingFrom } from '../features/viewport/viewport-padding.ts'
import { lazyOverlay } from '../ui/dialogs/lazy-chunk.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import { rovingFocus, rovingStop } from '../ui/keys/focus.ts'

const MoreMenu = lazyOverlay(chunks, async () => (await import('./more-menu.tsx')).MoreMenu)

/** The bar at the bottom of the map on phones, within reach of a thumb. A card covers it. */
export function ThumbBar() {
  const bar = useRef<HTMLDivElement>(null)
  useViewportPaddingFrom(bar, 'bottom')
  return (
    <div ref={bar} className="thumb-bar">
      <div ref={rovingFocus} role="toolbar" aria-label={messages.panel.bar}>
        <BarButton icon="search" label={messages.panel.search} onClick={openSearch} />
        <BarButton
          icon="filter"
          label={messages.panel.tabs.filters}
          onClick={() => openTab('filters')}
        />
        <BarButton
          icon="check"
          label={messages.panel.tabs.progress}
          onClick={() => openTab('progress')}
        />
        <More />
      </div>
    </div>
  )
}

function More() {
  const button = useRef<HTMLButtonElement>(null)
  const [asked, setAsked] = useState(false)
  const [open, setOpen] = useState(false)
  return (
    <span className="thumb-bar-more">
      <BarButton
        ref={button}
        icon="more"
        label={messages.panel.more}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => {
          setAsked(true)
          setOpen(!open)
        }}
      />
      {asked && (
        <MoreMenu
          shown={open}
          onShownChange={setOpen}
          button={button}
          onClose={() => {
            setAsked(false)
            setOpen(false)
          }}
        />
      )}
    </span>
  )
}

interface BarButtonProps extends React.ComponentProps<'button'> {
  readonly icon: IconName
  readonly label: string
}

function BarButton({ icon, label, ...rest }: BarButtonProps) {
  return (
    <button type="button" {...rovingStop} {...rest}>
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  )
}

function openSearch(): void {
  useSettings.setState({ panelOpen: true })
  useSearchFocus.getState().ask()
}

/** Search results would replace the tab. */
function openTab(tab: string): void {
  setSearchText('')
  useProgressView.setState({ tab })
  useSettings.setState({ panelOpen: true })
}
