import * as Primitive from '@radix-ui/react-dropdown-menu'
import { useState, type RefObject } from 'react'
import { mapLink } from '../features/links/model/view-link.ts'
import { laterMessages } from '../i18n/generated/later.ts'
import { toolMessages } from '../i18n/generated/tools.ts'
import { messages } from '../i18n/generated/first.ts'
import { baseUrl } from '../core/environment.ts'
import { useLive } from '../features/live/live.ts'
import { chunks } from '../features/chunks/chunks.ts'
import { useProgressView } from '../features/progress/progress-view.ts'
import { useSettings } from '../features/settings/settings.ts'
import { pageWorld } from '../core/page-world.ts'
import { useWorldIfLoaded } from '../features/worlds/world-context.tsx'
import { lazyOverlay } from '../ui/dialogs/lazy-chunk.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import { returnFocus } from '../ui/keys/focus.ts'
import { shareOrCopy } from '../ui/share.ts'
import { showFailure, showSuccess } from '../ui/toasts/toasts.tsx'
import { PosterDialog } from '../features/posters/ui/poster-chunk.tsx'

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
  async () => (await import('../features/transfer/ui/send-dialog.tsx')).SendDialog,
)

const texts = laterMessages.more

interface MoreMenuProps {
  readonly shown: boolean
  readonly onShownChange: (shown: boolean) => void
  /** What opens it, and has the focus again when it is closed. */
  readonly button: RefObject<HTMLButtonElement | null>
}

/** What is wanted less often than what the bar itself holds. */
export function MoreMenu({ shown, onShownChange, button }: MoreMenuProps) {
  const [dialog, setDialog] = useState<'settings' | 'send' | 'poster' | 'recent' | null>(null)
  const close = () => setDialog(null)
  const world = useWorldIfLoaded()
  const follows = world?.origin !== undefined
  const items: readonly (readonly [IconName, string, () => void])[] = [
    ['list', messages.panel.tabs.list, () => openTab('list')],
    ['pin', messages.panel.tabs.pins, () => openTab('pins')],
    ['undo', laterMessages.undoing.recent.title, () => setDialog('recent')],
    ...(follows
      ? [
          [
            'crosshair',
            toolMessages.live.open,
            () => useLive.setState({ dialog: { returnTo: button } }),
          ] as const,
        ]
      : []),
    ...(world ? [['download', toolMessages.poster.open, () => setDialog('poster')] as const] : []),
    ['settings', messages.settings.open, () => setDialog('settings')],
    ['link', texts.share, () => void shareView()],
    ['phone', texts.send, () => setDialog('send')],
  ]
  return (
    <>
      <Primitive.Root open={shown} modal={false} onOpenChange={onShownChange}>
        <Primitive.Trigger asChild>
          <span aria-hidden="true" className="thumb-bar-anchor" />
        </Primitive.Trigger>
        <Primitive.Portal container={document.querySelector('main')}>
          <Primitive.Content
            className="menu"
            side="top"
            align="end"
            sideOffset={8}
            collisionPadding={8}
            aria-labelledby={undefined}
            aria-label={messages.panel.more}
            // A tap on the button closes it by itself.
            onInteractOutside={(event) => {
              if (button.current?.contains(event.target as Node)) event.preventDefault()
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              if (document.activeElement === document.body) returnFocus(button.current)
            }}
          >
            {items.map(([icon, label, run]) => (
              <Primitive.Item key={label} className="menu-item" onSelect={run}>
                <Icon name={icon} />
                <span>{label}</span>
              </Primitive.Item>
            ))}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
      {dialog === 'settings' && (
        <SettingsDialog
          open
          onClose={close}
          onOpenChange={(open) => !open && close()}
          returnTo={button}
        />
      )}
      {dialog === 'poster' && world && (
        <PosterDialog world={world} returnTo={button} onClose={close} />
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

/** The address says what is in view, what is selected and which filters lie over it. */
async function shareView(): Promise<void> {
  const { origin, search } = window.location
  const link = mapLink(baseUrl, origin, pageWorld().path, search)
  const outcome = await shareOrCopy(document.title, link)
  if (outcome === 'copied') showSuccess({ title: () => messages.links.copied })
  if (outcome === 'refused') showFailure({ title: () => texts.refused })
}
