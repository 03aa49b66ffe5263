// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { pinOf } from '../../testing/pin-samples.ts'
import { accepted } from '../../testing/upload-samples.ts'
import { useFilterSets } from '../filters/filters.ts'
import { readFilterSets } from '../filters/model/filter-set.ts'
import { useProgress } from '../progress/progress.ts'
import { applyMergePlan, ownRecords } from './apply-merge-plan.ts'
import { planMerge } from './model/plan-merge.ts'
import type { AcceptedUpload } from './model/read-upload.ts'

beforeEach(() => {
  useProgress.setState(useProgress.getInitialState())
  useFilterSets.setState({ sets: [] })
})

const filterSets = readFilterSets([{ id: 'a'.repeat(24), name: 'Herbs', filters: {} }]) ?? []
const file = {
  ...accepted([7, 8], { source: 'backup', pins: [pinOf({ note: 'Theirs', revision: 3 })] }),
  filterSets,
} as unknown as AcceptedUpload

const plan = () => planMerge(null, ownRecords(file), file)
const list = () => useProgress.getState()

it('a plan is applied as one step, which one Undo takes back', async () => {
  const before = list().discoveredMarkers
  const { figures, undo } = await applyMergePlan(plan())
  expect([figures.marks.added, figures.pins.added, figures.marks.sets?.added]).toEqual([2, 1, 1])
  expect(list().discoveredMarkers).toEqual([7, 8])
  expect(useFilterSets.getState().sets).toMatchObject([{ name: 'Herbs' }])
  expect(list().journal).toHaveLength(1)
  undo.action?.run()
  expect(list().discoveredMarkers).toEqual(before)
  expect([...list().pins.values()].every(({ deleted }) => deleted)).toBe(true)
  expect(useFilterSets.getState().sets).toEqual([])
})

it('a plan is made again if the list has changed since the preview', async () => {
  const early = plan()
  list().addDiscovered(7)
  list().act({ kind: 'pin', pins: [pinOf({ note: 'Mine' })] })
  const { figures } = await applyMergePlan(early)
  expect([figures.marks.added, figures.marks.alreadyKnown]).toEqual([1, 1])
  expect(list().pins.get(pinOf().id)).toMatchObject({ note: 'Mine', revision: 4 })
})

it('a plan that changes nothing is no step', async () => {
  await applyMergePlan(plan())
  const { undo } = await applyMergePlan(plan())
  expect([list().journal.length, undo.action]).toEqual([1, undefined])
})
