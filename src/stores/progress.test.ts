// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'

const key = 'progress-store'

beforeEach(() => localStorage.clear())

/** The store as a page builds it when it is loaded: calling it again is a reload, or another tab. */
async function open() {
  vi.resetModules()
  const { useProgress } = await import('./progress.ts')
  const { useStorageStatus } = await import('./persistence/storage-status.ts')
  return { progress: useProgress, status: useStorageStatus }
}

const openStore = async () => (await open()).progress

const discovered = (store: Awaited<ReturnType<typeof openStore>>) =>
  new Set(store.getState().discoveredMarkers)

const stored = (): unknown => JSON.parse(localStorage.getItem(key) ?? 'null')

/** What the browser tells every other tab when one has written. */
function tellOtherTabs() {
  const newValue = localStorage.getItem(key)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
}

describe('the progress store', () => {
  it('begins with nothing discovered, visited or cleared', async () => {
    const progress = await openStore()
    expect(progress.getState()).toMatchObject({
      discoveredMarkers: [],
      clearedMarkers: [],
      visitedMarkers: [],
    })
    expect(localStorage.getItem(key)).toBeNull()
  })

  it('keeps discoveries under its name, in the envelope', async () => {
    const progress = await openStore()
    progress.getState().addDiscovered(1046)
    progress.getState().addDiscovered(0)
    progress.getState().addDiscovered(1046)
    expect(stored()).toMatchObject({ state: { discoveredMarkers: [1046, 0] }, version: 0 })
    expect((await openStore()).getState().discoveredMarkers).toEqual([1046, 0])
  })

  it('forgets visits', async () => {
    const progress = await openStore()
    progress.getState().addVisited(3)
    progress.getState().addVisited(3)
    progress.getState().addVisited(4)
    progress.getState().removeVisited(3)
    expect(progress.getState().visitedMarkers).toEqual([4])
    progress.getState().addDiscovered(7)
    expect(localStorage.getItem(key)).not.toContain('visited')
    expect((await openStore()).getState().visitedMarkers).toEqual([])
  })

  it('removes one discovery', async () => {
    const progress = await openStore()
    progress.getState().mergeDiscovered([1, 2, 3])
    progress.getState().removeDiscovered(2)
    expect((await openStore()).getState().discoveredMarkers).toEqual([1, 3])
  })

  it('merges without removing or repeating', async () => {
    const progress = await openStore()
    progress.getState().mergeDiscovered([5, 2])
    progress.getState().mergeDiscovered([2, 900_000, 5])
    progress.getState().mergeDiscovered([])
    expect(progress.getState().discoveredMarkers).toEqual([5, 2, 900_000])
  })

  it('clears, and brings back after a reload what was cleared', async () => {
    const before = await openStore()
    before.getState().mergeDiscovered([5, 2])
    before.getState().clearDiscovered()
    expect(before.getState().discoveredMarkers).toEqual([])

    const after = await openStore()
    expect(after.getState().discoveredMarkers).toEqual([])
    after.getState().addDiscovered(8)
    after.getState().undoClear()
    expect(after.getState().discoveredMarkers).toEqual([5, 2, 8])
    expect(after.getState().clearedMarkers).toEqual([])
    expect((await openStore()).getState().discoveredMarkers).toEqual([5, 2, 8])
  })

  it('does not forget what was cleared when an empty list is cleared', async () => {
    const progress = await openStore()
    progress.getState().mergeDiscovered([5, 2])
    progress.getState().clearDiscovered()
    progress.getState().clearDiscovered()
    progress.getState().undoClear()
    expect(progress.getState().discoveredMarkers).toEqual([5, 2])
  })
})

