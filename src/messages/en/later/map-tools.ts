import type { Direction } from '../../../domain/world/where.ts'
import { directionWords } from '../directions.ts'
import { figure } from '../figure.ts'
import { places } from './places.ts'
import { en as first } from '../en.ts'

export const spotMenu = {
  label: (coordinate: string) => `Menu for ${coordinate}`,
  copy: (coordinate: string) => `Copy coordinate ${coordinate}`,
  copied: (coordinate: string) => `Copied ${coordinate}`,
  link: 'Link to here',
  linkCopied: 'Link copied',
  nearest: 'What is nearest',
  measure: 'Measure from here',
  refusedTitle: 'Copy by hand',
  refused: 'The browser did not allow copying. Here it is, selected for you:',
  close: 'Close',
} as const

export const stack = {
  title: (count: number) => `${figure(count)} places here`,
  found: 'found',
} as const

export const nearest = {
  title: (coordinate: string) => `Nearest to ${coordinate}`,
  close: 'Close',
  services: 'Services',
  undiscovered: 'Undiscovered places',
  nothingLeft: 'Every place on the map is discovered.',
  nextOfKind: 'Next nearest of this kind',
  noServices: 'There are no services on this map.',
  way: (metres: number, direction: Direction | undefined) =>
    direction ? `${figure(metres)} m ${directionWords[direction]}` : 'here',
} as const

export const measure = {
  ...first.measure,
  label: 'Measuring',
  begin: 'Click, tap or press Enter to add points.',
  leg: (metres: number) => `Leg ${figure(Math.round(metres))} m`,
  undo: 'Undo point',
  done: 'Done',
} as const

export const lasso = {
  ...first.lasso,
  label: 'Line round places',
  begin: 'Draw a line round places. Or click, tap or press Enter to add its corners.',
  corners: (amount: number) =>
    `${figure(amount)} ${amount === 1 ? 'corner' : 'corners'}${amount < 3 ? '; a line takes three' : ''}`,
  inside: (amount: number, found: number) =>
    amount === 0
      ? 'No place that is shown lies inside.'
      : `${places(amount)} inside, ${figure(found)} discovered`,
  undo: 'Undo corner',
  closeLine: 'Close the line',
  mark: 'Mark',
  unmark: 'Unmark',
  again: 'Draw again',
  leave: 'Done',
} as const

export const shortcuts = {
  ...first.shortcuts,
  title: 'Keyboard shortcuts',
  close: 'Close',
  switch: 'Single-key shortcuts',
  switchHint: 'When off, the single keys above do nothing. All others go on working.',
  keys: 'Single keys, anywhere on the page',
  otherKeys: 'Other keys',
  search: 'Search',
  panel: 'Open or close the panel',
  next: 'Go to the next nearest undiscovered place',
  discovered: 'Mark the selected place as discovered, or not',
  list: 'Show this list',
  undo: 'Undo the last change to your list',
  pan: 'Move the map',
  zoom: 'Zoom in and out',
  lists: 'In a list or a row of buttons, go through it; Tab leaves it',
  choose:
    'Open the place in the middle of the map; while measuring or drawing a line round places, add a point',
  menu: 'On the map, menu of the selected place or the middle',
  removePoint: 'While measuring or drawing, take the last point back',
  deletePin: 'On the map, delete the selected pin',
  leave: 'Close what is open, or leave it',
  or: 'or',
  arrows: 'Arrow keys',
} as const
