import { expect, it } from 'vitest'
import { goodPicture, goodSource } from '../fixtures/good-source.ts'
import { copyImages } from './images.ts'
import { BuildError } from './output-file.ts'

it('copies the images that markers show, and no others', () => {
  const source = goodSource()
  const stray = { file: '', path: 'images/8-camp.webp', content: new Uint8Array() }
  expect(copyImages({ ...source, images: [...source.images, stray] }, 'images')).toEqual([
    { path: 'images/7-camp.webp', content: goodPicture },
  ])
})

it('refuses an image that is missing', () => {
  expect(() => copyImages({ ...goodSource(), images: [] }, 'images')).toThrow(BuildError)
})
