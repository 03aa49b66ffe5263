import { describe, expect, it } from 'vitest'
import { backupFileName, createBackup } from './backup-format.ts'

describe('createBackup', () => {
  it('says what it is, of which map, and when it was made', () => {
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
