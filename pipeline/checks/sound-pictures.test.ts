import { describe, expect, it } from 'vitest'
import { goodPicture, goodSource, goodStartLand } from '../fixtures/good-source.ts'
import { soundPictures } from './sound-pictures.ts'

function changed(at: number, ...bytes: number[]): Uint8Array {
  const content = Uint8Array.from(goodPicture)
  content.set(bytes, at)
  return content
}

it('finds nothing in good data', () => {
  expect(soundPictures(goodSource())).toEqual([])
})

it.each([
  ['a text', new TextEncoder().encode('no picture at all'), 'no WebP picture'],
  ['nothing', new Uint8Array(), 'no WebP picture'],
  [
    'a PNG',
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 0]),
    'no WebP picture',
  ],
  ['a picture that is cut off', goodPicture.slice(0, 18), 'ends before its end'],
  ['a part that is longer than the picture', changed(16, 200), 'a part of the picture is cut off'],
  ['a head with other pixels behind it', changed(20, 0), 'is damaged'],
  ['a lossy picture without its start code', changed(15, 0x20), 'is damaged'],
  ['a head without pixels', changed(15, 0x58), 'no pixels'],
  ['a picture with more behind it', Uint8Array.from([...goodPicture, 1, 2, 3]), 'stands behind'],
])('refuses %s that is called a picture [F94]', (_, content, reason) => {
  const images = goodSource().images.map((image) => ({ ...image, content }))
  expect(soundPictures({ ...goodSource(), images })).toEqual([
    { file: expect.any(String), reason: expect.stringContaining(reason) },
  ])
})

it('holds the picture of the land to the same [F94]', () => {
  expect(soundPictures({ ...goodSource(), firstLand: new Uint8Array([1]) })).toEqual([
    {
      file: 'worlds/test/first-land.webp',
      reason: expect.stringContaining('no WebP picture'),
    },
  ])
})

describe('the pictures of where a player begins [F94]', () => {
  const problems = (narrow: Uint8Array) =>
    soundPictures({ ...goodSource(), startLand: { ...goodStartLand, narrow } })

  it('are AVIF', () => {
    expect(problems(goodStartLand.narrow)).toEqual([])
  })

  it.each([
    ['another kind', goodPicture],
    ['nothing', new Uint8Array()],
    ['cut off', goodStartLand.narrow.slice(0, -1)],
    ['with more behind it', Uint8Array.from([...goodStartLand.narrow, 0])],
    ['without pixels', goodStartLand.narrow.slice(0, 16)],
    [
      'with a box without end',
      Uint8Array.from([...goodStartLand.narrow, ...Array<number>(8).fill(0)]),
    ],
  ])('are refused where one is %s', (_, narrow) => {
    expect(problems(narrow)).toEqual([
      {
        file: 'worlds/test/start-land-narrow.avif',
        reason: expect.stringContaining('no whole AVIF picture'),
      },
    ])
  })
})
