import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TreasureMapsFile } from '../treasure-maps/model/treasure-map.ts'
import { emptyWorld, markerType } from '../../testing/world-samples.ts'
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
  createLookUp({ ...world, ...of }, {})(text, [0, 0], new AbortController().signal)

it('without a number, or in a world without treasure maps, asks for no such map', async () => {
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
  questSearch.load = async () => ({ findQuests, openQuest: () => undefined })
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
