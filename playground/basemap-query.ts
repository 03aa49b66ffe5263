import { basemapStyleNames, type BasemapStyleName } from '../src/basemap/basemap-style.ts'
import type { Coordinate } from '../src/geometry/coordinates.ts'

/** The state of the basemap page, as its address holds it. */
export interface BasemapQuery {
  /** World id. `undefined` means the first world of the list. */
  readonly world?: string | undefined
  /** Middle of the canvas in world units. `undefined` means the world's start view. */
  readonly centre?: Coordinate | undefined
  readonly zoom?: number | undefined
  readonly basemapStyle: BasemapStyleName
  /** Names of the painter's layers to leave out. */
  readonly without: readonly string[]
}

/** Reads `?world=kcd1&at=4700,4870&zoom=3.5&style=night&without=trees,roads`. Invalid values are ignored. */
export function readBasemapQuery(search: string): BasemapQuery {
  const given = new URLSearchParams(search)
  const [x = NaN, y = NaN] = numbersIn(given.get('at'))
  const [zoom = NaN] = numbersIn(given.get('zoom'))
  const style = given.get('style')
  return {
    world: given.get('world') ?? undefined,
    centre: Number.isFinite(x) && Number.isFinite(y) ? [x, y] : undefined,
    zoom: Number.isFinite(zoom) ? zoom : undefined,
    basemapStyle: basemapStyleNames.find((name) => name === style) ?? basemapStyleNames[0],
    without: given.get('without')?.split(',').filter(Boolean) ?? [],
  }
}

/** Returns the address for {@link readBasemapQuery}, starting with `?`. */
export function writeBasemapQuery(query: BasemapQuery): string {
  const { world, centre, zoom, basemapStyle, without } = query
  const parameters = [
    world !== undefined && `world=${encodeURIComponent(world)}`,
    centre && `at=${centre.map(rounded).join()}`,
    zoom !== undefined && `zoom=${rounded(zoom)}`,
    `style=${basemapStyle}`,
    without.length > 0 && `without=${without.map(encodeURIComponent).join()}`,
  ]
  return `?${parameters.filter(Boolean).join('&')}`
}

/** Rounds to a hundredth, which is less than a CSS pixel at the nearest zoom. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100
}

function numbersIn(text: string | null): readonly number[] {
  return text ? text.split(',').map(Number) : []
}