describe('the progress store reads what version 0 stored', () => {
  it.each([
    [
      'discoveries and cleared marks',
      '{"state":{"discoveredMarkers":[7,0,1046],"clearedMarkers":[3]},"version":0}',
      [7, 0, 1046],
      [3],
    ],
    [
      'discoveries alone',
      '{"state":{"discoveredMarkers":[12,900000]},"version":0}',
      [12, 900_000],
      [],
    ],
    ['an empty list', '{"state":{"discoveredMarkers":[]},"version":0}', [], []],
    ['an empty state', '{"state":{},"version":0}', [], []],
    [
      'a list with wrong entries',
      '{"state":{"discoveredMarkers":[1,-1,"2",2.5,null,1e309,[4],3,1],"clearedMarkers":"all"},"version":0}',
      [1, 3],
      [],
    ],
    [
      'a list that is none beside one that is right',
      '{"state":{"discoveredMarkers":{"0":1},"clearedMarkers":[9]},"version":0}',
      [],
      [9],
    ],
  ])('%s', async (_name, text, discoveredMarkers, clearedMarkers) => {
    localStorage.setItem(key, text)
    const { progress, status } = await open()
    expect(progress.getState()).toMatchObject({ discoveredMarkers, clearedMarkers })
    expect(status.getState().troubles).toEqual({})
    expect(localStorage.getItem(key)).toBe(text)
  })

  it('and leaves a newer version’s list alone', async () => {
    const text = '{"state":{"discoveredMarkers":[1],"routes":[]},"version":1}'
    localStorage.setItem(key, text)
    const { progress, status } = await open()
    progress.getState().addDiscovered(2)
    expect(progress.getState().discoveredMarkers).toEqual([1, 2])
    expect(status.getState().troubles).toEqual({ [key]: 'newer' })
    expect(localStorage.getItem(key)).toBe(text)
  })

  it('and sets what it cannot read aside', async () => {
    localStorage.setItem(key, '[1,2,3')
    const { progress, status } = await open()
    progress.getState().addDiscovered(2)
    expect(status.getState().troubles).toEqual({ [key]: 'set-aside' })
    expect(localStorage.getItem(`${key}.unreadable-1`)).toBe('[1,2,3')
    expect(stored()).toMatchObject({ state: { discoveredMarkers: [2] } })
  })
})

describe('two pages with a progress store', () => {
  it('show each other’s marks', async () => {
    localStorage.setItem(key, '{"state":{"discoveredMarkers":[1]},"version":0}')
    const here = await openStore()
    const there = await openStore()
    here.getState().addVisited(3)
    there.getState().addDiscovered(7)
    expect(here.getState().discoveredMarkers).toEqual([1])
    tellOtherTabs()
    expect(here.getState().discoveredMarkers).toEqual([1, 7])
    expect(here.getState().visitedMarkers).toEqual([3])
  })

  it('lose no mark when both mark at once', async () => {
    const first = await openStore()
    first.getState().addDiscovered(1)
    const [here, there] = [await openStore(), await openStore()]
    here.getState().addDiscovered(2)
    there.getState().addDiscovered(3)
    here.getState().removeDiscovered(1)
    expect(discovered(await openStore())).toEqual(new Set([2, 3]))
  })

  it('lose no mark when both make their first at once', async () => {
    const [here, there] = [await openStore(), await openStore()]
    here.getState().addDiscovered(2)
    there.getState().addDiscovered(3)
    expect(discovered(await openStore())).toEqual(new Set([2, 3]))
  })

  it('can bring back what one cleared although the other marked meanwhile', async () => {
    const first = await openStore()
    first.getState().mergeDiscovered([1, 2])
    const [here, there] = [await openStore(), await openStore()]
    here.getState().clearDiscovered()
    there.getState().addDiscovered(3)
    const later = await openStore()
    later.getState().undoClear()
    expect(discovered(later)).toEqual(new Set([1, 2, 3]))
  })

  it.each([
    ['of another key', 'filters-store', '{"state":{"discoveredMarkers":[9]},"version":0}'],
    ['that everything was removed', null, null],
    ['that the text was removed', key, null],
    ['that holds junk', key, '<b>junk</b>'],
  ])('ignore an event %s', async (_name, changed, newValue) => {
    const progress = await openStore()
    progress.getState().addDiscovered(7)
    window.dispatchEvent(new StorageEvent('storage', { key: changed, newValue }))
    expect(progress.getState().discoveredMarkers).toEqual([7])
  })

  it('keep what is on screen when a field of what the other writes is wrong', async () => {
    const progress = await openStore()
    progress.getState().mergeDiscovered([5, 7])
    localStorage.setItem(
      key,
      '{"state":{"discoveredMarkers":"none","clearedMarkers":[1]},"version":0}',
    )
    progress.getState().addDiscovered(8)
    expect(progress.getState()).toMatchObject({
      discoveredMarkers: [5, 7, 8],
      clearedMarkers: [1],
    })
  })

  it('keep what is on screen when the other writes junk', async () => {
    const progress = await openStore()
    progress.getState().addDiscovered(7)
    localStorage.setItem(key, '<b>junk</b>')
    tellOtherTabs()
    expect(progress.getState().discoveredMarkers).toEqual([7])
    progress.getState().addDiscovered(8)
    expect(stored()).toMatchObject({ state: { discoveredMarkers: [7, 8] } })
  })
})
