import { count } from '../amounts.ts'
import { figure } from '../figure.ts'

/** A distance that need not be exact: to 10 m, from a kilometre on to 100 m. */
function roughly(metres: number): string {
  const tens = Math.round(metres / 10) * 10
  return tens < 1000 ? `${figure(tens)} m` : `${figure(Math.round(metres / 100) / 10)} km`
}

export const search = {
  /** Words that only join a kind and a settlement, as in "baths near Talmberg"; without accents, in small letters. */
  between: ['near', 'in', 'at', 'by', 'around', 'of', 'the', 'to', 'from', 'close', 'nearest'],
  /** @param where where a place lies, in words @param metres from the middle of the map */
  whereAndFar: (where: string | undefined, metres: number) =>
    [where, `${roughly(metres)} away`].filter(Boolean).join(' · '),
  settlements: 'Settlements',
  kinds: 'Kinds of places',
  moreKinds: (amount: number) => count(amount, 'more kind', 'more kinds'),
  showOnMap: (amount: number) =>
    amount === 1 ? 'Show this place on the map' : `Show these ${figure(amount)} on the map`,
  /** What the map says is seen alone. */
  shownTitle: (searched: string) => `“${searched}”`,
  onlyKind: 'Only this',
} as const

export const settlement = {
  label: (name: string) => `Settlement: ${name}`,
  places: (amount: number) => count(amount, 'place', 'places'),
  services: 'Traders and services',
  others: 'Also here',
  found: (found: number, all: number, left: number) =>
    `${figure(found)} of ${figure(all)} found${left > 0 ? `, ${figure(left)} left` : ''}`,
  tally: (found: number, all: number) => `${figure(found)} / ${figure(all)}`,
  nothing: 'No place of the map lies here.',
  only: 'Only what is here',
  list: 'List in the panel',
} as const
