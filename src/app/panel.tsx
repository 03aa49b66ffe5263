import { uncoverMap, useSettings, togglePanel } from '../features/settings/settings.ts'
import { useEffect, useId, useRef, useState, type ReactNode, type Ref } from 'react'
import { Link } from 'wouter'
import { messages } from '../i18n/generated/first.ts'
import { closeMenu, useMenu } from '../features/card/open-menu.ts'
import { useShownAmount } from '../features/filters/hidden-markers.ts'
import { chunks } from '../features/chunks/chunks.ts'
import { drawnLine } from '../features/viewport/drawn-line.ts'
import { usePlaythroughs } from '../features/progress/playthroughs/playthroughs.ts'
import { openDialog } from '../features/progress/open-dialogs.ts'
import { focusMap } from '../features/viewport/map-view.ts'
import { useViewportPaddingFrom } from '../features/viewport/viewport-padding.ts'
import { siteWorlds, textPageLink } from '../platform/page-world.ts'
import { useGame } from '../features/worlds/localized-names.ts'
import { useWorldIfLoaded, useWorld } from '../features/worlds/world-context.tsx'
import { IconButton, Button } from '../ui/button.tsx'
import { lazyChunk, lazyOverlay } from '../ui/dialogs/lazy-chunk.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { Icon } from '../ui/icon.tsx'
import { useSmallScreen } from '../ui/screen-size.ts'
import { SidePanel } from '../ui/side-panel.tsx'

const ShownPlaythrough = lazyChunk(
  chunks,
  async () => (await import('../features/progress/ui/shown-playthrough.tsx')).ShownPlaythrough,
  { className: 'text-sm' },
)

/** The map handles clicks outside the panel, because it distinguishes clicks on land from drags and markers. */
export function Panel({ game, children }: { game: string; children: ReactNode }) {
  const open = useSettings((state) => state.panelOpen)
  const small = useSmallScreen()
  const content = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const title = useId()
  useTakenFocus(content, open, small)

  /** Returns the focus to the toggle button, or to the map for drawing a lasso, unless the player has moved it. */
  function giveFocusBack(): void {
    if (document.activeElement !== document.body) return
    if (drawnLine('lasso')) focusMap()
    else toggle.current?.focus({ preventScroll: true })
  }

  return (
    <>
      <PanelToggle ref={toggle} />
      <SidePanel
        ref={content}
        open={open}
        onClose={closePanel}
        modal={small}
        labelledBy={title}
        onRemoved={giveFocusBack}
      >
        <PanelFrame game={game} titleId={title} beside={!small}>
          {children}
        </PanelFrame>
      </SidePanel>
    </>
  )
}

/** Focuses a panel that the player opens, and on small screens also one that is open from the start. */
function useTakenFocus(
  panel: React.RefObject<HTMLElement | null>,
  open: boolean,
  smallScreen: boolean,
): void {
  const startsOpen = useRef(open)
  useEffect(() => {
    // The player may be typing already.
    if (smallScreen && startsOpen.current && document.activeElement === document.body)
      panel.current?.focus({ preventScroll: true })
  }, [panel, smallScreen])
  useEffect(() => {
    if (!open) startsOpen.current = false
    else if (!startsOpen.current && !panel.current?.contains(document.activeElement))
      panel.current?.focus({ preventScroll: true })
  }, [panel, open])
}

interface PanelFrameProps {
  readonly game: string
  readonly titleId: string
  /** True if the map is visible beside the panel. */
  readonly beside: boolean
  readonly children: ReactNode
}

const panelTitle = 'font-display text-[length:min(1.5rem,8vw)]/7 text-gold-bright'

function PanelFrame({ game, titleId, beside, children }: PanelFrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  // The list of playthroughs is hidden until the player has created a second one.
  const several = usePlaythroughs(({ playthroughs }) => playthroughs.length > 0)
  useViewportPaddingFrom(frame, beside ? 'left' : null)
  return (
    <div ref={frame} className="panel-frame">
      <header className="flex min-h-12 shrink-0 items-center gap-3 pr-1 pl-4">
        <div className="min-w-0 grow">
          <h2
            id={titleId}
            lang="en"
            className={siteWorlds.others.length > 0 ? 'sr-only' : panelTitle}
          >
            {messages.panel.title}
          </h2>
          <WorldButton className={panelTitle} />
          {several && <ShownPlaythrough />}
        </div>
        <IconButton label={messages.panel.close} onClick={closePanel}>
          <Icon name="close" />
        </IconButton>
      </header>
      <div className="panel-scroll">
        <div className="grow px-4 pb-4">{children}</div>
        <Footer tagline={messages.app.subtitle(game)} />
      </div>
      <OpenTypeMenu />
    </div>
  )
}

