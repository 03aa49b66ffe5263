import { chunks } from '../../features/chunks/chunks.ts'
import { useLive } from '../../features/follow/live.ts'
import { posterChunk } from '../../features/print/poster-chunk.ts'
import { messages } from '../../i18n/generated/first.ts'
import { lazyOverlay } from '../../ui/dialogs/lazy-chunk.tsx'
import { togglePanButtons } from '../map/pan-buttons-state.ts'
import type { Command } from './command.ts'

/** Commands of the map menu, except the settings. */
export const mapCommands: readonly Command[] = [
  {
    id: 'follow',
    icon: 'crosshair',
    menus: ['map'],
    label: ({ live }) => live.open,
    isAvailable: ({ world }) => world?.origin !== undefined,
    run: ({ returnTo }) => useLive.setState({ dialog: { returnTo } }),
  },
  {
    id: 'print',
    icon: 'print',
    menus: ['map'],
    label: ({ poster }) => poster.print.open,
    isAvailable: () => 'print' in window,
    dialog: lazyOverlay(
      chunks,
      async () => (await import('../../features/print/ui/print-dialog.tsx')).PrintDialog,
    ),
  },
  {
    id: 'poster',
    icon: 'download',
    menus: ['map'],
    label: ({ poster }) => poster.open,
    dialog: lazyOverlay(chunks, async () => {
      const load = posterChunk.get()
      if (!load) throw new Error('There is no map to make a poster of.')
      return (await load()).PosterDialog
    }),
  },
  {
    id: 'pan-buttons',
    icon: 'move',
    menus: ['map'],
    label: () => messages.map.steer.toggle,
    run: togglePanButtons,
  },
]
