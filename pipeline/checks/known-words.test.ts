import { expect, it } from 'vitest'
import { goodSource, world, worldProblem } from '../fixtures/good-source.ts'
import { knownWords } from './known-words.ts'

it('finds nothing in good data, nor where there are no words', () => {
  const good = goodSource()
  const [type] = good.types
  expect(knownWords(good)).toEqual([])
  expect(knownWords({ ...good, world: world({ words: { [type?.id ?? '']: ['wash'] } }) })).toEqual(
    [],
  )
})

it('refuses words for a type that there is not', () => {
  const words = { smithy: ['forge'] }
  expect(knownWords({ ...goodSource(), world: world({ words }) })).toEqual([
    worldProblem('words.smithy', '"smithy" is not a type of marker-types.csv'),
  ])
})
