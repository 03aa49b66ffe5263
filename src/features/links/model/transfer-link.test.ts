import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { crc32 } from '../../../platform/crc32.ts'
import type { Pin } from '../../../records/pin.ts'
import {
  questMarkIds,
  questStates,
  readQuestStates,
  type QuestState,
} from '../../../records/quest-mark.ts'
import { maxQuestId } from '../../../world/quest.ts'
import { placeIds } from '../../../records/mark.ts'
import { fromBase64url, toBase64url, deflate } from './bytes.ts'
import { isTransferFragment } from './view-link.ts'
import {
  maxUnpacked,
  readTransfer,
  sentPins,
  writeTransfer,
  packTransfer,
  unpackTransfer,
} from './transfer-link.ts'

afterEach(() => vi.unstubAllGlobals())

const all = Array.from({ length: 1046 }, (_, index) => index)
const pin: Pin = {
  id: '0123456789abcdef01234567',
  revision: 3,
  deleted: false,
  x: 952,
  y: 7736.5,
  title: '<b>Černín</b>',
  note: 'two\nlines',
  glyph: 'star',
  colour: 'red',
}

it('contains no pictures and no note that is only a picture', async () => {
  const pictures = ['c'.repeat(24)]
  const alone = { ...pin, id: 'marker-4', title: '', note: '', pictures }
  const pins = [{ ...pin, pictures }, alone]
  expect(await linkOf([], pins)).toBe(await linkOf([], [pin]))
  expect(sentPins(pins).map(({ id }) => id)).toEqual([pin.id])
})

async function linkOf(ids: readonly number[], pins: readonly Pin[] = [], map = 'kcd1') {
  return (await writeTransfer({ map, ids, pins })) ?? ''
}

/** Returns a pseudo-random half of the ids, which doesn't compress. */
function withoutPattern(ids: readonly number[]): readonly number[] {
  let seed = 1
  return ids.filter(() => (seed = (seed * 48_271) % 2_147_483_647) % 2 === 0)
}

function sealed(flags: number, body: Uint8Array, sum: number): string {
  const head = new Uint8Array(5)
  head[0] = flags
  new DataView(head.buffer).setUint32(1, sum)
  return `#t=1.${toBase64url(Uint8Array.from([...head, ...body]))}`
}

