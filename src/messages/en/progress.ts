import { figure } from './figure.ts'

export const filters = {
  types: 'Types of places',
  categoryState: (on: number, all: number) => `${on} of ${all} types shown`,
  only: (title: string) => `Only ${title}`,
  tallyLabel: (found: number, total: number) => `${figure(found)} of ${figure(total)} found`,
  fold: (category: string) => `Fold ${category}`,
  checklist: (type: string) => `Checklist of ${type}`,
  /**
   * The heading of what else can be asked for.
   *
   * @param locked what is locked in this world, such as chests
   */
  more: (locked: string | undefined, hasYields: boolean) => {
    if (!hasYields) return locked ? `${locked}, found places` : 'Found places'
    return locked ? `${locked}, herbs, books, found places` : 'Herbs, books, found places'
  },
  on: 'on',
} as const

export const progress = {
  loading: 'Loading…',
} as const
