// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { encodeWorld } from '../../world/world-file.ts'
import type { World } from '../../world/world.ts'
import { loadLookUp } from '../search/load-look-up.ts'
import { loadWorld } from './use-world-load.ts'
import { worldFileUrl } from './world-files.ts'
import { emptyWorld } from '../../testing/world-samples.ts'

const world: World = {
  ...emptyWorld,
  id: 'kcd1',
  extent: [0, 0, 100, 100],
  startView: { coordinates: [50, 50], zoom: 2 },
  categories: [{ id: 'resources', title: 'Resources', colour: '#B5C7D2', shape: 'circle' }],
  types: [
    {
      id: 'nest',
      title: 'Nest',
      category: 'resources',
      icon: '/icons/nest.webp',
      colour: '#B5C7D2',
      priority: 0,
      glyph: 'nest',
    },
  ],
  markers: [
    { id: 3, locationType: 'nest', coordinate: [1, 2] },
    { id: 900, locationType: 'nest', coordinate: [3, 4], name: 'old nest' },
  ],
}

const goodText = JSON.stringify(encodeWorld(world, '/icons/'))
const fetched = vi.fn<typeof fetch>()

const answer = (body: string, init?: ResponseInit) =>
  fetched.mockImplementation(() => Promise.resolve(new Response(body, init)))

beforeEach(() => {
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
})

describe('loadWorld', () => {
  it('loads the world’s file and makes its look-up tables', async () => {
    answer(goodText)
    const loaded = await loadWorld()
    expect(fetched.mock.calls[0]?.[0]).toBe('/data/kcd1/world.json')
    expect(loaded).toMatchObject(world)
    expect(loaded.markersById.get(900)).toBe(loaded.markers[1])
    expect(loaded.typesById.get('nest')).toBe(loaded.types[0])
    expect([...loaded.counts]).toEqual([['nest', 2]])
    const lookUp = await loadLookUp(loaded)
    expect(await loadLookUp(loaded)).toBe(lookUp)
    const found = await lookUp('old nest', [0, 0], new AbortController().signal)
    expect(found.places[0]?.id).toBe(900)
  })

  it.each([
    ['a file that is missing', goodText, { status: 404 }],
    ['a host that fails', goodText, { status: 503 }],
    ['a web page with status 200', '<!doctype html><title>Home</title>', undefined],
    ['a file that was cut off', goodText.slice(0, -20), undefined],
    ['an empty answer', '', undefined],
    ['JSON of another kind', '{"markers":[]}', undefined],
    ['JSON that is null', 'null', undefined],
    ['a damaged marker', goodText.replace('[3,0,1,2]', '[3,7,1,2]'), undefined],
  ])('rejects %s', async (_name, body, init) => {
    answer(body, init)
    await expect(loadWorld()).rejects.toThrow()
  })

  it('says what a host answered', async () => {
    answer('', { status: 404 })
    await expect(loadWorld()).rejects.toThrow('world.json answered 404.')
  })

  it('rejects when there is no network', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(loadWorld()).rejects.toThrow('could not be fetched')
  })

  it('gives up when the answer takes too long', async () => {
    const abort = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(abort.signal)
    fetched.mockImplementation(
      (_input, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('late')))
        }),
    )
    const loading = loadWorld()
    abort.abort()
    await expect(loading).rejects.toMatchObject({ cause: { message: 'late' } })
    expect(AbortSignal.timeout).toHaveBeenCalledWith(30_000)
  })
})

describe('worldFileUrl', () => {
  it('is in the folder of the world', () => {
    expect(worldFileUrl('geography.json')).toBe('/data/kcd1/geography.json')
  })
})
