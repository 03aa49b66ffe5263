import { describe, expect, it } from 'vitest'
import type { Mark } from '../../../records/mark.ts'
import { readQuestStates } from '../../../records/quest-mark.ts'
import { backupFileName, createBackup, readBackupQuests } from './backup-format.ts'

describe('createBackup', () => {
  it('contains its format, its map and its time', () => {
    expect(createBackup('kcd1', [7, 0], new Date('2026-11-21T08:00:00Z'))).toEqual({
      format: 'itinerarium-backup',
      version: 1,
      map: 'kcd1',
      exportedAt: '2026-11-21T08:00:00.000Z',
      discoveredMarkers: [7, 0],
    })
  })

  it('says of which playthrough, where that has a name', () => {
    const text = JSON.stringify(createBackup('kcd1', [7], new Date(0), [], 'Henry'))
    expect(JSON.parse(text)).toMatchObject({ map: 'kcd1', playthrough: 'Henry' })
    expect(JSON.stringify(createBackup('kcd1', [7], new Date(0)))).toBe(
      text.replace('"playthrough":"Henry",', ''),
    )
  })

  it('is named by the map and the time in milliseconds', () => {
    expect(backupFileName('kcd1', 1_780_000_000_123)).toBe(
      'kcd1_discovered_locations-1780000000123.json',
    )
  })
})

it('holds filter sets as they are, and nothing of them where there are none', () => {
  const sets = [{ id: 'a', name: 'Evening', fieldOfTomorrow: 1 }]
  expect(createBackup('kcd1', [], new Date(0), [], '', new Map(), sets).filterSets).toBe(sets)
  expect(createBackup('kcd1', [], new Date(0))).not.toHaveProperty('filterSets')
})

it('includes the days on which places were found, if known', () => {
  const mark = { id: 7, revision: 1, discovered: true }
  const withMarks = (marks: readonly Mark[]) =>
    createBackup('kcd1', [7], new Date(0), [], '', new Map(), [], marks)
  expect(withMarks([{ ...mark, day: 20_785 }]).foundOn).toEqual({ '2026-11-28': [7] })
  expect(withMarks([mark])).toEqual(createBackup('kcd1', [7], new Date(0)))
})

describe('the quests of a backup', () => {
  it('have a field of their own, which earlier versions ignore', () => {
    const quests = new Map([
      [3, 'done' as const],
      [7, 'under-way' as const],
    ])
    const backup = createBackup('kcd1', [5], new Date(0), [], '', quests)
    expect(backup).toMatchObject({
      discoveredMarkers: [5],
      quests: { done: [3], 'under-way': [7] },
    })
    expect(readQuestStates(readBackupQuests(JSON.parse(JSON.stringify(backup.quests))))).toEqual(
      quests,
    )
  })

  it.each([undefined, null, [], { done: 7 }, { done: ['7', 0, 1000, 1.5] }, { lost: [1] }])(
    'are none where they are not what is written: %j',
    (value) => {
      expect(readBackupQuests(value)).toEqual([])
    },
  )
})
