import { describe, expect, it } from 'vitest'
import { questMarkIds } from '../../../records/quest-mark.ts'
import { uploadFigures } from './read-upload.ts'

describe('uploadFigures', () => {
  const upload = { ids: [1, 2, 3, 900], skipped: [{ why: 'text', count: 2 }] } as const

  it('count new, unknown and already known places', () => {
    expect(uploadFigures(upload, [3, 5], new Set([1, 2, 3, 5]))).toEqual({
      added: 3,
      notOnMap: 1,
      alreadyKnown: 1,
      skipped: upload.skipped,
      quests: 0,
    })
  })

  it('add nothing the second time, nor where the list holds more [F29] [F30]', () => {
    expect(uploadFigures(upload, [...upload.ids, 7], new Set([1]))).toMatchObject({
      added: 0,
      notOnMap: 0,
      alreadyKnown: 4,
    })
  })

  it('count quests apart from places, and only those with progress', () => {
    const ids = questMarkIds(
      new Map([
        [1, 'done' as const],
        [2, 'under-way' as const],
        [3, 'done' as const],
      ]),
    )
    const own = new Map([
      [2, 'failed' as const],
      [3, 'under-way' as const],
    ])
    expect(uploadFigures({ ids: [7, ...ids], skipped: [] }, [], new Set([7]), own)).toMatchObject({
      added: 1,
      notOnMap: 0,
      quests: 2,
    })
  })

  it('call nothing unknown while the map is not loaded', () => {
    expect(uploadFigures(upload, [], undefined)).toMatchObject({ added: 4, notOnMap: 0 })
  })
})
