import { expect, it } from 'vitest'
import { files, goodSource, marker } from '../fixtures/good-source.ts'
import { otherNames } from './other-names.ts'

const reasonsFor = (change: Parameters<typeof marker>[0]) =>
  otherNames({ ...goodSource(), markers: [marker(change)] })

it('finds nothing in good data', () => {
  expect(otherNames(goodSource())).toEqual([])
  expect(reasonsFor({ name: 'Miller Kreyzl', also: 'Miller Krejzl;Мельник Крейзл' })).toEqual([])
})

it.each([
  [{ also: 'Miller Krejzl' }, 'there is no name beside the other names'],
  [{ name: 'Miller Kreyzl', also: 'Miller Krejzl;' }, 'an entry is empty'],
  [{ name: 'Miller Kreyzl', also: 'Miller Kreyzl' }, '"Miller Kreyzl" is the name itself'],
  [{ name: 'Miller Kreyzl', also: 'Krejzl;Krejzl' }, '"Krejzl" is listed twice'],
])('rejects %j', (change, reason) => {
  expect(reasonsFor(change)).toEqual([{ file: files.markers, line: 2, field: 'also', reason }])
})
