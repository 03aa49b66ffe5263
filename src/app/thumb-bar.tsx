import { useRef } from 'react'
import { messages } from '../i18n/generated/first.ts'
import { useViewportPaddingFrom } from '../features/viewport/viewport-padding.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { rovingFocus, rovingStop } from '../ui/keys/focus.ts'
import { MenuButton } from './commands/menu-button.tsx'
import { openSearch, openTab } from './open-panel.ts'

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
        <MenuButton menu="more" className="thumb-bar-more">
          {(properties) => <BarButton {...properties} icon="more" label={messages.panel.more} />}
        </MenuButton>
      </div>
    </div>
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
