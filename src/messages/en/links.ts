import { inOwnDirection } from '../own-direction.ts'

export const links = {
  share: 'Share',
  copied: 'Link copied',
} as const

export const spot = {
  pin: (coordinate: string) => `Pin at ${coordinate}`,
  label: (coordinate: string) => `Spot: ${coordinate}`,
  title: (coordinate: string) => `Spot ${coordinate}`,
  temporary: 'This pin is not kept: it goes when you close this card.',
} as const

export const embed = {
  copy: 'Copy embed code',
  copied: 'Embed code copied',
  title: (label: string, game: string) => `${inOwnDirection(label)} on the map of ${game}`,
  open: 'Open the full map',
  selected: (label: string) => `Shown: ${label}`,
} as const
