import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  aWhile,
  closeTabs,
  emptyBrowser,
  inDatabase,
  openTab,
  settled,
  type MirrorStorage,
} from './fake-browser.ts'

let storage: MirrorStorage

beforeEach(() => {
  storage = emptyBrowser()
  return closeTabs
})

describe('several tabs', () => {
  it('show each other’s changes', async () => {
    const [one, other] = [openTab(storage), openTab(storage)]
    await settled()
    one.addDiscovered(1)
    other.addDiscovered(2)
    await settled()
    expect(new Set(one.list())).toEqual(new Set([1, 2]))
    expect(new Set(other.list())).toEqual(new Set([1, 2]))
    other.removeDiscovered(1)
    await settled()
    expect(one.list()).toEqual([2])
    expect(storage.list).toEqual([2])
  })

  it('give the last click its way, though this tab did not know of the others', async () => {
    const [one, other] = [openTab(storage), openTab(storage)]
    one.addDiscovered(1)
    one.removeDiscovered(1)
    other.addDiscovered(1)
    await settled()
    expect([one.list(), other.list(), await inDatabase()]).toEqual([[1], [1], [1]])
  })

  const turn = fc.record({
    tab: fc.nat(2),
    id: fc.nat(5),
    add: fc.boolean(),
    waits: fc.boolean(),
  })

  it('lose nothing, whatever they do at the same time [F08]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(turn, { maxLength: 15 }), async (script) => {
        storage = emptyBrowser()
        const trio = [openTab(storage), openTab(storage), openTab(storage)]
        const expected = new Set<number>()
        for (const { tab, id, add, waits } of script) {
          const own = id * 3 + tab
          if (add) {
            trio[tab]?.addDiscovered(own)
            expected.add(own)
          } else {
            trio[tab]?.removeDiscovered(own)
            expected.delete(own)
          }
          if (waits) await aWhile()
        }
        await settled()
        for (const { list } of trio) expect(new Set(list())).toEqual(expected)
        expect(new Set(await inDatabase())).toEqual(expected)
        expect(new Set(storage.list)).toEqual(expected)
        closeTabs()
      }),
      { numRuns: 40 },
    )
  }, 30_000)

  it('ignore junk on the channel [F36]', async () => {
    const tab = openTab(storage)
    tab.addDiscovered(1)
    await settled()
    const channel = new BroadcastChannel('itinerarium-kcd1')
    for (const junk of [null, '', { discoveredMarkers: [] }, 'x'.repeat(100_000), [1, 2]]) {
      channel.postMessage(junk)
    }
    await settled()
    channel.close()
    expect(tab.list()).toEqual([1])
  })
})
