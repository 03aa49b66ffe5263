import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { manyPins, pinOf } from '../../../testing/pin-samples.ts'
import { backupPlaceText } from '../../../i18n/compose/later-sentences.ts'
import { sinceBackup, useBackupStatus, watchBackupStatus } from './backup-status.ts'
import { addPin, deletePin, editPin } from '../../pins/pins.ts'
import { useProgress } from '../progress.ts'
import { mergeInto } from '../../../testing/merge-into.ts'

const newer = () => sinceBackup(useProgress.getState(), useBackupStatus.getState())

let stop: () => void

beforeEach(() => {
  useProgress.setState(useProgress.getInitialState())
  useBackupStatus.setState(useBackupStatus.getInitialState())
  stop = watchBackupStatus()
})
afterEach(() => stop())

describe('changes since the last backup [F12]', () => {
  it('are every new mark and every change of a pin', () => {
    const { addDiscovered } = useProgress.getState()
    addDiscovered(7)
    const { id } = addPin({ x: 952, y: 7736, title: '', note: '' })
    expect(newer()).toMatchObject({ marks: 1, pinChanges: 1 })
    useBackupStatus.getState().noteBackup()
    expect(newer()).toMatchObject({ marks: 0, pinChanges: 0 })
    addDiscovered(8)
    editPin(id, { title: 'Stash' })
    deletePin(id)
    expect(newer()).toMatchObject({ marks: 1, pinChanges: 2 })
  })

  it('do not include what was merged from a file', () => {
    const { addDiscovered } = useProgress.getState()
    addDiscovered(7)
    mergeInto(useProgress, [7, 8, 9], manyPins(2, 'Dig'))
    expect(newer()).toMatchObject({ marks: 1, pinChanges: 0 })
  })

  it('include a new mark after another mark was removed', () => {
    const { addDiscovered, removeDiscovered } = useProgress.getState()
    addDiscovered(7)
    useBackupStatus.getState().noteBackup()
    removeDiscovered(7)
    addDiscovered(8)
    expect(newer()).toMatchObject({ marks: 1, pinChanges: 0 })
  })

  it.each([2 ** 53 - 1, 1e12])('are not hidden by an impossible count: %d [F55]', (count) => {
    const { id } = addPin({ x: 952, y: 7736, title: 'Stash', note: '' })
    useBackupStatus.setState({ backedUpPinChanges: count })
    expect(newer()).toMatchObject({ pinChanges: 1 })
    editPin(id, { title: 'Cellar' })
    expect(newer()).toMatchObject({ pinChanges: 2 })
    useBackupStatus.getState().noteBackup()
    editPin(id, { title: 'Attic' })
    expect(newer()).toMatchObject({ pinChanges: 1 })
  })

  it('are not hidden by merged pins with a huge revision [F55]', () => {
    const { undo } = useProgress.getState()
    mergeInto(useProgress, [], [pinOf({ revision: 1_000_000_000 })])
    undo()
    addPin({ x: 952, y: 7736, title: '', note: '' })
    expect(newer()).toMatchObject({ pinChanges: 2 })
  })
})

describe('whether there is a backup [F58]', () => {
  const where = (isEmpty = false) => backupPlaceText(isEmpty, newer())

  it('is not said of a list that came out of a file, nor of none', () => {
    expect(where(true)).toMatch(/^Nothing to back up/)
    mergeInto(useProgress, [7])
    expect(newer()).toMatchObject({ marks: 0, backedUp: false })
    expect(where()).toMatch(/a backup here yet/)
    useProgress.getState().clearDiscovered()
    expect(where(true)).not.toMatch(/last backup/)
  })

  it('is said once there is one, with what came in since', () => {
    useProgress.getState().addDiscovered(7)
    useBackupStatus.getState().noteBackup()
    expect(where()).toBe('Everything is backed up.')
    mergeInto(useProgress, [8])
    expect(where()).toMatch(/in your last backup or came from a file or link since/)
  })
})

describe('persistent storage [F12]', () => {
  const persist = vi.fn(async () => true)
  const asks = () => vi.waitFor(() => expect(persist).toHaveBeenCalledTimes(1))

  beforeEach(() => {
    persist.mockClear()
    vi.stubGlobal('navigator', { storage: { persisted: async () => false, persist } })
  })
  afterEach(() => vi.unstubAllGlobals())

  it('is requested after the first mark', async () => {
    useProgress.getState().addDiscovered(7)
    await asks()
  })

  it('is requested if the first mark was made before watching began', async () => {
    stop()
    useProgress.getState().addDiscovered(7)
    stop = watchBackupStatus()
    await asks()
    useProgress.getState().addDiscovered(8)
    expect(useBackupStatus.getState().persistenceAsked).toBe(true)
    expect(persist).toHaveBeenCalledTimes(1)
  })

  it('is not requested without a mark on this page', () => {
    stop()
    stop = watchBackupStatus()
    expect(useBackupStatus.getState().persistenceAsked).toBe(false)
  })
})
