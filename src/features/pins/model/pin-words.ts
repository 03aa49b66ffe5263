import { splitCharacters } from '../../../platform/characters.ts'
import { contentOf, type Pin } from '../../../records/pin.ts'

/** A pin's title and note, as a link carries them. */
export type PinWords = Pick<Pin, 'title' | 'note'>

/** In characters of the address, as it is escaped: servers refuse addresses from 8000 on. */
const longest = 4000

/** The title is the first line. A note that is too long for an address is cut. */
export function writePinWords({ title, note }: PinWords): string {
  const line = title.replaceAll(/\s+/g, ' ').trim()
  const whole = note === '' ? line : `${line}\n${note}`
  const characters = splitCharacters(whole)
  let length = characters.length
  while (escaped(characters.slice(0, length).join('')) > longest) length = Math.floor(length * 0.9)
  return length === characters.length ? whole : `${characters.slice(0, length).join('')}…`
}

function escaped(pin: string): number {
  return new URLSearchParams({ pin }).toString().length
}

/** What a link says of its pin, within the limits of the player's own. */
export function readPinWords(text: string): PinWords {
  const [title = '', ...lines] = text.split('\n')
  const content = contentOf({ x: 0, y: 0, title, note: lines.join('\n') })
  return { title: content.title, note: content.note }
}
