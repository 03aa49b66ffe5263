import { describe, expect, it } from 'vitest'
import { FakeFile } from '../../../testing/fake-file.ts'
import { fileOf } from '../storage/handle-file.ts'
import { copyText, emptyRecord, readCopy, type CopyRecord } from './copy-format.ts'
import { syncCopy, type CopyList, type CopyOutcome } from './copy-sync.ts'

const owner = { map: 'kcd1', name: '', filterSets: [] }

const found = (...ids: readonly number[]): CopyRecord => ({
  marks: new Map(ids.map((id) => [id, { id, revision: 1, discovered: true }])),
  pins: new Map(),
})

const textOf = (record: CopyRecord, map = 'kcd1') =>
  copyText(record, { ...owner, map }, {}, new Date())

function deviceWith(...ids: readonly number[]) {
  let list = found(...ids)
  const own: CopyList = {
    map: 'kcd1',
    join: ({ marks, pins }) => {
      list = { marks: new Map([...list.marks, ...marks]), pins }
      return list
    },
    textOf: (record, before) => copyText(record, owner, before, new Date()),
  }
  return { own, ids: () => [...list.marks.keys()] }
}

const never = () => false

const problemOf = (outcome: CopyOutcome) =>
  outcome.kind === 'problem' ? outcome.problem : outcome.kind

const idsIn = (file: FakeFile) => {
  const reading = readCopy(file.text, 'kcd1')
  return reading.ok ? [...reading.record.marks.keys()] : []
}

describe('a file that is as it shall be', () => {
  it('is read and written once, and then left as it is', async () => {
    const file = new FakeFile(textOf(found(1, 2)))
    const { own, ids } = deviceWith(2, 3)
    expect(await syncCopy(fileOf(file.handle()), own, never)).toMatchObject({
      kind: 'kept',
      version: { lastModified: file.version },
    })
    expect([new Set(ids()), new Set(idsIn(file))]).toEqual([new Set([1, 2, 3]), new Set([1, 2, 3])])
    await syncCopy(fileOf(file.handle()), own, never)
    expect(file.writes).toBe(1)
  })

  it('is begun where it is new and empty, and only then', async () => {
    const file = new FakeFile('')
    const { own } = deviceWith(4)
    expect(problemOf(await syncCopy(fileOf(file.handle()), own, never))).toBe('empty')
    await syncCopy(fileOf(file.handle()), own, (misfit) => misfit === 'empty')
    expect(idsIn(file)).toEqual([4])
  })

  it('may be older than the last write: its missing records are written again', async () => {
    const file = new FakeFile(textOf(found(1)))
    const { own, ids } = deviceWith(1, 2)
    await syncCopy(fileOf(file.handle()), own, never)
    file.overwrite(textOf(found(1)))
    await syncCopy(fileOf(file.handle()), own, never)
    expect([ids(), idsIn(file)]).toEqual([
      [1, 2],
      [1, 2],
    ])
  })

  it('is written where every look finds another time, and then left as it is [F136]', async () => {
    const file = new FakeFile(textOf(found(1)))
    file.restless = true
    const { own } = deviceWith(1, 2)
    expect(problemOf(await syncCopy(fileOf(file.handle()), own, never))).toBe('kept')
    expect(problemOf(await syncCopy(fileOf(file.handle()), own, never))).toBe('kept')
    expect([idsIn(file), file.writes]).toEqual([[1, 2], 1])
  })

  it('is not written over where it says something else at the same time and size', async () => {
    const file = new FakeFile(textOf(found(1)))
    const { own } = deviceWith(2)
    const handle = file.handle()
    const opening = handle.createWritable
    let opened = 0
    const shared = {
      ...handle,
      createWritable: () => {
        opened += 1
        // Keeps the file's time, as on a drive whose timestamps have steps of two seconds.
        if (opened === 1) file.bytes = new TextEncoder().encode(file.text.replace('1]', '7]'))
        return opening()
      },
    }
    await syncCopy(fileOf(shared), own, never)
    expect(new Set(idsIn(file))).toEqual(new Set([7, 1, 2]))
  })

  it('is read again where another device writes between reading and writing', async () => {
    const file = new FakeFile(textOf(found(1)))
    const { own, ids } = deviceWith(2)
    let looks = 0
    const handle = file.handle()
    const late = {
      ...handle,
      getFile: () => {
        looks += 1
        // The second look comes just before the page closes its writable file.
        if (looks === 2) file.overwrite(textOf(found(1, 9)))
        return handle.getFile()
      },
    }
    await syncCopy(fileOf(late), own, never)
    expect(new Set(idsIn(file))).toEqual(new Set([1, 2, 9]))
    expect(new Set(ids())).toEqual(new Set([1, 2, 9]))
    expect(file.writes).toBe(1)
  })

  it('waits for the next time where it is written again and again', async () => {
    const file = new FakeFile(textOf(found(1)))
    const handle = file.handle()
    let looks = 0
    const busy = {
      ...handle,
      getFile: () => {
        looks += 1
        file.overwrite(textOf(found(1, 100 + looks)))
        return handle.getFile()
      },
    }
    const { own } = deviceWith(2)
    expect(problemOf(await syncCopy(fileOf(busy), own, never))).toBe('locked')
    expect(file.writes).toBe(0)
  })

  it('is left alone while the list may not be touched', async () => {
    const file = new FakeFile(textOf(found(1)))
    const { own } = deviceWith(2)
    const outcome = await syncCopy(fileOf(file.handle()), { ...own, join: () => null }, never)
    expect([outcome.kind, file.writes]).toEqual(['paused', 0])
  })
})

