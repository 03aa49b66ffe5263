import { count } from './amounts.ts'

/** What is said of taking actions back. */
export const undoing = {
  /** Of an action's places, pins and notes, those that were changed since. */
  kept: (amount: number) =>
    amount === 1
      ? 'One thing stays as it is: it was changed since.'
      : `${count(amount, 'thing', 'things')} stay as they are: they were changed since.`,
  allKept: 'Nothing was undone: what that step changed was changed again since.',
} as const