describe('a transfer as a link', () => {
  it.each([
    (link: string) => `${link}.`,
    (link: string) => `${link}),`,
    (link: string) => `${link}%29.`,
    (link: string) => link.replace('=', '%3D'),
    (link: string) => link.replace('=', '%3d').concat('”'),
  ])('is read as chats leave it: %s [F89]', async (change) => {
    const link = await linkOf([1, 2, 3])
    expect(isTransferFragment(change(link))).toBe(true)
    expect(await readTransfer(change(link), 'kcd1')).toMatchObject({
      ok: true,
      transfer: { ids: [1, 2, 3] },
    })
  })

  it('is short with every mark set, and with half of them in no order', async () => {
    expect((await linkOf(all)).length).toBeLessThan(60)
    const scattered = withoutPattern(all)
    const { length } = await linkOf(scattered)
    expect(length).toBeGreaterThan(150)
    expect(length).toBeLessThan(220)
  })

  it('carries marks and pins, but no pins that were deleted', async () => {
    const gone = { ...pin, id: 'marker-12', deleted: true }
    const link = await linkOf([3, 1, 3], [pin, gone])
    expect(await readTransfer(link, 'kcd1')).toEqual({
      ok: true,
      transfer: { map: 'kcd1', ids: [1, 3], pins: [pin] },
    })
  })

  it('is written and read without compression where the browser has none', async () => {
    vi.stubGlobal('CompressionStream', undefined)
    Reflect.deleteProperty(globalThis, 'CompressionStream')
    const plain = await linkOf(all)
    expect(plain.length).toBeGreaterThan(150)
    expect(await readTransfer(plain, 'kcd1')).toMatchObject({ ok: true, transfer: { ids: all } })
  })

  it('says so when the browser is too old for a compressed one', async () => {
    const link = await linkOf(all)
    vi.stubGlobal('DecompressionStream', undefined)
    Reflect.deleteProperty(globalThis, 'DecompressionStream')
    expect(await readTransfer(link, 'kcd1')).toEqual({ ok: false, problem: 'old-browser' })
  })

  it('with too many places is neither written nor read', async () => {
    const many = { map: 'kcd1', ids: Array.from({ length: 10_001 }, (_, id) => id), pins: [] }
    expect(await writeTransfer(many)).toBeUndefined()
    const most = { ...many, ids: many.ids.slice(1) }
    expect(await readTransfer((await writeTransfer(most)) ?? '', 'kcd1')).toMatchObject({
      ok: true,
      transfer: { ids: { length: 10_000 } },
    })
    const packed = packTransfer(many)
    expect(await readTransfer(sealed(0, packed, crc32(packed)), 'kcd1')).toEqual({
      ok: false,
      problem: 'too-many-marks',
    })
  })

  it('of a newer version or another map is not called damaged', async () => {
    const link = await linkOf([1], [], 'kcd2')
    expect(await readTransfer(link, 'kcd1')).toEqual({
      ok: false,
      problem: 'other-map',
      map: 'kcd2',
    })
    expect(await readTransfer(link.replace('#t=1.', '#t=2.'), 'kcd2')).toEqual({
      ok: false,
      problem: 'newer-version',
    })
    expect(await readTransfer(link.slice(0, -3), 'kcd2')).toEqual({ ok: false, problem: 'damaged' })
  })

  it('that unpacks to more than the limit is refused', async () => {
    // This link would be valid if there were no limit: it is a list of pins that consists almost only of spaces.
    const bomb = new Uint8Array(maxUnpacked * 2).fill(32)
    bomb.set([4, 107, 99, 100, 49, 0, 0, 91])
    bomb[bomb.length - 1] = 93
    const small = await deflate(bomb)
    expect(small?.length).toBeLessThan(20_000)
    const link = sealed(1, small ?? bomb, crc32(bomb))
    expect(await readTransfer(link, 'kcd1')).toEqual({ ok: false, problem: 'damaged' })
  })

  it('that claims an impossible number of marks is refused', () => {
    const name = [4, 107, 99, 100, 49]
    for (const bytes of [
      // Bits for 1.6 million ids, and a length beyond the safe integers.
      [...name, 0xc0, 0x9a, 0x0c, ...Array.from({ length: 200_000 }, () => 0xff), 0],
      [...name, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f],
      // A list of a million ids, and an id beyond the safe integers.
      [...name, 0, 0xc0, 0x84, 0x3d, ...Array.from({ length: 1_000_000 }, () => 1)],
      [...name, 0, 2, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x0f, 1],
    ]) {
      expect(unpackTransfer(Uint8Array.from(bytes))).toBeUndefined()
    }
  })

  it('leaves out pins that are none, and cuts texts that are too long', () => {
    const head = packTransfer({ map: 'kcd1', ids: [], pins: [] })
    const good = [pin.id, 1, 1, 2, 'T'.repeat(100), 'n', 'star', 'red']
    const pins = JSON.stringify([
      good,
      ['../x', 1, 1, 2, 't', 'n', 'star', 'red'],
      [pin.id.replace('0', '1'), -1, 1, 2, 't', 'n', 'star', 'red'],
      [pin.id.replace('0', '1'), 1, null, 2, 't', 'n', 'star', 'red'],
      [pin.id.replace('0', '1'), 1, 1, 2, { toString: 1 }, 'n', 'star', 'red'],
      { id: pin.id },
      null,
    ]).replace('null,2,"t"', '1e309,2,"t"')
    const bytes = Uint8Array.from([...head, ...new TextEncoder().encode(pins)])
    expect(unpackTransfer(bytes)?.pins.map(({ id, title }) => [id, title.length])).toEqual([
      [pin.id, 80],
    ])
  })

  it('is not made where it would be refused', async () => {
    const pins = Array.from({ length: 1100 }, (_, index) => ({
      ...pin,
      id: index.toString(16).padStart(24, '0'),
      note: String(index).repeat(2000).slice(0, 2000),
    }))
    expect(await writeTransfer({ map: 'kcd1', ids: [], pins })).toBeUndefined()
  })
})

describe('quests in a link', () => {
  const states = fc.constantFrom(...questStates, undefined)

  it('come out as they went in, beside places and pins', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(states, { maxLength: maxQuestId }), async (list) => {
        const quests = new Map(
          list.flatMap((state, index): [number, QuestState][] =>
            state ? [[index + 1, state]] : [],
          ),
        )
        const ids = [5, 7, ...questMarkIds(quests)]
        const link = (await writeTransfer({ map: 'kcd1', ids, pins: [] })) ?? ''
        const read = await readTransfer(link, 'kcd1')
        expect(read.ok && readQuestStates(read.transfer.ids)).toEqual(quests)
        expect(read.ok && placeIds(read.transfer.ids)).toEqual([5, 7])
      }),
      { numRuns: 50 },
    )
  })

  it('take at most 60 bytes for a whole world', async () => {
    const places = Array.from({ length: 500 }, (_, index) => (index * 7) % 1046)
    const sizeOf = async (ids: readonly number[]) => {
      const link = (await writeTransfer({ map: 'kcd1', ids, pins: [] })) ?? ''
      return fromBase64url(link.replace('#t=1.', ''))?.length ?? Infinity
    }
    const without = await sizeOf(places)
    await fc.assert(
      fc.asyncProperty(fc.array(states, { minLength: 137, maxLength: 137 }), async (list) => {
        const quests = list.flatMap((state, index) =>
          state ? questMarkIds(new Map([[index + 1, state]])) : [],
        )
        expect((await sizeOf([...places, ...quests])) - without).toBeLessThanOrEqual(60)
      }),
      { numRuns: 50 },
    )
  })
})
