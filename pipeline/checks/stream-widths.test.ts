import { expect, it } from 'vitest'
import { feature, files, goodSource } from '../fixtures/good-source.ts'
import { streamWidths } from './stream-widths.ts'

it('finds nothing in good data', () => {
  expect(streamWidths(goodSource())).toEqual([])
})

it('names the widths that there are', () => {
  const source = { ...goodSource(), features: [feature({ line: 2, kind: 'stream', width: 4 })] }
  expect(streamWidths(source)).toEqual([
    {
      file: files.geography,
      line: 2,
      field: 'features[0].properties.width',
      reason: '4 is not one of 1, 2, 3',
    },
  ])
})

it('refuses a stream without a width', () => {
  const source = { ...goodSource(), features: [feature({ line: 2, kind: 'stream' })] }
  expect(streamWidths(source)).toEqual([
    {
      file: files.geography,
      line: 2,
      field: 'features[0].properties.width',
      reason: 'no width is not one of 1, 2, 3',
    },
  ])
})

it('refuses a width of anything else', () => {
  const source = { ...goodSource(), features: [feature({ line: 2, width: 1 })] }
  expect(streamWidths(source)).toEqual([
    {
      file: files.geography,
      line: 2,
      field: 'features[0].properties.width',
      reason: 'only streams have a width',
    },
  ])
})
