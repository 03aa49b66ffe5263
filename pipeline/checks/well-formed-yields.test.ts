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
        '"Herb Paris" is neither a herb (herb_paris or herb_paris:4, 9,999 at most) nor a book (book: Title); entries are parted by ; alone',
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

it('refuses an amount that is as good as infinite [F97]', () => {
  const refused = (yields: string) =>
    wellFormedYields({ ...goodSource(), markers: [marker({ yields })] }).length
  expect([refused('mint:9999'), refused('mint:10000'), refused(`mint:${'9'.repeat(400)}`)]).toEqual(
    [0, 1, 1],
  )
})
