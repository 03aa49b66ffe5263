import { inOwnDirection } from '../own-direction.ts'
import { count } from './amounts.ts'

export const pinCount = (amount: number) => count(amount, 'pin', 'pins')

export const pins = {
  /** What a pin is called: its title, if it has one. */
  label: (title: string) => title || 'Pin',

  card: (label: string) => `Your pin: ${label}`,

  edit: 'Edit',
  delete: 'Delete',

  heading: 'My pins',
  state: (amount: number, shown: boolean) => `${pinCount(amount)}${shown ? '' : ', hidden'}`,
  showList: 'List of pins and notes',
  howTo: 'Right-click the map, or rest a finger on it, and choose “Add a pin”.',
  howToByKeys: 'By keyboard: Shift and F10 on the map.',
  addNote: 'Add a note',
  editNote: 'Edit note',
  deleteNote: 'Delete note',
  yourNote: 'Your note',

  toasts: {
    moved: (label: string) => `Moved: ${inOwnDirection(label)}`,
    deleted: (label: string) => `Deleted: ${inOwnDirection(label)}`,
    deletedMany: (amount: number) => `Deleted ${pinCount(amount)}`,
    noteDeleted: 'Note deleted',
  },
} as const
