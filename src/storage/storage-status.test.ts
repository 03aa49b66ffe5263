import { describe, expect, it } from 'vitest'
import { reportedProblems } from './storage-status.ts'

describe('what several problems mean together', () => {
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