describe('a file that is not', () => {
  const always = () => true
  const whole = textOf(found(1))

  it.each([
    ['foreign', 'Eggs, bread'],
    ['foreign', '{"discoveredMarkers":[1]}'],
    ['other-world', textOf(found(1), 'kcd2')],
    ['newer', whole.replace('"version":1', '"version":2')],
  ] as const)('is never written over: %s', async (problem, text) => {
    const file = new FakeFile(text)
    const { own, ids } = deviceWith(2)
    expect(problemOf(await syncCopy(fileOf(file.handle()), own, always))).toBe(problem)
    expect([file.text, file.writes, ids()]).toEqual([text, 0, [2]])
  })

  it('is truncated: it stays unchanged until the player wants to replace it', async () => {
    const file = new FakeFile(whole.slice(0, -9))
    const { own } = deviceWith(2)
    expect(problemOf(await syncCopy(fileOf(file.handle()), own, never))).toBe('damaged')
    expect(file.writes).toBe(0)
    await syncCopy(fileOf(file.handle()), own, always)
    expect(idsIn(file)).toEqual([2])
  })

  it('has bytes that are no letters, which are not taken for any', async () => {
    const bytes = new TextEncoder().encode(whole)
    bytes[whole.indexOf('kcd1')] = 0xff
    const picture = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)
    const film = new Uint8Array(20_000_001)
    const { own } = deviceWith(2)
    const problemOfBytes = async (content: Uint8Array<ArrayBuffer>) =>
      problemOf(await syncCopy(fileOf(new FakeFile(content).handle()), own, never))
    expect(await Promise.all([bytes, picture, film].map(problemOfBytes))).toEqual([
      'damaged',
      'foreign',
      'foreign',
    ])
  })

  it.each([
    ['away', { read: 'NotFoundError' }],
    ['locked', { read: 'NotReadableError' }],
    ['ask', { read: 'NotAllowedError' }],
    ['away', { open: 'NotFoundError' }],
    ['locked', { open: 'NoModificationAllowedError' }],
    ['ask', { open: 'NotAllowedError' }],
    ['full', { close: 'QuotaExceededError' }],
    ['locked', { close: 'InvalidStateError' }],
    ['locked', { close: 'AbortError' }],
  ] as const)('cannot be used: %s, by %o', async (problem, faults) => {
    const file = new FakeFile(whole)
    file.faults = faults
    const { own, ids } = deviceWith(2)
    expect(problemOf(await syncCopy(fileOf(file.handle()), own, always))).toBe(problem)
    expect([file.text, file.writes]).toEqual([whole, 0])
    file.faults = {}
    await syncCopy(fileOf(file.handle()), own, never)
    expect(new Set(idsIn(file))).toEqual(new Set([1, 2]))
    expect(new Set(ids())).toEqual(new Set([1, 2]))
  })
})

it('an empty list and an empty file are joined without an echo', async () => {
  const file = new FakeFile(textOf(emptyRecord))
  const { own } = deviceWith()
  await syncCopy(fileOf(file.handle()), own, never)
  expect(file.writes).toBe(0)
})
