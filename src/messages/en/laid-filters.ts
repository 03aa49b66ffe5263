import { inOwnDirection } from '../own-direction.ts'
import { figure } from './figure.ts'

/** Of filters that lie over the player's own. */
export const laidFilters = {
  filters: 'Filters of a link',
  filtersShown: 'Showing the filters of a link.',
  filtersHint: 'Your own are safe; what you change here is not kept until you say so.',
  keep: 'Keep these',
  drop: 'Back to mine',
  friends: 'A friend’s view.',
  only: (title: string) => (title ? `Only ${inOwnDirection(title)}` : 'Your choice'),
  onlyThisKind: 'Only this kind',
  backToAll: 'Back to all that was shown',
  onlyAmount: (title: string, shown: number, total: number) =>
    `Only ${inOwnDirection(title)}: ${figure(shown)} of ${figure(total)}`,
  showing: (shown: number, total: number) => `Showing ${figure(shown)} of ${figure(total)}`,
  shown: 'What is shown',
  shortcuts: 'Quick filters',
  stillToFind: 'Still to find',
  undone: 'Undone: the filters are as they were',
} as const
