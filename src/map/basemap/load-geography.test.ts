import { beforeEach, describe, expect, it, vi } from 'vitest'
import { encodeGeography } from '../../domain/geography-file.ts'
import type { LandFeature } from '../../domain/geography.ts'
import { loadGeography } from './load-geography.ts'

const land: LandFeature[] = [{ kind: 'pond', shape: 'polygon', parts: [[10, 20, 13, 20, 13, 25]] }]
const goodText = JSON.stringify(encodeGeography(land))
const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
})

const load = (body: string, init?: ResponseInit) => {
  fetched.mockResolvedValue(new Response(body, init))
  return loadGeography('/data/kcd1/geography.json')
}

describe('loadGeography', () => {
  it('loads the land', async () => {
    expect(await load(goodText)).toEqual(land)
    expect(fetched.mock.calls[0]?.[0]).toBe('/data/kcd1/geography.json')
  })

  it.each([
    ['a file that is missing', goodText, { status: 404 }],
    ['a web page with status 200', '<!doctype html><title>Home</title>', undefined],
    ['a file that was cut off', goodText.slice(0, -9), undefined],
    ['JSON of another kind', '{"features":[]}', undefined],
  ])('rejects %s', async (_name, body, init) => {
    await expect(load(body, init)).rejects.toThrow()
  })
})
