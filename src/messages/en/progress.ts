import { figure } from './figure.ts'

function places(amount: number): string {
  return `${figure(amount)} ${amount === 1 ? 'place' : 'places'}`
}

export const filters = {
  types: 'Types of places',
  categoryState: (on: number, all: number) => `${on} of ${all} types shown`,
  tally: (found: number, total: number) => `${figure(found)} / ${figure(total)}`,
  tallyLabel: (found: number, total: number) => `${figure(found)} of ${figure(total)} found`,
  found: 'Which places',
  foundChoices: { all: 'All', missing: 'Still to find', found: 'Found' },
  /**
   * The heading of what else can be asked for; nothing where there is nothing.
   *
   * @param locked what is locked in this world, such as chests
   */
  more: (locked: string | undefined, hasYields: boolean) => {
    if (!hasYields) return locked
    return locked ? `${locked}, herbs and books` : 'Herbs and books'
  },
  on: 'on',
  yields: 'Only places that have',
  yieldsAll: 'Anything or nothing',
  anyHerb: 'Any herb',
  anyBook: 'Any skill book',
  herbs: 'Herbs',
  books: 'Skill books',
} as const

export const progress = {
  loading: 'Loading…',
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
