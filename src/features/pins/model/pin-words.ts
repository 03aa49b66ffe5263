import { splitCharacters } from '../../../platform/characters.ts'
import { normalizeDraft, type Pin } from '../../../records/pin.ts'

export type PinWords = Pick<Pin, 'title' | 'note'>

/** Maximum length in the escaped address. Servers refuse addresses from about 8000 characters. */
const longest = 4000

/** Formats the words for a link. The title is the first line; a note that is too long is cut. */
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

/** Reads the words of a link, cut to the limits of the player's own pins. */
export function readPinWords(text: string): PinWords {
  const [title = '', ...lines] = text.split('\n')
  const content = normalizeDraft({ x: 0, y: 0, title, note: lines.join('\n') })
  return { title: content.title, note: content.note }
}
