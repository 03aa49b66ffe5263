import { afterEach, beforeEach, expect, it } from 'vitest'
import { useProgress } from './progress.ts'
import { watchVisits } from './visits.ts'
import { openMarker, openQuest } from '../../testing/open-cards.ts'
import { closeAll } from '../card/opened.ts'

const [nest, bed] = [3, 7] as const
const select = (id: number) => openMarker(id, 'pointer')
const visited = () => useProgress.getState().visitedMarkers

let stop = () => {}

beforeEach(() => {
  closeAll()
  stop = watchVisits()
  useProgress.setState({ visitedMarkers: [] })
})
afterEach(() => stop())

it('a selected place is marked as visited', () => {
  select(nest)
  select(bed)
  expect(visited()).toEqual([3, 7])
})

it('the start of a quest is not marked as visited', () => {
  openQuest(3, 'pointer')
  expect(visited()).toEqual([])
})

it('a place that was selected before watching is marked as visited', () => {
  stop()
  select(nest)
  expect(visited()).toEqual([])
  stop = watchVisits()
  expect(visited()).toEqual([3])
})

it('a place that the player unmarks stays unmarked', () => {
  select(nest)
  useProgress.getState().removeVisited(3)
  stop()
  stop = watchVisits()
  expect(visited()).toEqual([])
  closeAll()
  select(nest)
  expect(visited()).toEqual([3])
})
