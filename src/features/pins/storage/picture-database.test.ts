// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { openDB } from 'idb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { pictureSample } from '../../../testing/picture-samples.ts'
import { pinOf } from '../../../testing/pin-samples.ts'
import { maxBackupBytes } from '../model/limits.ts'
import { readBackupPictures } from '../model/picture.ts'
import { sizeOfPictures, withPictures } from '../pictures-to-back-up.ts'
import {
  onPicturesStored,
  readFacts,
  readPictures,
  storePictures,
  tidyPictures,
} from './picture-database.ts'
import { orphanAge, prunePictures } from './prune-pictures.ts'

const [first, second] = [pictureSample([1]), pictureSample([2, 2], 'jpeg')]
const ids = [first.id, second.id]

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  localStorage.clear()
})

describe('stored pictures', () => {
  it('are read back in order, without missing ones', async () => {
    const listener = vi.fn<() => void>()
    const stop = onPicturesStored(listener)
    expect(await storePictures([first, second, first])).toBe(3)
    expect(listener).toHaveBeenCalledOnce()
    stop()
    expect(await readPictures([second.id, 'f'.repeat(24), first.id, second.id])).toEqual([
      second,
      first,
    ])
    expect(await readFacts()).toHaveLength(2)
  })

  it('are as many as there was room for, and a browser that refuses stores none', async () => {
    await storePictures([first])
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(await storePictures([second])).toBe(0)
    put.mockRestore()
    expect(await readPictures(ids)).toEqual([first])
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    expect(await storePictures([second])).toBe(0)
    await expect(readPictures(ids)).rejects.toThrow('denied')
  })

  it('go into a backup of the size that was said before', async () => {
    await storePictures([first, second])
    const backup = JSON.stringify({ format: 'itinerarium-backup', title: 'Černín' })
    const parts = await withPictures(() => backup, [...ids, 'f'.repeat(24)])
    const text = [parts].flat().join('')
    const { pictures, ...rest } = JSON.parse(text) as Record<string, unknown>
    expect(rest).toEqual(JSON.parse(backup))
    expect(readBackupPictures(pictures)).toEqual({ pictures: [first, second], broken: 0 })
    const bytes = (of: string) => new TextEncoder().encode(of).length
    expect(bytes(backup) + (await sizeOfPictures(ids))).toBe(bytes(text))
    expect(await withPictures(() => backup, ['f'.repeat(24)])).toEqual([backup])
    expect(await withPictures(() => 'x'.repeat(maxBackupBytes), ids)).toBe('too-large')
  })
})

describe('pictures that nothing refers to', () => {
  const day = 24 * 60 * 60 * 1000

  async function progressDatabase(value: unknown): Promise<void> {
    const database = await openDB('itinerarium-kcd1.3fa91c02', 1, {
      upgrade: (fresh) => void fresh.createObjectStore('journal'),
    })
    await database.put('journal', value, 'entry')
    database.close()
  }

  async function visitDaily(from: number, to: number): Promise<void> {
    for (let at = from; at <= to; at += 1) await prunePictures(at * day)
  }

  it('go when that was so for thirty days', async () => {
    await storePictures([first, second])
    localStorage.setItem('pins-store', JSON.stringify([pinOf({ pictures: [first.id] })]))
    await visitDaily(1, 31)
    expect(await readFacts()).toHaveLength(2)
    await visitDaily(32, 32)
    expect(await readPictures(ids)).toEqual([first])
    expect((await readFacts()).map(({ id }) => id)).toEqual([first.id])
  })

  it('stay as long as a step could bring them back, and for thirty days after that [F133]', async () => {
    await storePictures([first])
    await progressDatabase({ pins: [{ before: pinOf({ pictures: [first.id] }), after: null }] })
    await visitDaily(0, 40)
    await progressDatabase('nothing')
    await visitDaily(41, 60)
    await progressDatabase({ pins: [pinOf({ pictures: [first.id] })] })
    await visitDaily(61, 61)
    await progressDatabase('nothing')
    await visitDaily(62, 92)
    expect(await readPictures(ids)).toEqual([first])
    await visitDaily(93, 93)
    expect(await readPictures(ids)).toEqual([])
  })

  it.each([
    ['2099', Date.UTC(2099, 0, 1)],
    ['1970', 0],
    ['the end of time', 8.64e15],
  ])('stay on a visit with the clock in %s, and on the next one', async (_name, wrong) => {
    await storePictures([first])
    const today = Date.UTC(2026, 10, 29)
    await prunePictures(today)
    for (const now of [wrong, today, wrong, today + day]) {
      await prunePictures(now)
      expect(await readPictures(ids)).toEqual([first])
    }
  })

  it('of an earlier version expire after the same number of visits', async () => {
    await storePictures([first])
    const [facts] = await readFacts()
    if (facts) await tidyPictures([], [{ ...facts, orphanedAt: 0 }])
    await prunePictures(2 * orphanAge)
    expect(await readPictures(ids)).toEqual([first])
    await visitDaily(61, 90)
    expect(await readPictures(ids)).toEqual([])
  })

  it('stay where the browser does not tell which databases there are', async () => {
    await storePictures([first])
    vi.spyOn(indexedDB, 'databases').mockRejectedValue(new DOMException('no', 'SecurityError'))
    await visitDaily(0, 40)
    expect(await readPictures(ids)).toEqual([first])
  })
})
