import type { UploadFault } from '../../domain/backup-format.ts'
import type { Direction, Whereabouts } from '../../domain/where.ts'

const number = new Intl.NumberFormat('en')

function count(amount: number, one: string, many: string): string {
  return `${number.format(amount)} ${amount === 1 ? one : many}`
}

export const en = {
  app: {
    name: 'Itinerarium',
    /** Until the world's own data is there. */
    game: 'Kingdom Come: Deliverance',
    subtitle: (game: string) => `An interactive map for ${game}`,
    loadingMap: 'Unrolling the map…',
  },

  world: {
    failedTitle: 'The map’s places could not be loaded.',
    failedText:
      'Check your connection and try again. What you have marked is safe in this browser.',
    retry: 'Retry',
  },

  map: {
    label: (game: string) => `Map of ${game}`,
    role: 'map',
    instructions:
      'Arrow keys move the map, plus and minus zoom, Enter opens the place nearest the middle.',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    enterFullScreen: 'Full screen',
    leaveFullScreen: 'Leave full screen',
    metres: (metres: number) =>
      metres >= 1000 ? `${number.format(metres / 1000)} km` : `${number.format(metres)} m`,
    scale: 'Scale',
    pointerCoordinate: 'Coordinate under the pointer',
    aim: (label: string) => `In the middle: ${label}. Press Enter to open it.`,
    aimNothing: 'No place in the middle.',
    landFailed: 'The land could not be loaded; the places are all there.',
    viewFailedTitle: 'The map view could not be loaded.',
    viewFailedText: 'Search, filters and your marks still work. Reload the page to try again.',
    reload: 'Reload',
  },

  panel: {
    title: 'Itinerarium',
    open: 'Open panel',
    close: 'Close panel',
    showAll: 'Show all',
    hideAll: 'Hide all',
    namePlates: 'Name plates',
    showing: (shown: number, all: number) =>
      `Showing ${number.format(shown)} of ${number.format(all)} places`,
    discovered: (found: number, all: number) =>
      `${number.format(found)} of ${number.format(all)} discovered`,
    filters: 'Filters',
  },

  search: {
    label: 'Search for locations',
    placeholder: 'Search for locations...',
    clear: 'Clear search',
    searching: 'Searching…',
    results: 'Search results',
    found: (amount: number) => count(amount, 'place found', 'places found'),
    nothing: (text: string) => `No place matches “${text}”.`,
    nothingHint: 'Try a shorter word, a type such as “baths”, or a marker’s number.',
    clearAndBrowse: 'Clear the search',
    loadMore: 'Load more...',
    id: (id: number) => `#${id}`,
  },

  filters: {
    categoryState: (on: number, all: number) => `${on} of ${all} types shown`,
  },

  card: {
    label: (label: string) => `Details: ${label}`,
    close: 'Close',
    type: 'Type',
    id: 'Number',
    coordinate: 'Coordinate',
    copyCoordinate: (coordinate: string) => `Copy coordinate ${coordinate}`,
    copied: 'Copied',
    where: 'Where',
    yields: 'Here you find',
    description: 'Note',
    image: (label: string) => `Drawing of the ${label}`,
    discovered: 'Discovered',
    visited: 'Visited',
    share: 'Copy link',
    shareCopied: 'Link copied',
    copyRefused: 'The browser did not allow copying. Here it is, selected for you:',
  },

  settings: {
    title: 'Settings',
    open: 'Settings',
    close: 'Close',
    markerSize: 'Marker size',
    markerSizeHeading: 'Marker Size',
    pixels: (size: number) => `${size} pixels`,
    look: 'Look of the land',
    looks: {
      parchment: { name: 'Parchment', hint: 'ink on old paper' },
      night: { name: 'Night', hint: 'dark, for playing at night' },
      plain: { name: 'Plain', hint: 'clear and quiet, for print' },
    },
    manage: 'Manage discovered markers',
    manageHint: 'A backup is a small file. Upload it on another device to bring your list along.',
    upload: 'Upload',
    backup: 'Backup',
    clear: 'Clear',
    undoClear: (amount: number) => `Bring back ${count(amount, 'cleared mark', 'cleared marks')}`,
    clearQuestion: 'Clear all discovered locations?',
    clearText: (amount: number) =>
      amount === 0
        ? 'Nothing is marked as discovered yet.'
        : `${count(amount, 'mark', 'marks')} will be taken off the map. You can bring them back from Settings until you clear again.`,
  },

  confirm: {
    title: 'Are you absolutely sure?',
    description: 'This is a destructive action and cannot be undone.',
    confirm: 'Confirm',
    cancel: 'Cancel',
  },

  toasts: {
    region: 'Notifications Alt+T',
    uploadFailed: 'Failed to upload markers',
    uploadMerged: 'Merged uploaded discoveries',
    uploadSummary: (added: number, skipped: number, unknown: number) =>
      [
        added === 0 ? 'Nothing new in the file.' : `${count(added, 'new mark', 'new marks')}.`,
        unknown > 0 &&
          `${count(unknown, 'mark is', 'marks are')} not on this map; kept for your next backup.`,
        skipped > 0 &&
          `${count(skipped, 'entry was', 'entries were')} not a marker number and left out.`,
      ]
        .filter(Boolean)
        .join(' '),
    backupStarted: 'Started downloading backup',
    cleared: 'Cleared discovered locations',
    undo: 'Undo',
  },

  upload: {
    fault: (fault: UploadFault, thisMap: string): string => {
      switch (fault.kind) {
        case 'extension':
          return 'The file’s name does not end in .json. Choose a backup made with the Backup button.'
        case 'too-large':
          return `The file is ${number.format(Math.ceil(fault.bytes / 1e6))} MB; a backup is far smaller. Choose a backup made with the Backup button.`
        case 'unreadable':
          return 'The browser could not read the file. Move it somewhere else on this device and try again.'
        case 'empty':
          return 'The file is empty. Choose a backup made with the Backup button.'
        case 'not-json':
          return notJson[fault.looksLike]
        case 'schema':
          return fault.field === ''
            ? `The file is not a list of discovered markers: ${fault.message}.`
            : `The file is not a list of discovered markers: ${fault.field}: ${fault.message}.`
        case 'other-map':
          return `The file is a backup of another map (${fault.map.slice(0, 40)}); this map is ${thisMap}.`
      }
    },
  },

  storage: {
    blocked:
      'This browser does not let the page keep anything: your marks last until you close it. Make a backup before you leave.',
    full: 'Your last change is on screen but could not be saved: the browser’s storage is full. It will be tried again; make a backup meanwhile.',
    newer:
      'Your list was saved by a newer version of this map. It is shown but not changed here: reload to get that version.',
    stuck:
      'Your saved list could not be read, and there was no room to set it aside. It is left as it is, and new marks are not saved: make a backup before you leave.',
    setAside:
      'Your saved list could not be read. It was set aside, unchanged, and a new list was begun.',
    backup: 'Back up now',
    dismiss: 'Close',
  },

  footer: {
    terms: 'Terms and Conditions',
    privacy: 'Privacy Policy',
    credits: 'Credits',
    disclaimer: 'Disclaimer',
    disclaimerText: (game: string) =>
      `Itinerarium is made by players for players. It is not endorsed by or affiliated with Warhorse Studios, its publisher, or anyone who made or sells ${game}. Names of the game and its places belong to their owners.`,
    navigation: 'About this site',
  },

  errorFallback: {
    title: 'Something broke.',
    share: 'It would be helpful if you share this error with the admin!',
    safe: 'Your marks are safe in this browser.',
    copy: 'Copy error',
    copied: 'Copied',
    reload: 'Reload',
    backup: 'Back up marks',
    details: 'Error details',
  },

  pages: {
    back: 'Back',
    updated: (date: string) => `Last updated: ${date}`,
    notFoundTitle: 'This road leads nowhere.',
    notFoundText: 'There is no page at this address. The map is where it always was.',
    notFoundBack: 'Back to the map',
  },

  where: (where: Whereabouts): string =>
    where.direction
      ? `${number.format(where.metres)} m ${directionWords[where.direction]} of ${placeWords(where.place)}`
      : `In ${placeWords(where.place)}`,
}

const directionWords: Record<Direction, string> = {
  east: 'east',
  'north-east': 'north-east',
  north: 'north',
  'north-west': 'north-west',
  west: 'west',
  'south-west': 'south-west',
  south: 'south',
  'south-east': 'south-east',
}

/** Place names that are common nouns take an article. */
function placeWords(place: string): string {
  return /^(Monastery|Inn\b)/.test(place) ? `the ${place}` : place
}

const notJson = {
  'web page': 'The file is a web page, not a backup. Choose a backup made with the Backup button.',
  picture: 'The file is a picture, not a backup. Choose a backup made with the Backup button.',
  'cut off': 'The file is not complete JSON; it may have been cut off. Choose another copy of it.',
  other: 'The file does not hold JSON. Choose a backup made with the Backup button.',
} as const
