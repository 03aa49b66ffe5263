import { expect, it } from 'vitest'
import { files, goodSource, marker } from '../fixtures/good-source.ts'
import { markerImages } from './marker-images.ts'

it('finds nothing in good data', () => {
  expect(markerImages(goodSource())).toEqual([])
})

it('refuses the image of another marker [S3.06]', () => {
  const source = {
    ...goodSource(),
    markers: [marker({ line: 4, id: 8, image: 'images/7-camp.webp' })],
  }
  expect(markerImages(source)).toEqual([
    {
      file: files.markers,
      line: 4,
      field: 'image',
      reason: '"images/7-camp.webp" must be images/8- and a word of a-z and .webp',
    },
  ])
})

it('takes a picture of anything', () => {
  const [image] = goodSource().images
  const images = image ? [{ ...image, path: 'images/7-fort.webp' }] : []
  const markers = [marker({ id: 7, image: 'images/7-fort.webp' })]
  expect(markerImages({ ...goodSource(), markers, images })).toEqual([])
})

it('names a file that is missing', () => {
  const source = { ...goodSource(), images: [] }
  expect(markerImages(source)).toEqual([
    {
      file: files.markers,
      line: 2,
      field: 'image',
      reason: 'the file worlds/test/images/7-camp.webp is missing',
    },
  ])
})
