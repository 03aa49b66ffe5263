import { parse } from 'csv-parse/sync'
import type { Extent } from '../src/geometry/extent.ts'

/** A row of the world's marker list, parsed without the page's own code to be an independent source. */
export interface Row {
  readonly id: number
  readonly type: string
  readonly x: number
  readonly y: number
  readonly name: string
  readonly description: string
  readonly image: string
  /** Unparsed, with entries separated by semicolons. */
  readonly yields: string
  readonly veiled: boolean
}

export interface TypeRow {
  readonly id: string
  readonly title: string
  readonly category: string
}

/** An entry of `requirements.groups`: a single requirement, or one with several levels. */
interface RequirementGroup {
  readonly key: string
  readonly note?: string
  readonly levels?: readonly { readonly key: string; readonly note: string }[]
}

interface WorldSettings {
  readonly services: { readonly categories: readonly string[]; readonly types: readonly string[] }
  readonly game: string
  readonly studio: string
  readonly extent: Extent
  readonly metresPerUnit: number
  readonly id: string
  readonly requirements?: { readonly groups: readonly RequirementGroup[] }
  readonly newFromId?: number
  readonly startView: { readonly coordinates: readonly [number, number]; readonly zoom: number }
  readonly categories: readonly {
    readonly id: string
    readonly title: string
    readonly colour: string
  }[]
}

export interface WorldRows {
  readonly settings: WorldSettings
  readonly markers: readonly Row[]
  readonly types: readonly TypeRow[]
  /** The number of places with separated thousands, as the page formats it. */
  readonly total: string
  readonly markerById: (id: number) => Row
  readonly titleOf: (typeId: string) => string
  readonly countOfType: (typeId: string) => number
  readonly titlesOf: (categoryId: string) => string[]
  /** World units per CSS pixel at zoom 0. */
  readonly farthest: number
}

export function readWorld(textOf: (file: string) => string): WorldRows {
  const settings = JSON.parse(textOf('world.json')) as WorldSettings
  const [west, south, east, north] = settings.extent
  const types = tableOf(textOf('marker-types.csv')).map((row) => ({
    id: row['id'] ?? '',
    title: row['title'] ?? '',
    category: row['category'] ?? '',
  }))
  const markers = readMarkers(tableOf(textOf('markers.csv')), settings)
  return {
    settings,
    markers,
    types,
    total: new Intl.NumberFormat('en').format(markers.length),
    markerById: (id) => {
      const marker = markers.find((row) => row.id === id)
      if (!marker) throw new Error(`There is no marker ${id}.`)
      return marker
    },
    titleOf: (typeId) => types.find(({ id }) => id === typeId)?.title ?? '',
    countOfType: (typeId) => markers.filter((marker) => marker.type === typeId).length,
    titlesOf: (categoryId) =>
      types.filter((type) => type.category === categoryId).map((type) => type.title),
    farthest: 2 ** Math.ceil(Math.log2(Math.max(east - west, north - south) / 256)),
  }
}

function readMarkers(
  rows: readonly Readonly<Record<string, string>>[],
  { requirements }: WorldSettings,
): readonly Row[] {
  // The card's text for each requirement of a place.
  const notes = new Map(
    (requirements?.groups ?? []).flatMap(({ key, note, levels }): (readonly [string, string])[] =>
      levels ? levels.map((level) => [`${key}:${level.key}`, level.note]) : [[key, note ?? '']],
    ),
  )
  return rows.map((row) => ({
    id: Number(row['id']),
    type: row['location_type'] ?? '',
    x: Number(row['x']),
    y: Number(row['y']),
    name: row['name'] ?? '',
    description: notes.get(row['requires'] ?? '') ?? row['description'] ?? '',
    image: row['image'] ?? '',
    yields: row['yields'] ?? '',
    veiled: row['veiled'] === '1',
  }))
}

export function tableOf(text: string): Record<string, string>[] {
  return parse(text, { columns: true })
}
