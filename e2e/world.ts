import { readFileSync } from 'node:fs'
import { readWorld, tableOf, type WorldRows } from './read-world.ts'

/** Reads a world's hand-edited files. Tests that expect what these say don't break if the places change. */
export function worldRows(id: string): WorldRows {
  return readWorld((file) =>
    readFileSync(new URL(`../worlds/${id}/${file}`, import.meta.url), 'utf8'),
  )
}

export const realWorld = worldRows('kcd1')

export const { settings, markers, types, total, markerById, countOfType, titleOf, titlesOf } =
  realWorld

/** A marker with a picture; without any, the last marker. */
export const pictured = markers.find(({ image }) => image !== '') ?? markers.at(-1) ?? nothing()

/** The longest title of a type and, below, the type with the most places. */
export const longestTitle = types
  .map(({ title }) => title)
  .reduce((longest, title) => (title.length > longest.length ? title : longest), '')
export const largestType = types.reduce((most, type) =>
  countOfType(type.id) > countOfType(most.id) ? type : most,
)

/** A treasure map that a marker of the home world sells, and the marker to which it leads. */
export const soldMap = firstSold()

function firstSold() {
  const file = new URL('../worlds/kcd1/treasure-maps.csv', import.meta.url)
  const row = tableOf(readFileSync(file, 'utf8')).find(({ seller }) => seller !== '') ?? nothing()
  return {
    number: row['number'] ?? '',
    x: Number(row['x']),
    y: Number(row['y']),
    chest: markerById(Number(row['chest'])),
    seller: markerById(Number(row['seller'])),
  }
}

function nothing(): never {
  throw new Error('The world is empty.')
}
