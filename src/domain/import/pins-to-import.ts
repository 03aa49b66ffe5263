import type { Pin, Pins } from '../pin.ts'
import type { ImportedPin } from './imported.ts'

/**
 * The pins of another map's file as records, so that the same file twice adds nothing: a place with the same
 * words always gets the same id. One that is here stays as it is, whatever became of it; one that was deleted
 * comes back, as the player asks for it anew.
 */
export function pinsToImport(pins: Pins, imported: readonly ImportedPin[]): Pin[] {
  return imported.map(({ id: given, ...content }) => {
    const id = given ?? contentId(content)
    const own = pins.get(id)
    if (own && !own.deleted) return own
    return { id, revision: (own?.revision ?? 0) + 1, deleted: false, ...content }
  })
}

/** As they are, with the ids that they would get: working those out takes a while where notes are long. */
export function namedPins(imported: readonly ImportedPin[]): ImportedPin[] {
  return imported.map((pin) => ({ ...pin, id: pin.id ?? contentId(pin) }))
}

const seeds = [0x9e3779b9, 0x85ebca6b, 0xc2b2ae35] as const

/** 24 hexadecimal digits that depend on the words and the place alone. */
function contentId({ x, y, title, note }: Omit<ImportedPin, 'id'>): string {
  const text = JSON.stringify([x, y, title, note])
  return seeds.map((seed) => hash(text, seed).toString(16).padStart(8, '0')).join('')
}

/** 32 bits, as MurmurHash 3 mixes them: not for secrets. */
function hash(text: string, seed: number): number {
  let bits = seed
  for (let index = 0; index < text.length; index += 1) {
    const mixed = Math.imul(text.charCodeAt(index), 0xcc9e2d51)
    bits ^= Math.imul((mixed << 15) | (mixed >>> 17), 0x1b873593)
    bits = Math.imul((bits << 13) | (bits >>> 19), 5) + 0xe6546b64
  }
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}
