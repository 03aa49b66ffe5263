import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  closeTabs,
  emptyBrowser,
  inDatabase,
  openTab,
  settled,
  type ReplicaStorage,
} from '../../../testing/fake-browser.ts'
import { homeNames } from '../../../testing/home-names.ts'
import { openProgressDatabase } from './progress-database.ts'
import { mergeInto } from '../../../testing/merge-into.ts'

let storage: ReplicaStorage

beforeEach(() => {
  storage = emptyBrowser()
  return closeTabs
})

async function onMarks<Result>(task: (marks: IDBObjectStore) => IDBRequest<Result>) {
  const made = await openProgressDatabase(homeNames.database, {
    onNewer: () => {},
    onClosed: () => {},
  })
  made.close()
  return await new Promise<Result>((resolve, reject) => {
    const opening = indexedDB.open(homeNames.database)
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('marks', 'readwrite')
      const request = task(transaction.objectStore('marks'))
      transaction.oncomplete = () => {
        opening.result.close()
        resolve(request.result)
      }
      transaction.onabort = () => reject(new Error('It cannot be written.'))
    }
  })
}

/** Block in the format of version 1.0.0. */
const blockOf = (
  id: number,
  marks: readonly (readonly [id: number, revision: number, on: number])[],
) => ({
  id,
  ids: Float64Array.from(marks, ([marker]) => marker),
  revisions: Float64Array.from(marks, ([, revision]) => revision),
  discovered: Uint8Array.from(marks, ([, , on]) => on),
})

const storedKeys = () => onMarks((marks) => marks.getAllKeys())

describe('a database of version 1.0.0 with blocks of marks [F06]', () => {
  it('opens with all its marks and is converted to single marks', async () => {
    const many = Array.from({ length: 2500 }, (_, at) => [at + 100, 1, 1] as const)
    await onMarks((marks) => {
      marks.put({ id: 1, revision: 2, discovered: false })
      marks.put({ id: 2, revision: 1, discovered: true })
      marks.put(blockOf(-7, [[1, 1, 1], [2, 2, 0], [3, 1, 1], ...many]))
      return marks.put(
        blockOf(-4_000_000_000_000_000, [
          [3, 2, 0],
          [4, 1, 1],
        ]),
      )
    })
    const expected = new Set([4, ...many.map(([id]) => id)])
    const tab = openTab(storage)
    await vi.waitFor(async () => expect((await storedKeys())[0]).toBe(1))
    expect(new Set(tab.list())).toEqual(expected)
    expect(new Set(await inDatabase())).toEqual(expected)
    tab.addDiscovered(1)
    await settled()
    closeTabs()
    const next = openTab(undefined)
    await settled()
    expect(new Set(next.list())).toEqual(expected.add(1))
  })

  it('keeps a change that is made before it is read', async () => {
    await onMarks((marks) =>
      marks.put(
        blockOf(-7, [
          [1, 4, 1],
          [2, 1, 1],
        ]),
      ),
    )
    const tab = openTab(storage)
    mergeInto(tab.store, [1, 3])
    await settled()
    tab.removeDiscovered(1)
    await settled()
    expect(new Set(tab.list())).toEqual(new Set([2, 3]))
    expect(await inDatabase()).toEqual([2, 3])
  })

  it('keeps blocks that are damaged or cannot be replaced', async () => {
    const damaged = { ...blockOf(-8, [[5, 1, 1]]), revisions: [1] }
    await onMarks((marks) => {
      marks.put(damaged)
      return marks.put(blockOf(-7, [[1, 1, 1]]))
    })
    const refused = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const tab = openTab(undefined)
    await settled()
    expect(tab.list()).toEqual([1])
    closeTabs()
    refused.mockRestore()
    expect(await storedKeys()).toContain(-7)
    const next = openTab(undefined)
    await settled()
    expect(next.list()).toEqual([1])
    expect(await storedKeys()).toEqual([-8, 1])
  })

  const aMark = fc.tuple(fc.nat(9), fc.integer({ min: 1, max: 4 }), fc.nat(1))

  it('keeps the latest revision of each marker, whichever records hold it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(aMark, { maxLength: 5 }),
        fc.array(fc.array(aMark, { maxLength: 8 }), { minLength: 1, maxLength: 3 }),
        async (single, blocks) => {
          storage = emptyBrowser()
          // The store holds one record for each marker, so the last one wins.
          const singles = new Map(single.map((mark) => [mark[0], mark]))
          await onMarks((marks) => {
            for (const [id, revision, on] of singles.values())
              marks.put({ id, revision, discovered: on === 1 })
            for (const [at, block] of blocks.entries()) marks.put(blockOf(-10 - at, block))
            return marks.count()
          })
          const latest = new Map<number, { revision: number; on: number }>()
          for (const [id, revision, on] of [...singles.values(), ...blocks.flat()]) {
            const known = latest.get(id) ?? { revision: 0, on: 0 }
            if (revision > known.revision) latest.set(id, { revision, on })
            else if (revision === known.revision) latest.set(id, { revision, on: on | known.on })
          }
          const expected = new Set([...latest].filter(([, { on }]) => on === 1).map(([id]) => id))
          const tab = openTab(storage)
          await vi.waitFor(async () =>
            expect(new Set(await storedKeys())).toEqual(new Set(latest.keys())),
          )
          expect(new Set(tab.list())).toEqual(expected)
          expect(new Set(await inDatabase())).toEqual(expected)
          for (const { id, revision } of tab.store.getState().marks.values())
            expect(revision).toBe(latest.get(id)?.revision)
          closeTabs()
        },
      ),
      { numRuns: 40 },
    )
  }, 30_000)
})
