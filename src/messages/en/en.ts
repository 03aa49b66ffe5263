import type { Direction, Whereabouts } from '../../domain/world/where.ts'
import type { GameNames } from '../legal-text.ts'
import { inOwnDirection } from '../own-direction.ts'
import { count, newerThanBackup } from './amounts.ts'
import { directionWords } from './directions.ts'
import { embed, links, spot } from './links.ts'
import { lasso, measure, shortcuts } from './map-tools.ts'
import { partMissing } from './part-missing.ts'
import { pins } from './pins.ts'
import { filters, progress } from './progress.ts'
import { undoing } from './undoing.ts'
import { figure } from './figure.ts'

export const en = {
  app: {
    name: 'Itinerarium',
    /** The window's. */
    title: (game: string) => `Itinerarium: an interactive map for ${game}`,
    subtitle: (game: string) => `An interactive map for ${game}`,
    loadingMap: 'Unrolling the map…',
  },

  world: {
    /** Opens the list of worlds. */
    shown: (title: string) => `World: ${title}`,
    choose: 'Choose a world',
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
      metres >= 1000 ? `${figure(metres / 1000)} km` : `${figure(metres)} m`,
    scale: 'Scale',
    pointerCoordinate: 'Coordinate under the pointer',
    aim: {
      /** A place: what it is, what it is called if it has a name, and its number. */
      marker: (type: string, name: string | undefined, id: number, found: boolean, way: string) =>
        `${[type, name, `#${id}`, way, found ? 'found' : 'not found'].filter(Boolean).join(', ')}.`,
      pin: (label: string, way: string) => `${inOwnDirection(label)}, ${way}.`,
      way: (metres: number, direction: Direction | undefined) =>
        direction
          ? `${figure(metres)} m ${directionWords[direction]} of the middle`
          : 'in the middle',
      /** How many other places lie within the same reach. */
      others: (amount: number) => `${count(amount, 'more place', 'more places')} near.`,
      nothing: 'No place in the middle.',
      enter: 'Press Enter to open it.',
    },
    steer: {
      label: 'Move the map',
      toggle: 'Buttons that move the map',
      sides: {
        north: 'Move north',
        west: 'Move west',
        east: 'Move east',
        south: 'Move south',
      },
      choose: 'Open the place in the middle',
      addPoint: 'Add a point in the middle',
      menu: 'Menu for the middle: pin, link, measure',
    },
    controls: 'Map buttons',
    /** The button that gives the land its next look. */
    lookTo: {
      parchment: 'Change to Parchment',
      night: 'Change to Night',
      plain: 'Change to Plain',
    },
    landFailed: 'The land could not be loaded; the places are all there.',
    viewFailedTitle: 'The map view could not be loaded.',
    viewFailedText: 'Search, filters and your marks still work. Reload the page to try again.',
    reload: 'Reload',
  },

  skip: {
    navigation: 'Skip the map',
    toSearch: 'Skip to search',
    toSettings: 'Skip to settings',
  },

  panel: {
    title: 'Itinerarium',
    open: 'Open panel',
    close: 'Close panel',
    showAll: 'Show all',
    showPlaces: (amount: number) => `Show ${count(amount, 'place', 'places')}`,
    hideAll: 'Hide all',
    namePlates: 'Name plates',
    showing: (shown: number, all: number) => `Showing ${figure(shown)} of ${figure(all)} places`,
    discovered: (found: number, all: number) => `${figure(found)} of ${figure(all)} discovered`,
    filters: 'Filters',
    tab: 'What the panel shows',
    bar: 'Ways into the panel',
    search: 'Search',
    more: 'More',
    /** In their order; each but the first is a file `*-tab.tsx` of the panel. */
    tabs: { filters: 'Filters', progress: 'Progress', list: 'List', pins: 'Pins' },
  },

  search: {
    label: 'Search for locations',
    placeholder: 'Search for locations...',
    clear: 'Clear search',
    searching: 'Searching…',
    results: 'Search results',
    found: (amount: number, own = 0) => {
      const places = count(amount, 'place found', 'places found')
      if (own === 0) return places
      const yours = `${count(own, 'pin or note', 'pins or notes')} of yours`
      return amount === 0 ? `${yours} found` : `${places}, and ${yours}`
    },
    nothing: (text: string, hasOwn = false) =>
      hasOwn ? `No place and nothing of yours matches “${text}”.` : `No place matches “${text}”.`,
    nothingHint: (example?: string) =>
      `Try a shorter word, a type${example ? ` such as “${example}”` : ''}, or a marker’s number.`,
    clearAndBrowse: 'Clear the search',
    loadMore: 'Load more...',
    id: (id: number) => `#${id}`,
    here: (names: string) => `Here: ${names}`,
  },

  filters,
  progress,

  card: {
    label: (label: string) => `Details: ${label}`,
    close: 'Close',
    showMore: 'Show more',
    showLess: 'Show less',
    type: 'Type',
    id: 'Number',
    coordinate: 'Coordinate',
    copyCoordinate: (coordinate: string) => `Copy coordinate ${coordinate}`,
    copied: 'Copied',
    yields: 'Here you find',
    description: 'Note',
    requirement: 'To get at it',
    more: 'Number, coordinate, code',
    image: (label: string) => `Drawing of the ${label}`,
    discovered: 'Discovered',
    /** What stands on the switch of that name. */
    mark: 'Mark as found',
    marked: 'Found',
    visited: 'Visited',
    copyRefused: 'The browser did not allow copying. Here it is, selected for you:',
  },

  settings: {
    open: 'Settings',
  },

  toasts: {
    region: 'Notifications Alt+T',
    close: 'Close notification',
    undo: 'Undo',
    marked: (label: string) => `Discovered: ${label}`,
    unmarked: (label: string) => `No longer discovered: ${label}`,
    markedMany: (amount: number) => `Marked ${count(amount, 'place', 'places')}`,
    unmarkedMany: (amount: number) => `Unmarked ${count(amount, 'place', 'places')}`,
    undone: {
      mark: 'Undone: the mark is off again',
      unmark: 'Undone: the mark is back',
      'mark-many': 'Undone: the marks are off again',
      'unmark-many': 'Undone: the marks are back',
      clear: 'Undone: your list is back',
      import: 'Undone: the marks that were added are off again',
      restore: 'Undone: the list is as it was',
      pin: 'Undone: the pin is gone again',
      'pin-edit': 'Undone: the pin says what it said before',
      'pin-move': 'Undone: the pin is back in its place',
      'pin-delete': 'Undone: the pin is back',
      'pins-delete': 'Undone: your pins are back',
      note: 'Undone: the note is as it was',
    },
    nothingToUndo: 'There is nothing to undo.',
  },

  undoing,

  storage: {
    newerThanBackup,
    backup: 'Back up now',
  },

  update: {
    label: 'New version',
    waiting: 'A new version of the map is ready. Your place and your marks are kept.',
    elsewhere: 'The map was brought up to date in another tab. Reload this one when it suits you.',
    reload: 'Reload now',
    later: 'Later',
  },

  part: {
    title: 'Something is missing',
    missing: partMissing,
    reload: 'Reload',
    close: 'Close',
  },

  footer: {
    terms: 'Terms and Conditions',
    privacy: 'Privacy Policy',
    credits: 'Credits',
    disclaimer: 'Disclaimer',
    disclaimerText: ({ game, studio }: GameNames) =>
      `Itinerarium is made by players for players. It is not endorsed by or affiliated with ${studio}, its publisher, or anyone who made or sells ${game}. Names of the game and its places belong to their owners.`,
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

  links,
  spot,
  embed,
  measure,
  lasso,
  pins,
  shortcuts,

  where: (where: Whereabouts): string =>
    where.direction
      ? `${figure(where.metres)} m ${directionWords[where.direction]} of ${where.place}`
      : `In ${where.place}`,
}
