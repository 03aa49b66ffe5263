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
import { readFacts, readPictures, storePictures, useStoredPictures } from './picture-database.ts'
import { orphanAge, prunePictures } from './prune-pictures.ts'

const [first, second] = [pictureSample([1]), pictureSample([2, 2], 'jpeg')]
const ids = [first.id, second.id]

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  localStorage.clear()
})

describe('stored pictures', () => {
  it('are read back in their order, without those that are not there', async () => {
    const { times } = useStoredPictures.getState()
    expect(await storePictures([first, second, first])).toBe(3)
    expect(useStoredPictures.getState().times).toBe(times + 1)
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
    // More than can be uploaded.
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

  it('go when that was so for thirty days', async () => {
    await storePictures([first, second])
    localStorage.setItem('pins-store', JSON.stringify([pinOf({ pictures: [first.id] })]))
    await prunePictures(day)
    await prunePictures(orphanAge)
    expect(await readFacts()).toHaveLength(2)
    await prunePictures(orphanAge + 2 * day)
    expect(await readPictures(ids)).toEqual([first])
    expect((await readFacts()).map(({ id }) => id)).toEqual([first.id])
  })

  it('stay as long as a step of any playthrough could bring them back, and for thirty days after that', async () => {
    await storePictures([first])
    await progressDatabase({ pins: [{ before: pinOf({ pictures: [first.id] }), after: null }] })
    await prunePictures(0)
    await prunePictures(2 * orphanAge)
    await progressDatabase('nothing')
    await prunePictures(2 * orphanAge + day)
    expect(await readPictures(ids)).toEqual([first])
    await progressDatabase({ pins: [pinOf({ pictures: [first.id] })] })
    await prunePictures(3 * orphanAge)
    await progressDatabase('nothing')
    await prunePictures(4 * orphanAge)
    expect(await readPictures(ids)).toEqual([first])
    await prunePictures(5 * orphanAge + day)
    expect(await readPictures(ids)).toEqual([])
  })

  it('stay where the browser does not tell which databases there are', async () => {
    await storePictures([first])
    vi.spyOn(indexedDB, 'databases').mockRejectedValue(new DOMException('no', 'SecurityError'))
    await prunePictures(0)
    await prunePictures(2 * orphanAge)
    expect(await readPictures(ids)).toEqual([first])
  })
})
