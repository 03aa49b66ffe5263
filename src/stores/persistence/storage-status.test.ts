import { describe, expect, it } from 'vitest'
import { toldProblems } from './storage-status.ts'

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
    [{ 'progress-store': 'set-aside' }, ['copy-set-aside']],
    [{ 'progress-store': 'set-aside', database: 'blocked' }, ['one-copy', 'set-aside']],
    [{ 'pins-store': 'set-aside' }, ['pins-copy-set-aside']],
    [{ 'pins-store': 'full' }, ['one-copy']],
    [{ database: 'full', 'pins-store': 'stuck' }, ['full']],
    [{ database: 'blocked', 'progress-store': 'stuck', 'pins-store': 'full' }, ['full']],
    [{ database: 'newer', 'filters-store': 'set-aside' }, ['newer', 'filters-set-aside']],
    [{ 'pins-store': 'newer' }, ['newer']],
    [{ 'settings-store': 'newer', 'keeping-store': 'stuck' }, ['settings-newer', 'keeping-stuck']],
    [{ 'progress-history': 'set-aside' }, ['history-set-aside']],
    [
      { 'progress-store': 'blocked', database: 'blocked', 'settings-store': 'blocked' },
      ['blocked'],
    ],
  ] as const)('%j: %j', (problems, told) => {
    expect(toldProblems(problems)).toEqual(told)
  })
})
