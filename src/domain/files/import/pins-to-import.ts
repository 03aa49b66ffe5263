import { contentId } from '../content-id.ts'
import type { Pin, Pins } from '../../pins/pin.ts'
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
