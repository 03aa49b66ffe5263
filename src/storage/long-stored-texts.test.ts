import { afterAll, describe, expect, it, vi } from 'vitest'
import { homeNames } from '../testing/home-names.ts'
import { createLocalReplica } from '../features/progress/storage/local-replica.ts'
import { inTime, kindOf, tellTimes, Texts } from '../testing/stored-text-reading.ts'
import { quarantineName, storageKeys } from './names.ts'

// Takes seconds here, and much longer on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

describe('the longest text that a browser stores is read in time', () => {
  const size = 5_000_000
  /** Number of brackets or names. Each costs the browser's parser 70 ns; the site itself writes about ten. */
  const fewer = 400_000
  const filled = (
    before: string,
    unit: (index: number) => string,
    after: string,
    length = size,
  ) => {
    const units: string[] = []
    for (let rest = length - before.length - after.length, index = 0; rest > 0; index += 1) {
      const next = unit(index)
      units.push(next)
      rest -= next.length + 1
    }
    return `${before}${units.join(',')}${after}`
  }

  it.each([
    ['one text', storageKeys.progress, `{"state":{"t":"${'a'.repeat(size)}"},"version":1}`],
    ['levels', storageKeys.progress, `{"state":${'['.repeat(fewer)}`],
    [
      'whole levels',
      storageKeys.progress,
      `{"state":${'['.repeat(fewer / 2)}${']'.repeat(fewer / 2)}}`,
    ],
    ['nothing at all', storageKeys.progress, ' '.repeat(size)],
    [
      'a list of wrong entries',
      storageKeys.progress,
      filled('{"state":{"discoveredMarkers":[', () => '-1', ']}}'),
    ],
    [
      'revisions',
      storageKeys.progress,
      filled('{"state":{"revisions":{', (at) => `"${at}":2`, '}},"version":1}', fewer),
    ],
    [
      'a journal',
      storageKeys.history,
      filled(
        '{"state":{"journal":[',
        (at) =>
          `{"key":"${at}","sequence":${at},"kind":"mark","added":[1],"removed":[],"undone":false}`,
        ']},"version":0}',
      ),
    ],
    [
      'a journal of numbers',
      storageKeys.history,
      filled('{"state":{"journal":[', () => '1', ']}}'),
    ],
  ])('%s', (_name, key, text) => {
    const storage = new Texts([[key, text]])
    inTime(() => void createLocalReplica(storage, homeNames).read(), text)
    const unreadable = kindOf(text, 1) === 'unreadable'
    expect(storage.getItem(quarantineName(key, 1))).toBe(unreadable ? text : null)
  })
})

it('only the end of an overlong history is read [F04]', () => {
  const entry = { key: 'a', sequence: 1, kind: 'mark', added: [1], removed: [], undone: false }
  const journalOf = (damaged: number) => {
    const journal = [entry, ...Array.from({ length: damaged }, () => 1)]
    const text = JSON.stringify({ state: { journal, snapshots: [] }, version: 0 })
    return (
      createLocalReplica(new Texts([[storageKeys.history, text]]), homeNames).read()?.journal ?? []
    )
  }
  expect(journalOf(999)).toMatchObject([{ key: 'a' }])
  expect(journalOf(1000)).toEqual([])
})

afterAll(tellTimes)
