import { cutText } from '../../../platform/characters.ts'
import { isRecord } from '../../../platform/read-field.ts'
import { isMarkerId } from '../../../world/marker.ts'

/** Version of the protocol. It also identifies a message: `{ itinerarium: 1, type: 'select', marker: 12 }`. */
export const protocolVersion = 1

/** Messages that the embedding page may send to the frame. */
export type Request =
  | { readonly type: 'hello' }
  /** `null` closes the card. */
  | { readonly type: 'select'; readonly marker: number | null }
  /** `null` restores the types in the frame's address. */
  | { readonly type: 'show'; readonly kinds: readonly string[] | null }

/** Messages that the frame sends to the embedding page. */
export type Report =
  | { readonly type: 'ready'; readonly world: string }
  | { readonly type: 'selected'; readonly marker: null }
  | {
      readonly type: 'selected'
      readonly marker: number
      readonly name: string
      readonly kind: string
    }
  /** The view has stopped moving: its centre in world units, and its zoom. */
  | { readonly type: 'viewed'; readonly at: readonly [x: number, y: number, zoom: number] }
  | { readonly type: 'marked'; readonly markers: readonly number[]; readonly found: boolean }
  | { readonly type: 'error'; readonly reason: string }

export interface NamedWorld {
  readonly markersById: ReadonlyMap<number, unknown>
  readonly typesById: ReadonlyMap<string, unknown>
}

/** A valid request, or one sentence that tells the author of the embedding page what is wrong. */
type Reading = { readonly request: Request } | { readonly problem: string }

/** Parses a message. Never throws. @returns `undefined` if it isn't a message for the map */
export function readRequest(data: unknown, world: NamedWorld): Reading | undefined {
  if (!isRecord(data) || !Object.hasOwn(data, 'itinerarium')) return undefined
  if (data['itinerarium'] !== protocolVersion)
    return { problem: `"itinerarium" must be ${protocolVersion}, the version of the protocol.` }
  const { type } = data
  if (type === 'hello') return { request: { type } }
  if (type === 'select') return readSelect(data['marker'], world)
  if (type === 'show') return readShow(data['kinds'], world)
  return { problem: '"type" must be "hello", "select" or "show".' }
}

function readSelect(marker: unknown, { markersById }: NamedWorld): Reading {
  if (marker !== null && !isMarkerId(marker))
    return { problem: '"marker" must be the id of a place, as a number, or null.' }
  if (marker !== null && !markersById.has(marker))
    return { problem: `"marker" is ${marker}, which no place of this world has as its id.` }
  return { request: { type: 'select', marker } }
}

function readShow(kinds: unknown, { typesById }: NamedWorld): Reading {
  if (kinds === null) return { request: { type: 'show', kinds } }
  const isList = Array.isArray(kinds) && kinds.length > 0 && kinds.length <= typesById.size
  if (!isList || !kinds.every((kind) => typeof kind === 'string'))
    return { problem: '"kinds" must be a list of ids of kinds, each once, or null.' }
  const unknown = kinds.find((kind) => !typesById.has(kind))
  if (unknown !== undefined) {
    const quoted = JSON.stringify(cutText(unknown, 40))
    return { problem: `"kinds" names ${quoted}, which no kind of this world has as its id.` }
  }
  return { request: { type: 'show', kinds } }
}
