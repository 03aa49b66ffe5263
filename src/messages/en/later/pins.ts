import type { PinColour, PinGlyph } from '../../../domain/pins/pin.ts'
import { en as first } from '../en.ts'
import { figure } from '../figure.ts'
import { pinCount } from '../pins.ts'

const glyphNames: Readonly<Record<PinGlyph, string>> = {
  pin: 'Pin',
  flag: 'Flag',
  star: 'Star',
  cross: 'Cross',
  heart: 'Heart',
  skull: 'Skull',
  chest: 'Chest',
  sword: 'Sword',
  house: 'House',
  herb: 'Herb',
  question: 'Question mark',
  warning: 'Exclamation mark',
}

const colourNames: Readonly<Record<PinColour, string>> = {
  red: 'Red',
  orange: 'Orange',
  yellow: 'Yellow',
  green: 'Green',
  teal: 'Teal',
  blue: 'Blue',
  indigo: 'Indigo',
  purple: 'Purple',
  pink: 'Pink',
  brown: 'Brown',
  grey: 'Grey',
  black: 'Black',
}

export const pins = {
  ...first.pins,
  add: 'Add a pin',
  editPin: 'Edit pin',
  deletePin: 'Delete pin',
  editing: (label: string) => `Edit your pin: ${label}`,
  note: 'Note',
  move: 'Move',
  moveGroup: 'Move the pin',
  moveHint: 'Each step is one metre; with Shift, ten. On the map, drag the pin.',
  steps: {
    north: 'North',
    west: 'West',
    south: 'South',
    east: 'East',
  },
  movedTo: (coordinate: string) => `Now at ${coordinate}`,

  title: 'Title',
  titleHint: 'What you will look for',
  noteHint: 'Anything you want to remember',
  glyph: 'Sign',
  glyphs: glyphNames,
  colour: 'Colour',
  colours: colourNames,
  left: (amount: number) => (amount === 0 ? 'No room left' : `Room for ${figure(amount)} more`),
  save: 'Save',
  cancel: 'Cancel',
  discard: {
    title: 'Discard what you wrote?',
    description: 'It has not been saved.',
    confirm: 'Discard',
    cancel: 'Keep writing',
  },
  amount: pinCount,
  list: 'Pins and notes',
  none: 'You have no pins yet.',
  order: 'Order',
  orders: { distance: 'Distance', title: 'Title' },
  again: 'Sort again from the view',
  more: 'Show more',
  pinsList: 'My pins',
  notesList: 'Notes on places',
  deleteAll: 'Delete all pins',
  deleteAllTitle: 'Delete all your pins?',
  deleteAllText: (amount: number) =>
    `${pinCount(amount)} will be taken off the map. Notes on places stay. Undo brings the pins back, and Settings keeps your earlier lists.`,

  noteOn: (label: string) => `Note on ${label}`,
} as const
