import { useEffect, useId, useRef, type ReactNode } from 'react'
import { messages } from '../messages/messages.ts'
import { useLasso } from '../stores/progress/lasso.ts'
import { focusMap } from '../stores/world/map-focus.ts'
import { useObstruction } from '../stores/world/obstructions.ts'
import { parts } from '../stores/offline/parts.ts'
import { usePlaythroughs } from '../stores/progress/playthroughs.ts'
import { useSettings } from '../stores/settings/settings.ts'
import { IconButton } from '../ui/button.tsx'
import { lazyPart } from '../ui/dialogs/lazy-part.tsx'
import { Icon } from '../ui/icon.tsx'
import { SidePanel } from '../ui/side-panel.tsx'
import { Footer } from './footer.tsx'
import { PanelToggle } from './panel-toggle.tsx'
import { useSmallScreen } from '../ui/screen-size.ts'
import { WorldButton } from './world/world-button.tsx'

const ShownPlaythrough = lazyPart(
  parts,
  async () => (await import('./progress/playthroughs/shown-playthrough.tsx')).ShownPlaythrough,
  { className: 'text-sm' },
)

/**
 * The side panel: full-screen and modal on small screens, beside the map on larger ones. Clicks outside it
 * are the map's business, which tells a click on open land from a drag or a marker.
 */
export function Panel({ game, children }: { game: string; children: ReactNode }) {
  const open = useSettings((state) => state.panelOpen)
  const smallScreen = useSmallScreen()
  const content = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const title = useId()
  useTakenFocus(content, open, smallScreen)

  /**
   * Back to the toggle, unless the player has gone elsewhere, such as to the map, or is about to: a panel over
   * the whole screen keeps the focus until it is gone, and a line round places is drawn on the map.
   */
  function giveFocusBack(): void {
    if (document.activeElement !== document.body) return
    if (useLasso.getState().lasso) focusMap()
    else toggle.current?.focus({ preventScroll: true })
  }

  return (
    <>
      <PanelToggle ref={toggle} />
      <SidePanel
        ref={content}
        open={open}
        onClose={closePanel}
        modal={smallScreen}
        labelledBy={title}
        onGone={giveFocusBack}
      >
        <PanelFrame game={game} titleId={title} beside={!smallScreen}>
          {children}
        </PanelFrame>
      </SidePanel>
    </>
  )
}

/**
 * The page opens with the panel, which is no reason to take the focus, unless there is nothing else that
 * could have it; later, a player opened it.
 */
function useTakenFocus(
  panel: React.RefObject<HTMLElement | null>,
  open: boolean,
  smallScreen: boolean,
): void {
  const startsOpen = useRef(open)
  useEffect(() => {
    // Somebody may be typing already.
    if (smallScreen && startsOpen.current && document.activeElement === document.body)
      panel.current?.focus({ preventScroll: true })
  }, [panel, smallScreen])
  useEffect(() => {
    if (!open) startsOpen.current = false
    // The search box may have asked for it.
    else if (!startsOpen.current && !panel.current?.contains(document.activeElement))
      panel.current?.focus({ preventScroll: true })
  }, [panel, open])
}

interface PanelFrameProps {
  readonly game: string
  readonly titleId: string
  /** Whether the map is still visible beside the panel. */
  readonly beside: boolean
  readonly children: ReactNode
}

function PanelFrame({ game, titleId, beside, children }: PanelFrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  // Who has never made a second one has no list of them.
  const several = usePlaythroughs(({ playthroughs }) => playthroughs.length > 0)
  useObstruction(frame, beside ? 'left' : null)
  return (
    <div ref={frame} className="panel-frame">
      <header className="flex items-start gap-3 px-4 pt-3">
        <div className="min-w-0 grow">
          <h2
            id={titleId}
            lang="en"
            className="font-display text-[min(1.875rem,9.5vw)]/8 text-gold-bright"
          >
            {messages.panel.title}
          </h2>
          <p className="text-sm text-vellum-soft">{messages.app.subtitle(game)}</p>
          <WorldButton />
          {several && <ShownPlaythrough />}
        </div>
        <IconButton label={messages.panel.close} onClick={closePanel}>
          <Icon name="close" />
        </IconButton>
      </header>
      <div className="panel-scroll">
        <div className="grow px-4 pb-4">{children}</div>
        <Footer />
      </div>
    </div>
  )
}

function closePanel(): void {
  useSettings.setState({ panelOpen: false })
}
