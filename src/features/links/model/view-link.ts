import { withType, isTypeVisible, type VisibleTypes } from '../../../world/filtering.ts'
import { clampedTo } from '../../../geometry/extent.ts'
import type { Coordinate, MapPosition } from '../../../geometry/coordinates.ts'
import type { Scale } from '../../../geometry/scale.ts'
import type { ScaledWorld } from '../../../world/world.ts'
import type { BaseUrl } from '../../../platform/site-path.ts'

/** What an address says of the map: all of it may be absent, and then the player's own holds. */
export interface ViewLink {
  /** The selected marker's id: one that could exist. */
  readonly marker?: number
  /** The quest whose card is open, by its id: one that could exist. */
  readonly quest?: number
  /** The name of the settlement whose card is open: one that the world may not have. */
  readonly place?: string
  readonly at?: MapPosition
  /** Where a temporary pin stands. */
  readonly spot?: Coordinate
  /** Title and note of the pin that was shared there; see pin-words.ts. */
  readonly pin?: string
  /** Every type of the world, as it is shown or hidden. */
  readonly types?: VisibleTypes
}

type LinkedWorld = Pick<ScaledWorld, 'extent' | 'types' | 'scale'>

/** Said of the types as a whole. A type's id is neither of these, and begins with a letter. */
const allTypes = 'all'
const noTypes = 'none'

/** Stands before a list of what is hidden instead of what is shown. */
const except = '-'

/** Longer than any list that the page writes; what is longer is not even looked at. */
const maxLength = 10_000

/**
 * What the query of an address says: `?marker=1046&place=Name&at=952,7736,5&spot=952,7736&types=-nest,grave`; a
 * shared pin adds `&pin=Title%0ANote` to its spot. A quest is `quest=12`.
 *
 * Whatever cannot be read is absent; points outside the world and zooms beyond the range are brought into
 * them; types that the world does not have are passed over.
 *
 * @param search with or without its question mark
 */
export function readViewLink(search: string, world: LinkedWorld): ViewLink {
  const parameters = new URLSearchParams(search)
  const marker = sharedMarkerId(search)
  const quest = linkedQuest(search)
  const at = numbers(parameterOf(search, 'at'), 3)
  const spot = numbers(parameterOf(search, 'spot'), 2)
  const inside = clampedTo(world.extent)
  const types = readTypes(parameterOf(search, 'types'), world)
  const place = parameters.get('place')
  const pin = parameters.get('pin')
  return {
    ...(marker === undefined ? {} : { marker }),
    ...(quest === undefined ? {} : { quest }),
    ...(place ? { place } : {}),
    ...(at
      ? { at: { coordinates: inside([at[0], at[1]]), zoom: world.scale.within(at[2] ?? 0) } }
      : {}),
    ...(spot ? { spot: inside([spot[0], spot[1]]) } : {}),
    ...(spot && pin && pin.length <= maxLength ? { pin } : {}),
    ...(types ? { types } : {}),
  }
}

/**
 * The query that says what is on screen, with its question mark; empty when there is nothing to say.
 * A view is written to less than a CSS pixel and a hundredth of a zoom level, a spot to whole units.
 */
export function writeViewLink(link: ViewLink, world: Pick<ScaledWorld, 'types' | 'scale'>): string {
  const { marker, quest, place, at, spot, pin, types } = link
  const parts: string[] = []
  if (marker !== undefined) parts.push(`marker=${marker}`)
  if (quest !== undefined) parts.push(`quest=${quest}`)
  if (place) parts.push(`place=${encodeURIComponent(place)}`)
  if (at) {
    const [x, y] = at.coordinates
    const zoom = rounded(at.zoom, 100)
    const steps = stepsAt(zoom, world.scale)
    parts.push(`at=${rounded(x, steps)},${rounded(y, steps)},${zoom}`)
  }
  if (spot) parts.push(`spot=${Math.round(spot[0])},${Math.round(spot[1])}`)
  // A player's own text may hold halves of characters, which `encodeURIComponent` refuses.
  if (spot && pin) parts.push(String(new URLSearchParams({ pin })))
  if (types) parts.push(`types=${writeTypes(types, world)}`)
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}

/** So many plain decimal numbers between commas, or nothing: no exponent, no sign but a minus, no blank. */
export function numbers(
  text: string | null,
  amount: 2 | 3,
): readonly [number, number, ...number[]] | null {
  if (text === null || text.length > 60) return null
  const parts = text.split(',')
  if (parts.length !== amount || !parts.every((part) => /^-?\d{1,9}(\.\d{1,9})?$/.test(part))) {
    return null
  }
  const [x = 0, y = 0, ...rest] = parts.map(Number)
  return [x, y, ...rest]
}

/** Into how many steps a unit is divided: whole units while they are less than a CSS pixel, then tenths, and so on. */
function stepsAt(zoom: number, { resolutionAt }: Scale): number {
  return 10 ** Math.max(Math.floor(-Math.log10(resolutionAt(zoom))) + 1, 0)
}

function rounded(value: number, steps: number): number {
  return Math.round(value * steps) / steps
}

/** Nothing when the text names no type of the world. */
function readTypes(text: string | null, { types }: LinkedWorld): VisibleTypes | undefined {
  if (text === null || text.length > maxLength) return undefined
  const ids = types.map(({ id }) => id)
  if (text === allTypes) return withType({}, ids, true)
  if (text === noTypes) return withType({}, ids, false)
  const hiding = text.startsWith(except)
  const named = new Set(text.slice(hiding ? except.length : 0).split(','))
  const known = ids.filter((id) => named.has(id))
  if (known.length === 0) return undefined
  return withType(withType({}, ids, hiding), known, !hiding)
}

/** The shorter of two lists: what is shown, or what is hidden. */
function writeTypes(visibleTypes: VisibleTypes, { types }: Pick<LinkedWorld, 'types'>): string {
  const ids = types.map(({ id }) => id)
  const shown = ids.filter((id) => isTypeVisible(visibleTypes, id))
  const hidden = ids.filter((id) => !isTypeVisible(visibleTypes, id))
  if (hidden.length === 0) return allTypes
  if (shown.length === 0) return noTypes
  const list = (listed: readonly string[]) => listed.map(encodeURIComponent).join(',')
  return hidden.length <= shown.length ? except + list(hidden) : list(shown)
}

const markerParameter = 'marker'

/**
 * The address that opens a world's map.
 *
 * @param origin completes a base URL that is a path alone
 * @param path the world's, below the base URL
 * @param search the query that says what the map shows, with its question mark
 */
export function mapLink(base: BaseUrl, origin: string, path: string, search: string): string {
  return new URL(base.address + path + search, origin).href
}

/** The marker id that an address names, or nothing when it names none that could exist. */
export function sharedMarkerId(search: string): number | undefined {
  const text = parameterOf(search, markerParameter) ?? ''
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined
}

/** The id of the quest that an address names; `undefined` if it names none that could exist. */
export function linkedQuest(search: string): number | undefined {
  const text = parameterOf(search, 'quest') ?? ''
  return /^[1-9]\d{0,2}$/.test(text) ? Number(text) : undefined
}

/** A parameter of an address, without the marks that a sentence around a link leaves at its end; null where it is missing. */
export function parameterOf(search: string, name: string): string | null {
  const text = new URLSearchParams(search).get(name)
  return text && text.replace(/\p{P}{1,9}$/u, '')
}

/** Whether the part of an address from its `#` is meant to bring something. */
export function isTransferFragment(hash: string): boolean {
  // Some chats write %3D for the sign.
  return /^#t(=|%3D)/i.test(hash)
}
