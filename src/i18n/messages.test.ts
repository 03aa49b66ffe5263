import { describe, expect, it } from 'vitest'
import { laterMessages } from './generated/later.ts'
import { messages } from './generated/first.ts'
import { startMessages } from './generated/start.ts'
import { newerThanBackupText } from './compose/later-sentences.ts'
import { distanceWords, whereWords, resultCountText } from './compose/first-sentences.ts'

describe('sentences that others rely on', () => {
  it.each([
    [laterMessages.confirm.title, 'Are you absolutely sure?'],
    [laterMessages.confirm.description, 'This is a destructive action and cannot be undone.'],
    [laterMessages.confirm.confirm, 'Confirm'],
    [laterMessages.settings.clearQuestion, 'Clear all discovered locations?'],
    [laterMessages.toasts.uploadFailed, 'Failed to upload markers'],
    [laterMessages.toasts.uploadMerged, 'Merged uploaded discoveries'],
    [laterMessages.toasts.backupStarted, 'Started downloading backup'],
    [laterMessages.toasts.cleared, 'Cleared discovered locations'],
    [
      startMessages.errorFallback.share,
      'It would be helpful if you share this error with the admin!',
    ],
    [messages.search.placeholder, 'Search for locations...'],
    [laterMessages.search.loadMore, 'Load more...'],
    [messages.panel.showing(1046, 1046), 'Showing 1,046 of 1,046 places'],
  ])('%s', (message, expected) => {
    expect(message).toBe(expected)
  })
})

describe('sentences with numbers', () => {
  it('agree with them', () => {
    expect(resultCountText(1)).toBe('1 result')
    expect(resultCountText(0)).toBe('0 results')
    expect(resultCountText(1046)).toBe('1,046 results')
    expect(newerThanBackupText({ marks: 0, pinChanges: 0, backedUp: true })).toBeNull()
    expect(newerThanBackupText({ marks: 1, pinChanges: 0, backedUp: true })).toBe(
      '1 found place added since your last backup.',
    )
    expect(newerThanBackupText({ marks: 1, pinChanges: 1, backedUp: false })).toBe(
      '1 found place and 1 change to pins and notes not backed up.',
    )
  })

  it('give metres up to a kilometre', () => {
    expect([50, 500, 1000, 2000].map(distanceWords)).toEqual(['50 m', '500 m', '1 km', '2 km'])
  })
})

describe('the location of a place', () => {
  it('names distance, direction and place', () => {
    expect(whereWords({ place: 'Rattay', metres: 1210, direction: 'north-west' })).toBe(
      '1,210 m north-west of Rattay',
    )
  })

  it('says of a place itself only that', () => {
    expect(whereWords({ place: 'Rattay', metres: 60 })).toBe('In Rattay')
  })
})
