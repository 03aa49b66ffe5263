import { expect, it } from 'vitest'
import { files, goodSource, marker } from '../fixtures/good-source.ts'
import { treasureDescriptions } from './treasure-descriptions.ts'

it('finds nothing in good data', () => {
  expect(treasureDescriptions(goodSource())).toEqual([])
})

it('names the texts that there are', () => {
  const chest = marker({
    line: 4,
    locationType: 'treasure_chest',
    description: 'Requires lockpicking: Medium',
  })
  const [problem, ...rest] = treasureDescriptions({ ...goodSource(), markers: [chest] })
  expect(rest).toEqual([])
  expect(problem).toMatchObject({ file: files.markers, line: 4, field: 'description' })
  expect(problem?.reason).toMatch(/^"Requires lockpicking: Medium" is not a treasure chest's: /)
  expect(problem?.reason).toContain('"Requires a spade"')
})

it('leaves other types alone', () => {
  const markers = [marker({ description: 'A soft one' })]
  expect(treasureDescriptions({ ...goodSource(), markers })).toEqual([])
})
