import { expect, it } from 'vitest'
import { markerRow } from './csv-row.ts'

it('is the row that the world has', () => {
  const marker = {
    id: 7,
    locationType: 'nest',
    coordinate: [1, 2],
    name: 'Nest, "high"',
    description: 'On a tree.',
    image: '/images/335-camp.webp',
    yields: ['mint:4', 'book: A, B'],
  } as const
  expect(markerRow(marker)).toBe(
    '7,nest,1,2,"Nest, ""high""",On a tree.,images/335-camp.webp,"mint:4;book: A, B",,',
  )
  expect(markerRow({ id: 0, locationType: 'nest', coordinate: [1, 2] })).toBe('0,nest,1,2,,,,,,')
})

it('has the requirement’s key instead of its note, and a flag for a veiled name', () => {
  const marker = { id: 7, locationType: 'nest', coordinate: [1, 2], name: 'Lair' } as const
  const row = markerRow({ ...marker, description: 'Requires a spade', veiled: true }, 'spade')
  expect(row).toBe('7,nest,1,2,Lair,,,,spade,1')
})

it('contains the English name in any language of the page', () => {
  const marker = { id: 7, locationType: 'nest', coordinate: [1, 2], name: 'Doupě' } as const
  expect(markerRow({ ...marker, english: 'Lair' })).toBe('7,nest,1,2,Lair,,,,,')
})
