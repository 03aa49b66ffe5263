import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import type { Extent } from '../src/domain/world/extent.ts'

/** A row of the hand-edited list of places: what the page must show, read without the page's own code. */
export interface Row {
  readonly id: number
  readonly type: string
  readonly x: number
  readonly y: number
  readonly name: string
  readonly description: string
  readonly image: string
  /** As the file has it, entries parted by semicolons. */
  readonly yields: string
}

export interface TypeRow {
  readonly id: string
  readonly title: string
  readonly category: string
}

/** Of `requirements.groups`: one of its own, or several levels. */
interface RequirementGroup {
  readonly key: string
  readonly note?: string
  readonly levels?: readonly { readonly key: string; readonly note: string }[]
}

interface WorldSettings {
  readonly extent: Extent
  readonly metresPerUnit: number
  readonly id: string
  readonly requirements: { readonly groups: readonly RequirementGroup[] }
  readonly startView: { readonly coordinates: readonly [number, number]; readonly zoom: number }
  readonly categories: readonly {
    readonly id: string
    readonly title: string
    readonly colour: string
  }[]
}

export const settings = JSON.parse(readText('world.json')) as WorldSettings

/** What the card says of each thing that a place may require. */
const notes = new Map(
  settings.requirements.groups.flatMap(({ key, note, levels }): (readonly [string, string])[] =>
    levels ? levels.map((level) => [`${key}:${level.key}`, level.note]) : [[key, note ?? '']],
  ),
)

export const markers: readonly Row[] = readTable('markers.csv').map((row) => ({
  id: Number(row['id']),
  type: row['location_type'] ?? '',
  x: Number(row['x']),
  y: Number(row['y']),
  name: row['name'] ?? '',
  description: notes.get(row['requires'] ?? '') ?? row['description'] ?? '',
  image: row['image'] ?? '',
  yields: row['yields'] ?? '',
}))

export const types: readonly TypeRow[] = readTable('marker-types.csv').map((row) => ({
  id: row['id'] ?? '',
  title: row['title'] ?? '',
  category: row['category'] ?? '',
}))

/** The number of places with the thousands set off, as the page writes it. */
export const total = new Intl.NumberFormat('en').format(markers.length)

export function markerById(id: number): Row {
  const marker = markers.find((row) => row.id === id)
  if (!marker) throw new Error(`There is no marker ${id}.`)
  return marker
}

export function countOfType(typeId: string): number {
  return markers.filter((marker) => marker.type === typeId).length
}

export function titlesOf(categoryId: string): string[] {
  return types.filter((type) => type.category === categoryId).map((type) => type.title)
}

function readTable(file: string): Record<string, string>[] {
  return parse(readText(file), { columns: true })
}

function readText(file: string): string {
  return readFileSync(new URL(`../worlds/kcd1/${file}`, import.meta.url), 'utf8')
}
