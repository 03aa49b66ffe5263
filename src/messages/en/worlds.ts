import { count } from './amounts.ts'
import { figure } from './figure.ts'

export const worlds = {
  title: 'Worlds',
  close: 'Close',
  loading: 'Unrolling the list…',
  failed: 'The list of worlds could not be loaded. Check your connection and try again.',
  retry: 'Retry',
  /** Of a world's places. */
  found: (found: number, all: number) => `${figure(found)} of ${figure(all)} found`,
  places: (all: number) => count(all, 'place', 'places'),
  present: 'On the map',
  kept: 'On this device',
  /** Two worlds of one game may be called alike; the name of its folder tells them apart. */
  titleAndId: (title: string, id: string) => `${title} (${id})`,
} as const
