import { expect, it } from 'vitest'
import { goodSource } from '../fixtures/good-source.ts'
import {
  copyFirstLand,
  copyPreview,
  copyStartLand,
  firstLandName,
  startLandNames,
} from './first-land.ts'

const picture = new Uint8Array([1, 2, 3])

it('serves the picture as it is, under a name that another picture would not have', () => {
  const source = { ...goodSource(), firstLand: picture }
  const name = firstLandName(source)
  expect(name).toMatch(/^first-land\.[\da-f]{8}\.webp$/)
  expect(copyFirstLand(source)).toEqual([{ path: `data/test/${name}`, content: picture }])
  const other = { ...source, firstLand: new Uint8Array([1, 2, 4]) }
  expect(firstLandName(other)).not.toBe(name)
})

it('has nothing to serve for a folder without one', () => {
  expect(firstLandName(goodSource())).toBeUndefined()
  expect(copyFirstLand(goodSource())).toEqual([])
})

it('serves the pictures of where a player begins in the same way', () => {
  const startLand = { wide: picture, narrow: new Uint8Array([4]) }
  const source = { ...goodSource(), startLand }
  const names = startLandNames(source)
  expect(names?.wide).toMatch(/^assets\/start-land-wide\.[\da-f]{8}\.avif$/)
  expect(copyStartLand(source)).toEqual([
    { path: names?.wide, content: startLand.wide },
    { path: names?.narrow, content: startLand.narrow },
  ])
  expect(copyStartLand(goodSource())).toEqual([])
})

it('serves the preview picture of links', () => {
  const [file, ...others] = copyPreview({ ...goodSource(), preview: picture })
  expect(others).toEqual([])
  expect(file?.path).toMatch(/^data\/test\/preview\.[\da-f]{8}\.jpg$/)
  expect(file?.content).toBe(picture)
  expect(copyPreview(goodSource())).toEqual([])
})
