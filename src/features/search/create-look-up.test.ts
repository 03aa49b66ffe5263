// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TreasureMapsFile } from '../../world/treasure-map.ts'
import { emptyWorld, markerType } from '../../testing/world-samples.ts'
import { writeTransfer } from '../links/model/transfer-link.ts'
import { createLookUp } from './create-look-up.ts'
import type { FoundQuest } from './model/look-up.ts'
import { questSearch } from './quest-search.ts'

const file: TreasureMapsFile = {
  format: 'itinerarium-treasure-maps',
  maps: [{ number: 12, chest: 7, at: [30, 30], how: 'lies' }],
}

const world = {
  ...emptyWorld,
  types: [markerType('chest', { title: 'Chest' }), markerType('scribe', { title: 'Scribe' })],
  words: { scribe: ['map 12'] },
  markers: [
    { id: 7, locationType: 'chest', coordinate: [10, 10], name: 'treasure XII' },
    { id: 8, locationType: 'scribe', coordinate: [20, 20] },
  ] as const,
}

const request = vi.fn(() => Promise.resolve(Response.json(file)))

beforeEach(() => {
  vi.stubGlobal('fetch', request)
})

afterEach(() => {
  vi.unstubAllGlobals()
  request.mockClear()
})

const look = (text: string, of = {}) =>
  createLookUp({ ...world, ...of }, { places: {}, markers: {} })(
    text,
    [0, 0],
    new AbortController().signal,
  )

it('requests no treasure maps without a number or in a world without them', async () => {
  expect((await look('scribe', { treasureMaps: 'chest' })).places.map(({ id }) => id)).toEqual([8])
  expect((await look('map 12')).places.map(({ id }) => id)).toEqual([8])
  expect(request).not.toHaveBeenCalled()
})

it.each(['treasure map XII', 'map 12'])('%s is the place to which the map leads', async (text) => {
  expect(await look(text, { treasureMaps: 'chest' })).toEqual({
    places: [world.markers[0]],
    settlements: [],
    types: [],
    map: file.maps[0],
  })
})

it('goes on as ever for a number that no map has', async () => {
  const found = await look('map 13', { treasureMaps: 'chest' })
  expect(found.map).toBeUndefined()
})

function findsBy(findQuests: (text: string) => Promise<readonly FoundQuest[]>): void {
  questSearch.fill(async () => ({ findQuests, openQuest: () => undefined }))
}

const debt = { id: 3, title: 'A Debt', detail: 'Side quest', done: false }

it('finds the quests that are called so, in a world that has some', async () => {
  findsBy(async (text) => (text === 'debt' ? [debt] : []))
  expect((await look('debt', { hasQuests: true })).quests).toEqual([debt])
  expect(await look('scribe', { hasQuests: true })).not.toHaveProperty('quests')
  expect(await look('debt')).not.toHaveProperty('quests')
})

it('has the places where quests cannot be had', async () => {
  findsBy(() => Promise.reject(new Error('offline')))
  const found = await look('scribe', { hasQuests: true })
  expect(found.places).toHaveLength(1)
  expect(found).not.toHaveProperty('lateQuests')
})

describe('while the file of the quests is on its way', () => {
  let come: (quests: readonly FoundQuest[]) => void
  beforeEach(() => {
    vi.useFakeTimers()
    const file = new Promise<readonly FoundQuest[]>((resolve) => {
      come = resolve
    })
    findsBy(() => file)
  })
  afterEach(() => void vi.useRealTimers())

  it('has the places after a second, and the quests as soon as they come', async () => {
    const asked = look('scribe', { hasQuests: true })
    await vi.advanceTimersByTimeAsync(1000)
    const found = await asked
    expect(found.places).toHaveLength(1)
    come([debt])
    expect(await found.lateQuests).toEqual([debt])
  })

  it('has each once of several terms', async () => {
    const asked = look('scribe; debt', { hasQuests: true })
    await vi.advanceTimersByTimeAsync(1000)
    come([debt])
    await vi.advanceTimersByTimeAsync(1000)
    const found = await asked
    expect(found.quests).toEqual([debt])
    expect(await found.lateQuests).toEqual([debt])
  })

  it('waits for them where nothing else is found', async () => {
    const asked = look('debt', { hasQuests: true })
    const settled = vi.fn<() => void>()
    void asked.then(settled)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(settled).not.toHaveBeenCalled()
    come([debt])
    expect((await asked).quests).toEqual([debt])
  })
})

it('puts the spot first whose coordinates are typed', async () => {
  expect(await look('10, 20')).toMatchObject({ spot: [10, 20] })
  expect(await look('scribe')).not.toHaveProperty('spot')
})

it('finds several things at once, each place once', async () => {
  const { places, types } = await look('scribe; chest; scribe')
  expect(places.map(({ id }) => id)).toEqual([8, 7])
  expect(types.map(({ id }) => id)).toEqual(['scribe', 'chest'])
})

it.each([
  ['https://example.org/?marker=8&at=1,2,3', { places: [{ id: 8 }] }],
  ['http://localhost/kcd/?spot=10,20', { spot: [10, 20], places: [] }],
  ['https://example.org/?at=10,20,3', { spot: [10, 20] }],
])('%s is what the link names', async (link, found) => {
  expect(await look(link)).toMatchObject(found)
})

it('looks a link up that names nothing of the map as any text', async () => {
  expect(await look('https://example.org/')).toMatchObject({ places: [], settlements: [] })
})

it('gives the reason why nothing is at coordinates outside the map', async () => {
  const found = await look('99999, 5')
  expect(found).not.toHaveProperty('spot')
  expect(found.reason?.()).toBe('Outside this map, which goes from 0, 0 to 8192, 8192.')
})

it.each([
  ['https://example.org/?types=chest', { path: '', search: '?types=chest' }],
  ['https://example.org/?marker=8&types=chest', { path: '', search: '?marker=8&types=chest' }],
  ['https://example.org/?quest=3', { path: '', search: '?quest=3' }],
  ['https://example.org/?marker=99', { path: '', search: '?marker=99' }],
  ['https://example.org/?spot=99999,5', { path: '', search: '?spot=99999%2C5' }],
])('%s is offered to be opened', async (text, link) => {
  expect(await look(text)).toEqual({ places: [], settlements: [], types: [], link })
})

describe('a link from another device', () => {
  const whole = async () => (await writeTransfer({ map: 'test', ids: [7], pins: [] })) ?? ''

  it('is recognized by its code, with and without an address', async () => {
    const hash = await whole()
    for (const text of [`https://example.org/${hash}`, hash, hash.slice(3)]) {
      expect((await look(text)).link).toEqual({ hash, isWhole: true })
    }
  })

  it('of another world is complete as well', async () => {
    const hash = (await writeTransfer({ map: 'elsewhere', ids: [7], pins: [] })) ?? ''
    expect((await look(hash)).link).toEqual({ hash, isWhole: true })
  })

  it('that is cut off is not complete', async () => {
    const hash = (await whole()).slice(0, -2)
    expect((await look(`https://example.org/${hash}`)).link).toEqual({ hash, isWhole: false })
  })

  it('is not taken for one because it looks like a code', async () => {
    expect(await look('1.abcdefgh')).not.toHaveProperty('link')
  })

  it('is read however long it is', async () => {
    const ids = Array.from({ length: 5000 }, (_, at) => (at * at * 7919) % 1_000_003)
    const hash = (await writeTransfer({ map: 'test', ids, pins: [] })) ?? ''
    expect(hash.length).toBeGreaterThan(200)
    expect((await look(hash)).link).toEqual({ hash, isWhole: true })
  })
})
