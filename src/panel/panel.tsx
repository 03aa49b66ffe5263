import * as Dialog from '@radix-ui/react-dialog'
import { useRef, type ReactNode } from 'react'
import { messages } from '../messages/messages.ts'
import { useLasso } from '../stores/lasso.ts'
import { focusMap } from '../stores/map-focus.ts'
import { useBannerReach, useObstruction } from '../stores/obstructions.ts'
import { useSettings } from '../stores/settings.ts'
import { IconButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { useToastRoom } from '../ui/toast-room.ts'
import { Footer } from './footer/footer.tsx'
import { PanelToggle } from './panel-toggle.tsx'
import { useSmallScreen } from './screen-size.ts'

/**
 * The side panel: full-screen and modal on small screens, beside the map on larger ones. Clicks outside it
 * are the map's business, which tells a click on open land from a drag or a marker.
 */
export function Panel({ game, children }: { game: string; children: ReactNode }) {
  const open = useSettings((state) => state.panelOpen)
  const setOpen = useSettings((state) => state.setPanelOpen)
  const smallScreen = useSmallScreen()
  const content = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const startsOpen = useRef(open)

  /**
   * The page opens with the panel, which is no reason to take the focus, unless there is nothing else that
   * could have it; later, a player opened it.
   */
  function takeFocus(event: Event): void {
    event.preventDefault()
    if (!startsOpen.current || smallScreen) content.current?.focus()
    startsOpen.current = false
  }

  /**
   * Back to the toggle, unless the player has gone elsewhere, such as to the map, or is about to: a panel over
   * the whole screen keeps the focus until it is gone, and a line round places is drawn on the map.
   */
  function giveFocusBack(event: Event): void {
    event.preventDefault()
    if (document.activeElement !== document.body) return
    if (useLasso.getState().lasso) focusMap()
    else toggle.current?.focus()
  }

  return (
    <Dialog.Root open={open} onOpenChange={setOpen} modal={smallScreen}>
      <PanelToggle ref={toggle} />
      <Dialog.Portal>
        <Dialog.Content
          ref={content}
          className="side-panel"
          aria-describedby={undefined}
          onEscapeKeyDown={leaveToOwner}
          onInteractOutside={(event) => event.preventDefault()}
          onOpenAutoFocus={takeFocus}
          onCloseAutoFocus={giveFocusBack}
        >
          <PanelFrame game={game} beside={!smallScreen}>
            {children}
          </PanelFrame>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** A filled search box, the card and the map's selection have their own use for Escape. */
function leaveToOwner(event: KeyboardEvent): void {
  const { target } = event
  if (target instanceof Element && target.closest('[data-own-escape]')) event.preventDefault()
}

interface PanelFrameProps {
  readonly game: string
  /** Whether the map is still visible beside the panel. */
  readonly beside: boolean
  readonly children: ReactNode
}

function PanelFrame({ game, beside, children }: PanelFrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  useObstruction(frame, beside ? 'left' : null)
  // Over a panel on the whole screen lie toasts and the banner.
  const toasts = useToastRoom(({ reach }) => (beside ? 0 : reach))
  const banner = useBannerReach()
  const room = beside ? 0 : Math.max(toasts, banner)
  return (
    <div
      ref={frame}
      role="presentation"
      className="flex min-h-0 grow flex-col"
      onKeyDown={(event) => {
        // The library keeps Tab inside every dialog; a panel beside the map must let it out.
        if (beside && event.key === 'Tab') event.stopPropagation()
      }}
    >
      <header className="flex items-center gap-3 px-4 pt-3">
        <div className="min-w-0 grow">
          <Dialog.Title className="font-display text-3xl/8 text-gold-bright">
            {messages.panel.title}
          </Dialog.Title>
          <p className="text-sm text-vellum-soft">{messages.app.subtitle(game)}</p>
        </div>
        <Dialog.Close asChild>
          <IconButton label={messages.panel.close}>
            <Icon name="close" />
          </IconButton>
        </Dialog.Close>
      </header>
      <div
        className="panel-scroll flex min-h-0 grow flex-col overflow-y-auto"
        style={{ paddingBottom: room, scrollPaddingBottom: room }}
      >
        <div className="grow px-4 pb-4">{children}</div>
        <Footer game={game} />
      </div>
    </div>
  )
}
