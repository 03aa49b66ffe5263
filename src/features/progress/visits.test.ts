import { afterEach, beforeEach, expect, it } from 'vitest'
import { useSelection } from '../card/selection.ts'
import { useProgress } from './progress.ts'
import { watchVisits } from './visits.ts'

const [nest, bed] = [3, 7] as const
const select = (id: number) => useSelection.getState().select(id, 'pointer')
const visited = () => useProgress.getState().visitedMarkers

let stop = () => {}

beforeEach(() => {
  useSelection.getState().deselect()
  stop = watchVisits()
  useProgress.setState({ visitedMarkers: [] })
})
afterEach(() => stop())

it('what is selected is visited', () => {
  select(nest)
  select(bed)
  expect(visited()).toEqual([3, 7])
})

it('where a quest begins is no place that is visited', () => {
  select(-3)
  expect(visited()).toEqual([])
})

it('so is what was selected before anybody watched, as by the page’s address', () => {
  stop()
  select(nest)
  expect(visited()).toEqual([])
  stop = watchVisits()
  expect(visited()).toEqual([3])
})

it('what the player takes off the list stays off, also when the page comes back', () => {
  select(nest)
  useProgress.getState().removeVisited(3)
  stop()
  stop = watchVisits()
  expect(visited()).toEqual([])
  useSelection.getState().deselect()
  select(nest)
  expect(visited()).toEqual([3])
})
