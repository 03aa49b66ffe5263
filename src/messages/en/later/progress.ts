import type { ChangeKind } from '../../../domain/progress/history.ts'
import { count, marksAndPins } from '../amounts.ts'
import { en as first } from '../en.ts'
import { figure } from '../figure.ts'
import { places } from './places.ts'

/** What an action did, for a sentence that names it. */
interface ActionFigures {
  readonly marks: number
  readonly pins: number
  /** What the place or the pin is called, where there is one. */
  readonly label: string
}

export const filters = {
  ...first.filters,
  tally: (found: number, total: number) => `${figure(found)} / ${figure(total)}`,
  yields: 'Only places that have',
  onlyFound: 'Only what I have found',
  yieldsAll: 'Anything or nothing',
  anyHerb: 'Any herb',
  anyBook: 'Any skill book',
  herbs: 'Herbs',
  books: 'Skill books',
} as const

export const progress = {
  ...first.progress,
  whole: 'Whole map',
  tally: (found: number, total: number) => `${figure(found)} of ${figure(total)} found`,
  left: (amount: number) => (amount === 0 ? 'all found' : `${figure(amount)} left`),
  barLabel: (title: string) => `${title}: found`,
  openList: (title: string) => `Checklist: ${title}`,
  markInView: (amount: number) => `Mark ${places(amount)} in view`,
  nothingInView: 'No place to mark in view',
  lasso: 'Draw a line round places',
  many: 'Many places at once',
  back: 'All types',
  order: 'Order',
  orders: { distance: 'Distance', name: 'Name', id: 'Number' },
  onlyMissing: 'Only those still to find',
  onlyMissingHint: 'What you tick stays in this list until you leave it.',
  nothingMissing: 'You have found all of them.',
  again: 'Sort again from the view',
  metres: (metres: number) => `${figure(metres)} m`,
  /** The name of a row's box. */
  box: (label: string, id: number) => `Found: ${label} #${id}`,
} as const

export const undoing = {
  ...first.undoing,
  elsewhere: {
    title: 'Undo a step of another tab?',
    description:
      'This tab has nothing more to undo. The last step before was made in another tab, or on an earlier visit:',
    confirm: 'Undo it',
    cancel: 'Cancel',
  },
  /** The action that is asked about. */
  action: (kind: ChangeKind, { marks, pins, label }: ActionFigures): string => {
    switch (kind) {
      case 'mark':
        return `Marked as discovered: ${label}`
      case 'unmark':
        return `Mark taken off: ${label}`
      case 'mark-many':
        return `Marked ${count(marks, 'place', 'places')} as discovered`
      case 'unmark-many':
        return `Took the marks off ${count(marks, 'place', 'places')}`
      case 'clear':
        return `Cleared ${count(marks, 'mark', 'marks')}`
      case 'import':
        return `Took in a file or a link: ${marksAndPins(marks, pins)}`
      case 'restore':
        return `Went back to an earlier list: ${marksAndPins(marks, pins)} changed`
      case 'pin':
        return `Put a pin: ${label}`
      case 'pin-edit':
        return `Changed a pin: ${label}`
      case 'pin-move':
        return `Moved a pin: ${label}`
      case 'pin-delete':
        return `Deleted a pin: ${label}`
      case 'pins-delete':
        return `Deleted ${count(pins, 'pin', 'pins')}`
      case 'note':
        return `Wrote, changed or deleted a note: ${label}`
    }
  },
} as const
