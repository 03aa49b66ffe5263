import { setTypeVisibility, isTypeVisible, type VisibleTypes } from '../../../world/filtering.ts'
import { createClamp } from '../../../geometry/extent.ts'
import type { Coordinate, MapPosition } from '../../../geometry/coordinates.ts'
import type { Scale } from '../../../geometry/scale.ts'
import type { ScaledWorld } from '../../../world/world.ts'
import type { BaseUrl } from '../../../platform/site-path.ts'

/** State of the map in an address. For an absent part, the player's own state applies. */
export interface ViewLink {
  /** Id of the selected marker. The marker may not exist. */
  readonly marker?: number
  /** Id of the quest whose card is open. The quest may not exist. */
  readonly quest?: number
  /** Name of the settlement whose card is open. The settlement may not exist. */
  readonly place?: string
  readonly at?: MapPosition
  readonly spot?: Coordinate
  /** Title and note of the temporary pin; see pin-words.ts. */
  readonly pin?: string
  readonly types?: VisibleTypes
}

type LinkedWorld = Pick<ScaledWorld, 'extent' | 'types' | 'scale'>

/** Words for all or no types. No type has one of these ids. */
const allTypes = 'all'
const noTypes = 'none'

/** Prefix of a list of hidden types. Without it, the list is of visible types. */
const except = '-'

/** Limit in characters, above any list that the page writes. */
const maxLength = 10_000

/**
 * Parses `?marker=1046&place=Name&at=952,7736,5&spot=952,7736&pin=Title%0ANote&types=-nest,grave` or `?quest=12`.
 * Unreadable parts are absent, points and zooms are clamped, and unknown types are ignored.
 * @param search with or without its question mark
 */
export function readViewLink(search: string, world: LinkedWorld): ViewLink {
  const parameters = new URLSearchParams(search)
  const marker = sharedMarkerId(search)
  const quest = linkedQuest(search)
  const at = numbers(parameterOf(search, 'at'), 3)
  const spot = numbers(parameterOf(search, 'spot'), 2)
  const inside = createClamp(world.extent)
  const types = readTypes(parameterOf(search, 'types'), world)
  const place = parameters.get('place')
  const pin = parameters.get('pin')
  return {
    ...(marker === undefined ? {} : { marker }),
    ...(quest === undefined ? {} : { quest }),
    ...(place ? { place } : {}),
    ...(at
      ? { at: { coordinates: inside([at[0], at[1]]), zoom: world.scale.clampZoom(at[2] ?? 0) } }
      : {}),
    ...(spot ? { spot: inside([spot[0], spot[1]]) } : {}),
    ...(spot && pin && pin.length <= maxLength ? { pin } : {}),
    ...(types ? { types } : {}),
  }
}

/** Rounds a view to less than a CSS pixel and to a hundredth of a zoom level, and a spot to whole units. */
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
  // The player's text may contain lone surrogates, for which `encodeURIComponent` throws.
  if (spot && pin) parts.push(String(new URLSearchParams({ pin })))
  if (types) parts.push(`types=${writeTypes(types, world)}`)
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}

/** Parses plain decimals between commas; `null` for exponents, plus signs, spaces or another number of them. */
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

/** Number of steps into which a unit is divided: 1 while a unit is less than a CSS pixel, then 10, and so on. */
function stepsAt(zoom: number, { resolutionAt }: Scale): number {
  return 10 ** Math.max(Math.floor(-Math.log10(resolutionAt(zoom))) + 1, 0)
}

function rounded(value: number, steps: number): number {
  return Math.round(value * steps) / steps
}

/** Returns `undefined` if the text names no type of the world. */
function readTypes(text: string | null, { types }: LinkedWorld): VisibleTypes | undefined {
  if (text === null || text.length > maxLength) return undefined
  const ids = types.map(({ id }) => id)
  if (text === allTypes) return setTypeVisibility({}, ids, true)
  if (text === noTypes) return setTypeVisibility({}, ids, false)
  const hiding = text.startsWith(except)
  const named = new Set(text.slice(hiding ? except.length : 0).split(','))
  const known = ids.filter((id) => named.has(id))
  if (known.length === 0) return undefined
  return setTypeVisibility(setTypeVisibility({}, ids, hiding), known, !hiding)
}

/** Lists the visible or the hidden types, whichever list is shorter. */
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
 * Returns the address of a map.
 * @param origin prefix of a base URL that is only a path
 * @param search with its question mark
 */
export function mapLink(base: BaseUrl, origin: string, path: string, search: string): string {
  return new URL(base.address + path + search, origin).href
}

export function sharedMarkerId(search: string): number | undefined {
  const text = parameterOf(search, markerParameter) ?? ''
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined
}

export function linkedQuest(search: string): number | undefined {
  const text = parameterOf(search, 'quest') ?? ''
  return /^[1-9]\d{0,2}$/.test(text) ? Number(text) : undefined
}

/** Returns a parameter without the punctuation that a sentence may leave after a link; `null` if it is missing. */
export function parameterOf(search: string, name: string): string | null {
  const text = new URLSearchParams(search).get(name)
  return text && text.replace(/\p{P}{1,9}$/u, '')
}

export function isTransferFragment(hash: string): boolean {
  // Some chats encode the equals sign as %3D.
  return /^#t(=|%3D)/i.test(hash)
}
