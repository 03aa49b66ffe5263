import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { manyPins } from '../domain/pin-samples.ts'
import { sinceBackup, useKeeping, watchKeeping } from './keeping.ts'
import { addPin, deletePin, editPin } from './pins.ts'
import { useProgress } from './progress.ts'

const newer = () => sinceBackup(useProgress.getState(), useKeeping.getState())

let stop: () => void

beforeEach(() => {
  useProgress.setState(useProgress.getInitialState())
  useKeeping.setState(useKeeping.getInitialState())
  stop = watchKeeping()
})
afterEach(() => stop())

describe('what is newer than the last backup [F12]', () => {
  it('is every mark and every change to a pin since', () => {
    const { addDiscovered } = useProgress.getState()
    addDiscovered(7)
    const { id } = addPin({ x: 952, y: 7736, title: '', note: '' })
    expect(newer()).toMatchObject({ marks: 1, pinChanges: 1 })
    useKeeping.getState().noteBackup()
    expect(newer()).toMatchObject({ marks: 0, pinChanges: 0 })
    addDiscovered(8)
    editPin(id, { title: 'Stash' })
    deletePin(id)
    expect(newer()).toMatchObject({ marks: 1, pinChanges: 2 })
  })

  it('is nothing of what came out of a file, which has it already', () => {
    const { addDiscovered, mergeDiscovered } = useProgress.getState()
    addDiscovered(7)
    mergeDiscovered([7, 8, 9], manyPins(2, 'Dig'))
    expect(newer()).toMatchObject({ marks: 1, pinChanges: 0 })
  })

  it('is what is marked again after its mark was taken off', () => {
    const { addDiscovered, removeDiscovered } = useProgress.getState()
    addDiscovered(7)
    useKeeping.getState().noteBackup()
    removeDiscovered(7)
    addDiscovered(8)
    expect(newer()).toMatchObject({ marks: 1, pinChanges: 0 })
  })
})
