import { expect, it } from 'vitest'
import { files, goodSource, marker } from '../fixtures/good-source.ts'
import { wellFormedYields } from './well-formed-yields.ts'

it('finds nothing in good data', () => {
  expect(wellFormedYields(goodSource())).toEqual([])
})

it('shows how an entry is written', () => {
  const source = { ...goodSource(), markers: [marker({ line: 3, yields: 'mint;Herb Paris' })] }
  expect(wellFormedYields(source)).toEqual([
    {
      file: files.markers,
      line: 3,
      field: 'yields',
      reason:
        '"Herb Paris" is neither a herb (herb_paris or herb_paris:4) nor a book (book: Title); entries are parted by ; alone',
    },
  ])
})

it.each([
  'mint:0',
  'mint:',
  'mint:x',
  '_mint',
  ' mint',
  'book',
  'book:3',
  'book:',
  'book: ',
  'book:A',
])('refuses %j', (yields) => {
  const markers = [marker({ yields })]
  expect(wellFormedYields({ ...goodSource(), markers })).toHaveLength(1)
})

it('refuses an empty entry', () => {
  const markers = [marker({ yields: 'mint;' })]
  expect(wellFormedYields({ ...goodSource(), markers })).toHaveLength(1)
})
