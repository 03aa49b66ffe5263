import { useState, type RefObject } from 'react'
import { useLive } from '../../features/follow/live.ts'
import { chunks } from '../../features/chunks/chunks.ts'
import { posterChunk } from '../../features/print/poster-chunk.ts'
import { useWorldIfLoaded, type LoadedWorld } from '../../features/worlds/world-context.tsx'
import { messages } from '../../i18n/generated/first.ts'
import { mapMessages } from '../../i18n/generated/map.ts'
import { toolMessages } from '../../i18n/generated/tools.ts'
import { CommandMenu, type MenuCommand } from '../../ui/command-menu.tsx'
import { lazyOverlay } from '../../ui/dialogs/lazy-chunk.tsx'
import { returnFocus } from '../../ui/keys/focus.ts'
import { useSmallScreen } from '../../ui/screen-size.ts'
import { useMapMenu } from './map-menu-state.ts'

const PosterDialog = lazyOverlay(chunks, async () => {
  const load = posterChunk.get()
  if (!load) throw new Error('There is no map to make a poster of.')
  return (await load()).PosterDialog
})

const SettingsDialog = lazyOverlay(
  chunks,
  async () => (await import('../settings-dialog.tsx')).SettingsDialog,
)

const PrintDialog = lazyOverlay(
  chunks,
  async () => (await import('../../features/print/ui/print-dialog.tsx')).PrintDialog,
)

interface MapMenuProps {
  readonly button: RefObject<HTMLButtonElement | null>
  readonly onSteer: () => void
}

interface OfMap extends MapMenuProps {
  readonly world: LoadedWorld | null
  /** True if the thumb bar is visible. Its menu contains the settings as well. */
  readonly hasBar: boolean
  readonly show: (dialog: MapDialog) => void
}

type MapDialog = 'print' | 'poster' | 'settings'

const mapCommands: readonly MenuCommand<OfMap>[] = [
  {
    id: 'live',
    icon: 'crosshair',
    title: () => toolMessages.live.open,
    isAvailable: ({ world }) => world?.origin !== undefined,
    run: ({ button }) => useLive.setState({ dialog: { returnTo: button } }),
  },
  {
    id: 'print',
    icon: 'print',
    title: () => toolMessages.poster.print.open,
    isAvailable: ({ world }) => world !== null && 'print' in window,
    run: ({ show }) => show('print'),
  },
  {
    id: 'poster',
    icon: 'download',
    title: () => toolMessages.poster.open,
    isAvailable: ({ world }) => world !== null,
    run: ({ show }) => show('poster'),
  },
  {
    id: 'steer',
    icon: 'move',
    title: () => mapMessages.map.steer.toggle,
    run: ({ onSteer }) => onSteer(),
  },
  {
    id: 'settings',
    icon: 'settings',
    title: () => messages.settings.open,
    isAvailable: ({ hasBar }) => !hasBar,
    run: ({ show }) => show('settings'),
  },
]

export function MapMenu({ button, onSteer }: MapMenuProps) {
  const [dialog, setDialog] = useState<MapDialog | null>(null)
  const close = () => setDialog(null)
  const world = useWorldIfLoaded()
  const open = useMapMenu((state) => state.open)
  const hasBar = useSmallScreen()
  return (
    <>
      <CommandMenu
        label={messages.map.menu}
        commands={mapCommands}
        of={{ world, button, onSteer, hasBar, show: setDialog }}
        open={open}
        onOpenChange={(shown) => useMapMenu.setState({ open: shown })}
        anchor={<span aria-hidden="true" className="menu-place" />}
        align="end"
        // The button's own click handler closes the menu.
        isOpener={(target) => button.current?.contains(target) === true}
        onClosed={() => returnFocus(button.current)}
      />
      {dialog === 'print' && world && (
        <PrintDialog world={world} returnTo={button} onClose={close} />
      )}
      {dialog === 'poster' && world && (
        <PosterDialog world={world} returnTo={button} onClose={close} />
      )}
      {dialog === 'settings' && (
        <SettingsDialog
          open
          onClose={close}
          onOpenChange={(shown) => !shown && close()}
          returnTo={button}
        />
      )}
    </>
  )
}
