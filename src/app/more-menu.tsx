import { useState, type RefObject } from 'react'
import { mapLink } from '../features/links/model/view-link.ts'
import { laterMessages } from '../i18n/generated/later.ts'
import { messages } from '../i18n/generated/first.ts'
import { baseUrl } from '../platform/environment.ts'
import { chunks } from '../features/chunks/chunks.ts'
import { useProgressView } from '../features/progress/progress-view.ts'
import { useSettings } from '../features/settings/settings.ts'
import { pageWorld } from '../platform/page-world.ts'
import { lazyOverlay } from '../ui/dialogs/lazy-chunk.tsx'
import { CommandMenu, type MenuCommand } from '../ui/command-menu.tsx'
import { returnFocus } from '../ui/keys/focus.ts'
import { shareOrCopy } from '../ui/share.ts'
import { showFailure, showSuccess } from '../ui/toasts/toasts.tsx'

const SettingsDialog = lazyOverlay(
  chunks,
  async () => (await import('./settings-dialog.tsx')).SettingsDialog,
)
const RecentChangesDialog = lazyOverlay(
  chunks,
  async () => (await import('../features/progress/ui/recent-changes.tsx')).RecentChangesDialog,
)
const SendDialog = lazyOverlay(
  chunks,
  async () => (await import('../features/import-export/ui/send-dialog.tsx')).SendDialog,
)

const texts = laterMessages.more

interface MoreMenuProps {
  readonly shown: boolean
  readonly onShownChange: (shown: boolean) => void
  /** The button that opens the menu, and gets the focus back when the menu closes. */
  readonly button: RefObject<HTMLButtonElement | null>
}

interface More {
  readonly open: (dialog: 'settings' | 'send' | 'recent') => void
}

const moreCommands: readonly MenuCommand<More>[] = [
  { id: 'list', icon: 'list', title: () => messages.panel.tabs.list, run: () => openTab('list') },
  { id: 'pins', icon: 'pin', title: () => messages.panel.tabs.pins, run: () => openTab('pins') },
  {
    id: 'recent',
    icon: 'undo',
    title: () => laterMessages.undoing.recent.title,
    run: ({ open }) => open('recent'),
  },
  {
    id: 'settings',
    icon: 'settings',
    title: () => messages.settings.open,
    run: ({ open }) => open('settings'),
  },
  { id: 'share', icon: 'link', title: () => texts.share, run: () => void shareView() },
  { id: 'send', icon: 'phone', title: () => texts.send, run: ({ open }) => open('send') },
]

export function MoreMenu({ shown, onShownChange, button }: MoreMenuProps) {
  const [dialog, setDialog] = useState<Parameters<More['open']>[0] | null>(null)
  const close = () => setDialog(null)
  return (
    <>
      <CommandMenu
        label={messages.panel.more}
        commands={moreCommands}
        of={{ open: setDialog }}
        open={shown}
        onOpenChange={onShownChange}
        anchor={<span aria-hidden="true" className="menu-place" />}
        side="top"
        align="end"
        // The button's own click handler closes the menu.
        isOpener={(target) => button.current?.contains(target) === true}
        onClosed={() => returnFocus(button.current)}
      />
      {dialog === 'settings' && (
        <SettingsDialog
          open
          onClose={close}
          onOpenChange={(open) => !open && close()}
          returnTo={button}
        />
      )}
      {dialog === 'recent' && <RecentChangesDialog onClose={close} returnTo={button} />}
      {dialog === 'send' && <SendDialog onClose={close} returnTo={button} />}
    </>
  )
}

function openTab(tab: string): void {
  useProgressView.setState({ tab })
  useSettings.setState({ panelOpen: true })
}

/** The address contains the view, the selection and the filters of a link. */
async function shareView(): Promise<void> {
  const { origin, search } = window.location
  const link = mapLink(baseUrl, origin, pageWorld().path, search)
  const outcome = await shareOrCopy(document.title, link)
  if (outcome === 'copied') showSuccess({ title: () => laterMessages.links.copied })
  if (outcome === 'refused') showFailure({ title: () => texts.refused, detail: () => link })
}
