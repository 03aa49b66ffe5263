import type { LookName } from '../../../../domain/land/look.ts'

/** What colours are drawn towards by night, as on a lamp-lit chart, and how far. */
const lamplight = [176, 158, 128] as const
const muted = 0.42

/** A category's colour as its badges wear it: by night without its glare. @param colour `#rrggbb` */
export function badgeColour(colour: string, look: LookName): string {
  if (look !== 'night') return colour
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  const mixed = channels.map((channel, index) =>
    Math.round(channel + ((lamplight[index] ?? channel) - channel) * muted),
  )
  return `rgb(${mixed.join(' ')})`
}
