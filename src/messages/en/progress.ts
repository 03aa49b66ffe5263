import { figure } from './figure.ts'

export const filters = {
  types: 'Types of places',
  categoryState: (on: number, all: number) => `${on} of ${all} types shown`,
  only: (title: string) => `Only ${title}`,
  tallyLabel: (found: number, total: number) => `${figure(found)} of ${figure(total)} found`,
  fold: (category: string) => `Fold ${category}`,
  checklist: (type: string) => `Checklist of ${type}`,
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
} as const

export const progress = {
  loading: 'Loading…',
} as const
