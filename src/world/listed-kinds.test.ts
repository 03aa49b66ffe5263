import { describe, expect, it } from 'vitest'
import type { MarkerType, Marker } from './marker.ts'
import { listedKinds } from './listed-kinds.ts'
import { sortByDistance } from './nearest.ts'

const marker = (id: number, locationType: string, x: number): Marker => ({
  id,
  locationType,
  coordinate: [x, 0],
})
const type = (id: string) => ({ id }) as MarkerType
const markers = [marker(1, 'nest', 30), marker(2, 'chest', 5), marker(3, 'nest', 10)]

describe('places as a list', () => {
  it('are grouped by type, the nearest first, without empty types', () => {
    const kinds = listedKinds(markers, [type('nest'), type('grave'), type('chest')], [0, 0])
    expect(kinds.map(({ type: { id }, markers: own }) => [id, own.map((one) => one.id)])).toEqual([
      ['nest', [3, 1]],
      ['chest', [2]],
    ])
  })

  it('come nearest first, and by their ids where they are equally near', () => {
    const listed = sortByDistance([...markers, marker(9, 'nest', -5), marker(4, 'nest', 5)], [0, 0])
    expect(listed.map(({ id }) => id)).toEqual([2, 4, 9, 3, 1])
  })
})
