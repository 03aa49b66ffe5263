import { basemapStyleNames, type BasemapStyleName } from '../src/basemap/basemap-style.ts'
import type { Coordinate } from '../src/geometry/coordinates.ts'

/** What the basemap page shows, as its address has it. */
export interface BasemapQuery {
  /** A world's id; the first of the list where it is not given. */
  readonly world?: string | undefined
  /** World units, in the middle of the canvas; the world's start view where it is not given. */
  readonly centre?: Coordinate | undefined
  readonly zoom?: number | undefined
  readonly basemapStyle: BasemapStyleName
  /** Names of the painter's layers that are left out. */
  readonly without: readonly string[]
}

/** @param search `?world=kcd1&at=4700,4870&zoom=3.5&style=night&without=trees,roads`; what is not valid is left out. */
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

/** The same as {@link readBasemapQuery} reads, beginning with `?`. */
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

/** To a hundredth, which is less than a CSS pixel of a centre at the nearest zoom. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100
}

function numbersIn(text: string | null): readonly number[] {
  return text ? text.split(',').map(Number) : []
}
