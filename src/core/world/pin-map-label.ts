import { smallLabelSize, type MapLabel } from './map-labels.ts'
import { cutText, type Pin } from './pin.ts'

/** Titles of pins are written only when the view is at least this close, in metres a CSS pixel: there may be thousands. */
export const pinLabelScale = 1

/** A pin's title is cut to so many characters: more of it would cover what it names. */
const maxPinLabelLength = 28

/** Nothing for a pin without a title. */
export function pinMapLabel({ x, y, title }: Pin): MapLabel | undefined {
  const text = cutText(title, maxPinLabelLength)
  if (text === '') return undefined
  const shown = text === title ? text : `${text}…`
  return { text: shown, coordinate: [x, y], kind: 'pin', size: smallLabelSize }
}
