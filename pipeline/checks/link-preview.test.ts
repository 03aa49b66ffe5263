import { expect, it } from 'vitest'
import { goodPicture, goodPreview, goodSource } from '../fixtures/good-source.ts'
import { linkPreview } from './link-preview.ts'

const drawn = { ...goodSource(), firstLand: goodPicture, preview: goodPreview }

function changed(at: number, ...bytes: number[]): Uint8Array {
  const content = Uint8Array.from(goodPreview)
  content.set(bytes, at)
  return content
}

it('finds nothing in a world whose land was drawn, nor in one without pictures', () => {
  expect(linkPreview(drawn)).toEqual([])
  expect(linkPreview(goodSource())).toEqual([])
})

it('asks for the picture where the land was drawn', () => {
  const { preview: _preview, ...without } = drawn
  expect(linkPreview(without)).toEqual([
    {
      file: 'worlds/test/preview.jpg',
      reason: 'the file is missing: npm run world:picture -- test draws it',
    },
  ])
})

it.each([
  ['a WebP', goodPicture, 'no JPEG'],
  ['nothing', new Uint8Array(), 'no JPEG'],
  ['a picture that ends in its head', goodPreview.slice(0, 12), 'no JPEG'],
  ['a part that has no end', changed(2, 0, 0), 'no JPEG'],
  ['a square', changed(13, 0x02, 0x76), '630 by 630 pixels in place of 1200 by 630'],
  ['a lower one', changed(11, 0x02, 0x58), '1200 by 600 pixels'],
  [
    'a large file',
    Uint8Array.from([...goodPreview, ...new Uint8Array(250_000)]),
    '251 kB, and 250 kB is the most',
  ],
])('refuses %s in its place', (_, preview, reason) => {
  expect(linkPreview({ ...goodSource(), preview })).toEqual([
    { file: 'worlds/test/preview.jpg', reason: expect.stringContaining(reason) },
  ])
})
