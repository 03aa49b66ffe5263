import { expect, it } from 'vitest'
import { files, goodSource, marker } from '../fixtures/good-source.ts'
import { veiledNames } from './veiled-names.ts'

it('finds nothing in good data', () => {
  expect(veiledNames(goodSource())).toEqual([])
})

it.each([
  [
    'another word',
    { veiled: 'yes', name: 'Grave' },
    '"yes" must be 1, or empty where the name is shown',
  ],
  ['a veil over nothing', { veiled: '1' }, 'there is no name to veil'],
])('refuses %s', (_name, change, reason) => {
  const markers = [marker({ line: 8, ...change })]
  expect(veiledNames({ ...goodSource(), markers })).toEqual([
    { file: files.markers, line: 8, field: 'veiled', reason },
  ])
})
