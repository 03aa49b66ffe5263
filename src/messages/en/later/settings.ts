import { count, marksAndPins, whereBackedUp } from '../amounts.ts'
import { figure } from '../figure.ts'
import { storageProblems } from '../storage-problems.ts'
import { en as first } from '../en.ts'

export const settings = {
  ...first.settings,
  title: 'Settings',
  close: 'Close',
  back: 'Back to Settings',
  markerSize: 'Marker size',
  markerSizeHeading: 'Marker Size',
  pixels: (size: number) => `${size} pixels`,
  look: 'Look of the land',
  looks: {
    parchment: { name: 'Parchment', hint: 'ink on old paper' },
    night: { name: 'Night', hint: 'dark, for playing at night' },
    plain: { name: 'Plain', hint: 'clear and quiet, for print' },
  },
  keepNotifications: 'Keep notifications until I close them',
  manage: 'Manage discovered markers',
  manageHint: 'A backup is a small file. Upload it on another device to bring your list along.',
  upload: 'Upload',
  backup: 'Backup',
  exportPins: 'Export pins (GeoJSON)',
  clear: 'Clear',
  earlier: 'Earlier lists',
  earlierHint: 'Your list as it was before something changed much of it. Going back can be undone.',
  earlierReasons: {
    clear: 'Before clearing',
    import: 'Before adding from a file or link',
    migration: 'Before an update',
    restore: 'Before going back',
  },
  earlierSize: marksAndPins,
  restore: 'Restore',
  restoreLabel: (reason: string, date: string, size: string) =>
    `Restore ${size}, ${[reason.toLowerCase(), date].filter(Boolean).join(', ')}`,
  clearQuestion: 'Clear all discovered locations?',
  clearText: (amount: number) =>
    amount === 0
      ? 'Nothing is marked as discovered yet.'
      : `${count(amount, 'mark', 'marks')} will be taken off the map. Undo brings them back, and Settings keeps your earlier lists.`,
} as const

export const confirm = {
  title: 'Are you absolutely sure?',
  description: 'This is a destructive action and cannot be undone.',
  confirm: 'Confirm',
  cancel: 'Cancel',
} as const

export const toasts = {
  ...first.toasts,
  uploadFailed: 'Failed to upload markers',
  uploadMerged: 'Merged uploaded discoveries',
  backupStarted: 'Started downloading backup',
  pinsExported: 'Started downloading your pins',
  cleared: 'Cleared discovered locations',
  restored: (size: string) => `Restored ${size}`,
} as const

export const storage = {
  ...first.storage,
  whereBackedUp,
  problems: storageProblems,
  retry: 'Try again',
  dismiss: 'Close',
  emptied: (marks: number, pins: number) =>
    `This site’s data was deleted in the browser while the map was open. ${marksAndPins(marks, pins)} ${marks + pins === 1 ? 'is' : 'are'} still on screen.`,
  keep: 'Keep them',
  startAfresh: 'Start afresh',
} as const

export const offline = {
  preparing: () => 'Offline: being prepared…',
  ready: (bytes: number) => `Offline: ready, ${megabytes(bytes)}`,
  failed: () => 'Offline: not ready. Not every file could be fetched; try again when connected.',
  tryAgain: 'Try again',

  keepAll: (bytes: number) => `Keep all worlds offline (${megabytes(bytes)} more)`,
  allKept: 'Keep all worlds offline (all are here)',
  keepingAll: 'Keeping all worlds…',
  noRoom: (world: string) => `No room for ${world}: this browser’s storage is full.`,
  notFetched: (world: string) => `Not every file of ${world} could be fetched.`,
  /** In place of a world’s title, for what all of them share. */
  house: 'the site itself',

  notKeptTitle: (world: string) => `${world} is not on this device yet.`,
  notKeptText:
    'A map works without a connection once it was opened with one. This page goes on by itself when you are connected again.',
  keptWorlds: 'These are here:',
} as const

function megabytes(bytes: number): string {
  return `${figure(Math.round(bytes / 1e5) / 10)} MB`
}

/** The menu of a phone's thumb bar. */
export const more = {
  share: 'Share this view',
  send: 'Send to another device',
  refused: 'The browser did not allow copying.',
} as const
