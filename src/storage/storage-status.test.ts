// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  isProgressSafe,
  reportedProblems,
  reportProblem,
  useStorageStatus,
} from './storage-status.ts'

describe('combinations of several problems', () => {
  it.each([
    [{}, []],
    [{ database: 'blocked', 'progress-store': 'blocked' }, ['blocked']],
    [{ database: 'full', 'progress-store': 'full' }, ['full']],
    [{ database: 'blocked', 'progress-store': 'full' }, ['full']],
    [{ database: 'full', 'progress-store': 'blocked' }, ['full']],
    [{ database: 'blocked', 'progress-store': 'stuck' }, ['stuck']],
    [{ database: 'full' }, ['one-copy']],
    [{ database: 'blocked' }, ['one-copy']],
    [{ 'progress-store': 'full', 'settings-store': 'full' }, ['one-copy']],
    [{ 'progress-store': 'stuck' }, ['one-copy']],
    [{ 'settings-store': 'full' }, ['settings-full']],
    [{ 'progress-store': 'quarantined' }, ['copy-quarantined']],
    [{ 'progress-store': 'quarantined', database: 'blocked' }, ['one-copy', 'quarantined']],
    [{ 'pins-store': 'quarantined' }, ['pins-copy-quarantined']],
    [{ 'pins-store': 'full' }, ['one-copy']],
    [{ database: 'full', 'pins-store': 'stuck' }, ['full']],
    [{ database: 'blocked', 'progress-store': 'stuck', 'pins-store': 'full' }, ['full']],
    [{ database: 'newer', 'filters-store': 'quarantined' }, ['newer', 'filters-quarantined']],
    [{ 'pins-store': 'newer' }, ['newer']],
    [{ 'settings-store': 'newer', 'keeping-store': 'stuck' }, ['settings-newer', 'backup-stuck']],
    [{ 'progress-history': 'quarantined' }, ['history-quarantined']],
    [
      { 'progress-store': 'blocked', database: 'blocked', 'settings-store': 'blocked' },
      ['blocked'],
    ],
  ] as const)('%j: %j', (problems, told) => {
    expect(reportedProblems(problems)).toEqual(told)
  })
})

describe('isProgressSafe', () => {
  beforeEach(() => useStorageStatus.setState({ problems: {}, isEmptied: false }))
  afterEach(() => vi.restoreAllMocks())

  it('holds while nothing is wrong with the list', () => {
    expect(isProgressSafe()).toBe(true)
    reportProblem('settings-store', 'quarantined')
    reportProblem('database', 'blocked')
    expect(isProgressSafe()).toBe(true)
  })

  it.each(['blocked', 'full', 'newer', 'quarantined', 'stuck'] as const)(
    'does not hold for a list that is %s',
    (problem) => {
      reportProblem('database', problem === 'full' ? 'full' : 'blocked')
      reportProblem('progress-store', problem)
      expect(isProgressSafe()).toBe(false)
    },
  )

  it('does not hold where local storage is refused, before anybody has reported it', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(isProgressSafe()).toBe(false)
  })

  it('does not hold once the site’s data was deleted', () => {
    useStorageStatus.setState({ isEmptied: true })
    expect(isProgressSafe()).toBe(false)
  })
})
