import { beforeEach, expect, it } from 'vitest'
import { useLasso } from './lasso.ts'

const tool = () => useLasso.getState()
const triangle = [
  [0, 0],
  [5, 0],
  [0, 5],
] as const

beforeEach(() => tool().end())

it('takes corners only while it is open', () => {
  tool().addCorner([0, 0])
  expect(tool().lasso).toBeNull()
  tool().begin()
  for (const corner of triangle) tool().addCorner(corner)
  tool().addCorner([0, 5])
  expect(tool().lasso).toEqual({ corners: triangle, closed: false })
  tool().close()
  tool().addCorner([9, 9])
  tool().draw([...triangle, [9, 9]])
  expect(tool().lasso).toEqual({ corners: triangle, closed: true })
})

it('does not close round nothing', () => {
  tool().begin()
  tool().addCorner([0, 0])
  tool().addCorner([5, 0])
  tool().close()
  tool().draw([[1, 1]])
  expect(tool().lasso).toEqual({ corners: triangle.slice(0, 2), closed: false })
})

it('takes a line drawn in one go, and steps back to none', () => {
  tool().begin()
  tool().draw(triangle)
  expect(tool().lasso).toEqual({ corners: triangle, closed: true })
  tool().stepBack()
  expect(tool().lasso).toEqual({ corners: [], closed: false })
  tool().addCorner([0, 0])
  tool().stepBack()
  expect(tool().lasso).toEqual({ corners: [], closed: false })
  tool().end()
  tool().stepBack()
  expect(tool().lasso).toBeNull()
})
