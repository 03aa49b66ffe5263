import { expect, it } from 'vitest'
import { checklistOf, type ChecklistOrder } from './checklist.ts'
import type { Marker } from '../../../world/marker.ts'

const { compare } = new Intl.Collator('en', { numeric: true })

const type = {
  id: 'site',
  title: 'Site',
  category: 'c',
  glyph: 'g',
  icon: '',
  colour: '',
  priority: 0,
}
const markers: readonly Marker[] = [
  { id: 5, locationType: 'site', coordinate: [10, 0], name: 'Treasure 10' },
  { id: 2, locationType: 'site', coordinate: [0, 3], name: 'Treasure 9' },
  { id: 9, locationType: 'site', coordinate: [3, 0] },
  { id: 1, locationType: 'nest', coordinate: [0, 0] },
]

it.each<[ChecklistOrder, readonly number[]]>([
  ['distance', [2, 9, 5]],
  ['name', [9, 2, 5]],
  ['id', [2, 5, 9]],
])('lists a type by %s', (order, ids) => {
  expect(checklistOf(markers, type, order, [0, 0], compare).map(({ id }) => id)).toEqual(ids)
  expect(markers.map(({ id }) => id)).toEqual([5, 2, 9, 1])
})

it('lists places with a treasure map by its number, then the others', () => {
  const maps = new Map([
    [5, 2],
    [9, 14],
  ])
  const ids = checklistOf(markers, type, 'map', [0, 0], compare, maps).map(({ id }) => id)
  expect(ids).toEqual([5, 9, 2])
})

it('does not sort by a veiled name, which would reveal it', () => {
  const veiled = markers.map((marker) =>
    marker.id === 5 ? { ...marker, veiled: true as const } : marker,
  )
  expect(checklistOf(veiled, type, 'name', [0, 0], compare).map(({ id }) => id)).toEqual([5, 9, 2])
})
