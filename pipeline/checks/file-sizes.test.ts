import { expect, it } from 'vitest'
import {
  feature,
  files,
  goodSource,
  marker,
  name,
  translatedIn,
  type,
} from '../fixtures/good-source.ts'
import type { Source } from '../source.ts'
import { fileSizes } from './file-sizes.ts'

it('finds nothing in good data', () => {
  expect(fileSizes(goodSource())).toEqual([])
})

it.each<[string, Partial<Source>]>([
  ['a glyph', { types: [type({ glyph: 'sofa' })] }],
  ['a type', { markers: [marker({ locationType: 'bead' })] }],
  ['a kind of land', { features: [feature({ kind: 'forest' })] }],
])('leaves %s that nobody knows to other checks', (_what, change) => {
  expect(fileSizes({ ...goodSource(), ...change })).toEqual([])
})

/** Returns pseudo-random whole numbers, which compress badly. */
function numbers(count: number): number[] {
  let state = 7
  return Array.from({ length: count }, () => (state = (state * 48_271) % 2_147_483_647))
}

const mend = 'leave out what players need least, or say in the proposal why it should be more'

it('names the table where there are too many places', () => {
  const names = numbers(8000).map((number) => `${number.toString(36)}${number}`)
  const markers = names.map((name, id) => marker({ id, name }))
  const [problem, ...others] = fileSizes({ ...goodSource(), markers })
  expect(others).toEqual([])
  expect(problem).toEqual({
    file: files.markers,
    reason: expect.stringMatching(
      `^places, types and drawings make a file of [\\d.]+ kB \\(compressed\\), and 64 kB \\(compressed\\) is the most: ${mend}$`,
    ),
  })
})

it('names a picture that is too large', () => {
  const file = 'worlds/test/images/7-camp.webp'
  const image = (length: number) => ({
    file,
    path: 'images/7-camp.webp',
    content: new Uint8Array(length),
  })
  expect(fileSizes({ ...goodSource(), images: [image(300_000)] })).toEqual([])
  expect(fileSizes({ ...goodSource(), images: [image(300_001)] })).toEqual([
    { file, reason: 'the picture has 301 kB, and 300 kB is the most: make it smaller' },
  ])
})

it('names the land where it is too large', () => {
  const points = numbers(60_000).map((number) => [number % 8192, (number >> 8) % 8192] as const)
  const source = { ...goodSource(), features: [feature({ runs: [points] })] }
  expect(fileSizes(source)).toEqual([
    { file: files.geography, reason: expect.stringMatching(/128 kB \(compressed\) is the most/) },
  ])
})

it('names the table where names in a language are too many', () => {
  const words = numbers(3000).map((number) => number.toString(36))
  const names = [name({ what: 'word', translations: translatedIn({ tr: words.join(';') }) })]
  expect(fileSizes({ ...goodSource(), names })).toEqual([
    {
      file: files.names,
      reason: expect.stringMatching(
        /^names in tr make a file of .* 8 kB \(compressed\) is the most/,
      ),
    },
  ])
})
