import { figure } from '../figure.ts'
import { places } from './places.ts'

/** What is said of the list of places in view. */
export const list = {
  heading: 'Places in view',
  /** Said aloud whenever the map has come to rest. */
  amount: (amount: number) => (amount === 0 ? 'No place in view' : `${places(amount)} in view`),
  middle: (where: string) => `The middle of the map: ${where}`,
  order: 'Order',
  orders: { kind: 'By kind', distance: 'Nearest first' },
  /** How many of a kind are in view. */
  ofKind: (amount: number) => figure(amount),
  /** The name of a list of one kind. */
  kind: (title: string, amount: number) => `${title}: ${places(amount)}`,
  nearest: 'Places in view, the nearest first',
  more: 'Show more',
  none: 'No place that your filters show lies in this part of the map.',
  noneHint: 'Move the map, look from farther away, or show more kinds under Filters.',
  move: 'Move the map',
  sides: { north: 'North', west: 'West', east: 'East', south: 'South' },
  closer: 'Closer',
  farther: 'Farther away',
} as const
