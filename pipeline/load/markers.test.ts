import { expect, it } from 'vitest'
import { markerColumns, markerRow } from '../../src/features/lists/model/csv-row.ts'
import { readMarkers } from './markers.ts'

it('reads the row that a player is given to report', () => {
  const row = markerRow(
    {
      id: 7,
      locationType: 'nest',
      coordinate: [1, 2],
      name: 'Nest, "high"',
      description: 'Requires a spade',
      image: '/images/shore/7-camp.webp',
      yields: ['mint:4', 'book: A, B'],
      veiled: true,
    },
    'spade',
  )
  const file = 'worlds/test/markers.csv'
  expect(readMarkers(file, `${markerColumns}\n${row}\n`)).toEqual({
    problems: [],
    value: [
      {
        file,
        line: 2,
        id: 7,
        locationType: 'nest',
        x: 1,
        y: 2,
        name: 'Nest, "high"',
        also: '',
        description: '',
        image: 'images/7-camp.webp',
        yields: 'mint:4;book: A, B',
        requires: 'spade',
        veiled: '1',
        link: '',
      },
    ],
  })
})
