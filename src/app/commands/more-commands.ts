import { chunks } from '../../features/chunks/chunks.ts'
import { messages } from '../../i18n/generated/first.ts'
import { lazyOverlay } from '../../ui/dialogs/lazy-chunk.tsx'
import { smallScreen } from '../../ui/screen-size.ts'
import { openTab } from '../open-panel.ts'
import { loadAndRun, type Command } from './command.ts'

export const moreCommands: readonly Command[] = [
  {
    id: 'list',
    icon: 'list',
    menus: ['more'],
    label: () => messages.panel.tabs.list,
    run: () => openTab('list'),
  },
  {
    id: 'pins',
    icon: 'pin',
    menus: ['more'],
    label: () => messages.panel.tabs.pins,
    run: () => openTab('pins'),
  },
  {
    id: 'recent-changes',
    icon: 'undo',
    menus: ['more'],
    label: ({ undoing }) => undoing.recent.title,
    dialog: lazyOverlay(
      chunks,
      async () =>
        (await import('../../features/progress/ui/recent-changes.tsx')).RecentChangesDialog,
    ),
  },
  {
    id: 'settings',
    icon: 'settings',
    menus: ['more', 'map'],
    label: () => messages.settings.open,
    // Screens with the More menu don't need the entry in the map menu as well.
    isAvailable: ({ menu }) => menu === 'more' || !window.matchMedia(smallScreen).matches,
    dialog: lazyOverlay(
      chunks,
      async () => (await import('../settings-dialog.tsx')).SettingsDialog,
    ),
  },
  {
    id: 'share',
    icon: 'link',
    menus: ['more'],
    label: ({ more }) => more.share,
    run: () => loadAndRun(async () => (await import('./copying.ts')).shareView()),
  },
  {
    id: 'send',
    icon: 'phone',
    menus: ['more'],
    label: ({ more }) => more.send,
    dialog: lazyOverlay(
      chunks,
      async () => (await import('../../features/import-export/ui/send-dialog.tsx')).SendDialog,
    ),
  },
]