function closePanel(): void {
  useSettings.setState({ panelOpen: false })
}

function PanelToggle({ ref }: { ref: Ref<HTMLButtonElement> }) {
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
      {/* Drawn by CSS, because the map's name is not part of the button's accessible name or text. */}
      <span
        aria-hidden="true"
        data-title={messages.panel.title}
        className="panel-toggle-title font-display text-lg"
      />
    </button>
  )
}

const WorldChooser = lazyOverlay(
  chunks,
  async () => (await import('./world-chooser.tsx')).WorldChooser,
)

export function WorldButton({ className = 'font-medium' }: { readonly className?: string }) {
  const world = useWorldIfLoaded()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  if (siteWorlds.others.length === 0) return null
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-label={world ? messages.world.shown(world.title) : undefined}
        className={`flex min-h-11 items-center gap-1 text-left hover:text-vellum ${className}`}
        onClick={() => setOpen(true)}
      >
        <span className="min-w-0 wrap-anywhere">{world?.title ?? messages.world.choose}</span>
        <Icon name="chevron" className="size-4" />
      </button>
      {open && <WorldChooser returnTo={button} onClose={() => setOpen(false)} />}
    </>
  )
}

const TypeMenu = lazyOverlay(chunks, async () => (await import('./type-menu.tsx')).TypeMenu)

function OpenTypeMenu() {
  return useMenu('filter') && <TypeMenu onClose={() => closeMenu('filter')} />
}

const SettingsDialog = lazyChunk(
  chunks,
  async () => (await import('./settings-dialog.tsx')).SettingsDialog,
  {
    className:
      'mt-2 grid justify-items-start gap-2 rounded-md border border-danger p-3 text-vellum',
  },
)

const linkAppearance =
  'inline-flex min-h-11 items-center underline underline-offset-4 hover:text-gold-bright'

function Footer({ tagline }: { readonly tagline: string }) {
  const world = useWorldIfLoaded()
  const { game, studio } = useGame()
  const [settingsOpen, setSettingsOpen] = useState(false)
  const settingsButton = useRef<HTMLButtonElement>(null)
  const disclaimerOpen = useSettings((state) => state.disclaimerOpen)
  return (
    <>
      <div className="panel-foot">
        <Button id="settings" ref={settingsButton} onClick={() => setSettingsOpen(true)}>
          <Icon name="settings" />
          {messages.settings.open}
        </Button>
        <ShortcutsButton />
        {world && <ShowPlaces />}
        {settingsOpen && (
          <SettingsDialog returnTo={settingsButton} onClose={() => setSettingsOpen(false)} />
        )}
      </div>
      <footer className="px-4 pb-3 text-vellum-soft">
        <p className="text-sm">
          <span lang="en" className="font-display text-lg text-gold-bright">
            {messages.panel.title}
          </span>{' '}
          {tagline}
        </p>
        <nav aria-label={messages.footer.navigation} className="flex flex-wrap gap-x-4 text-sm">
          <Link href={textPageLink('terms')} className={linkAppearance}>
            {messages.footer.terms}
          </Link>
          <Link href={textPageLink('privacy-policy')} className={linkAppearance}>
            {messages.footer.privacy}
          </Link>
          <Link href={textPageLink('credits')} className={linkAppearance}>
            {messages.footer.credits}
          </Link>
        </nav>
        <Disclosure
          label={messages.footer.disclaimer}
          open={disclaimerOpen}
          onOpenChange={(open) => useSettings.setState({ disclaimerOpen: open })}
          className="text-sm hover:text-vellum"
          contentClassName="pb-2 text-sm"
        >
          {messages.footer.disclaimerText(game, studio)}
        </Disclosure>
      </footer>
    </>
  )
}

export function ShowPlaces() {
  const shown = useShownAmount(useWorld())
  return (
    <Button appearance="primary" className="grow md:hidden" onClick={uncoverMap}>
      {messages.panel.showPlaces(shown)}
    </Button>
  )
}

function ShortcutsButton() {
  return (
    <Button
      className="for-keys"
      aria-label={messages.shortcuts.open}
      onClick={() => openDialog({ kind: 'shortcuts' })}
    >
      <Icon name="keyboard" />
      <span className="max-[24rem]:hidden">{messages.shortcuts.open}</span>
    </Button>
  )
}
