import type { Ref } from 'react'
import { messages } from '../messages/messages.ts'
import { togglePanel, useSettings } from '../stores/settings/settings.ts'
import { Icon } from '../ui/icon.tsx'

/** Opens the panel; while it is open, the panel's own close button is the toggle. */
export function PanelToggle({ ref }: { ref: Ref<HTMLButtonElement> }) {
  const open = useSettings((state) => state.panelOpen)
  return (
    <button
      ref={ref}
      type="button"
      data-panel-open={open}
      aria-label={messages.panel.open}
      aria-expanded={open}
      title={messages.panel.open}
      onClick={togglePanel}
      className="panel-toggle map-control"
    >
      <Icon name="menu" />
      <span aria-hidden="true" lang="en" className="panel-toggle-title font-display text-lg">
        {messages.panel.title}
      </span>
    </button>
  )
}
