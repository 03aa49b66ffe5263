// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pictureSample } from '../../../testing/picture-samples.ts'
import { pinOf } from '../../../testing/pin-samples.ts'
import { readBackupPictures } from '../../pins/model/picture.ts'
import { storePictures } from '../../pins/storage/picture-database.ts'
import type { Backup } from '../model/backup-format.ts'
import { useProgress } from '../progress.ts'
import { downloadFile } from './download-file.ts'
import { saveBackup } from './save-backup.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('hands one file over for ten presses in one moment, and another later [F78]', () => {
  vi.useFakeTimers()
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const press = () => downloadFile('a.json', '{}', 'application/json')
  for (let time = 0; time < 10; time += 1) press()
  expect(click).toHaveBeenCalledTimes(1)
  downloadFile('a.geojson', '{}', 'application/geo+json')
  expect(click).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(600)
  press()
  expect(click).toHaveBeenCalledTimes(3)
})

describe('a backup of pins with pictures', () => {
  const picture = pictureSample([1, 2, 3])

  async function saved(options?: { readonly pictures: boolean }) {
    const blobs: Blob[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob)
      return 'blob:backup'
    })
    // Let enough time pass since the last press, so that it isn't a double click.
    presses += 1
    vi.spyOn(performance, 'now').mockReturnValue(100_000 * presses)
    const result = await saveBackup(options)
    const backup = JSON.parse((await blobs[0]?.text()) ?? '') as Backup
    return { result, backup }
  }
  let presses = 0

  beforeEach(() => {
    const pin = pinOf({ pictures: [picture.id] })
    useProgress.setState({ pins: new Map([[pin.id, pin]]) })
  })

  it('holds them, and is one without where that is asked for', async () => {
    await storePictures([picture])
    const { result, backup } = await saved()
    expect(result).toEqual({ outcome: 'started' })
    expect(backup.pins).toEqual([pinOf({ pictures: [picture.id] })])
    expect(readBackupPictures(backup.pictures)).toEqual({ pictures: [picture], broken: 0 })
    const bare = await saved({ pictures: false })
    expect(bare.result).toBe('started')
    expect(bare.backup).toEqual({
      ...backup,
      pictures: undefined,
      exportedAt: bare.backup.exportedAt,
    })
  })

  it('is made without them, and says so, where they cannot be read', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    const { result, backup } = await saved()
    expect(result).toEqual({ outcome: 'started', withoutPictures: 'unread' })
    expect(backup).not.toHaveProperty('pictures')
    expect(backup.pins).toHaveLength(1)
  })
})
