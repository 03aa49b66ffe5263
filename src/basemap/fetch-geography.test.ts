import { emptyLand } from '../testing/land-samples.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { encodeGeography, type Land } from './geography.ts'
import { fetchGeography } from './fetch-geography.ts'
import { readGeography } from './land-painter.ts'

const land: Land = {
  ...emptyLand,
  places: [{ coordinate: [11, 21], rank: 'hamlet' }],
  features: [{ kind: 'pond', shape: 'polygon', parts: [[10, 20, 13, 20, 13, 25]] }],
}
const goodText = JSON.stringify(encodeGeography(land))
const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
})

const load = async (body: string, init?: ResponseInit) => {
  fetched.mockResolvedValue(new Response(body, init))
  return readGeography(await fetchGeography('/data/kcd1/geography.json'))
}

describe('fetchGeography and readGeography', () => {
  it('load the land', async () => {
    expect(await load(goodText)).toEqual(land)
    expect(fetched.mock.calls[0]?.[0]).toBe('/data/kcd1/geography.json')
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ priority: 'low' })
  })

  it.each([
    ['a file that is missing', goodText, { status: 404 }],
    ['a web page with status 200', '<!doctype html><title>Home</title>', undefined],
    ['a file that was cut off', goodText.slice(0, -9), undefined],
    ['JSON of another kind', '{"features":[]}', undefined],
  ])('refuse %s', async (_name, body, init) => {
    await expect(load(body, init)).rejects.toThrow()
  })

  it('say what a host answered before the file is read', async () => {
    fetched.mockResolvedValue(new Response(goodText, { status: 503 }))
    await expect(fetchGeography('/any')).rejects.toThrow("The land's file answered 503.")
  })

  it('give up when the answer takes too long', async () => {
    const abort = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(abort.signal)
    fetched.mockImplementation(
      (_input, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('late')))
        }),
    )
    const fetching = fetchGeography('/any')
    abort.abort()
    await expect(fetching).rejects.toThrow('late')
  })
})
