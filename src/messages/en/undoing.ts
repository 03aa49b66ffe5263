import type { ChangeKind } from '../../domain/progress/history.ts'
import { count, marksAndPins } from './amounts.ts'

/** What an action did, for a sentence that names it. */
interface ActionFigures {
  readonly marks: number
  readonly pins: number
  /** What the place or the pin is called, where there is one. */
  readonly label: string
}

/** What is said of taking actions back. */
export const undoing = {
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
  /** Of an action's places, pins and notes, those that were changed since. */
  kept: (amount: number) =>
    amount === 1
      ? 'One thing stays as it is: it was changed since.'
      : `${count(amount, 'thing', 'things')} stay as they are: they were changed since.`,
  allKept: 'Nothing was undone: what that step changed was changed again since.',
} as const
