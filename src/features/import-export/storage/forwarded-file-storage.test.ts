// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forwardFile, takeForwardedFile } from './forwarded-file-storage.ts'

class FakeCache {
  readonly stored = new Map<string, ArrayBuffer>()
  put = async (address: string, response: Response) =>
    void this.stored.set(address, await response.arrayBuffer())
  match = (address: string) => {
    const bytes = this.stored.get(address)
    return Promise.resolve(bytes && new Response(bytes))
  }
  delete = (request: string | { url: string }) =>
    Promise.resolve(this.stored.delete(typeof request === 'string' ? request : request.url))
  keys = () => Promise.resolve([...this.stored.keys()].map((url) => ({ url })))
}

const cache = new FakeCache()
const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index)

beforeEach(() => {
  cache.stored.clear()
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
  sessionStorage.clear()
})

async function taken(world = 'shore'): Promise<unknown> {
  const file = await takeForwardedFile(world)
  return file instanceof File ? [file.name, new Uint8Array(await file.arrayBuffer())] : file
}

describe.each(['in a cache', 'in the tab alone'])('a file that is forwarded %s', (where) => {
  beforeEach(() => {
    if (where === 'in the tab alone') vi.stubGlobal('caches', undefined)
  })

  it('a file arrives once, in its own world, and leaves nothing behind', async () => {
    expect(await forwardFile('shore', new File([bytes], 'a "b".json'))).toBe(true)
    expect(await taken('island')).toBeNull()
    expect(await taken()).toEqual(['a "b".json', bytes])
    expect(await taken()).toBeNull()
    expect([cache.stored.size, sessionStorage.length]).toEqual([0, 0])
  })

  it('is taken by one of two that ask at once', async () => {
    await forwardFile('shore', new File([bytes], 'a.json'))
    const answers = await Promise.all([takeForwardedFile('shore'), takeForwardedFile('shore')])
    expect(answers.map((answer) => answer instanceof File)).toEqual([true, false])
  })
})

it('another tab does not take the file', async () => {
  await forwardFile('shore', new File([bytes], 'a.json'))
  sessionStorage.clear()
  expect(await taken()).toBeNull()
})

it('is lost where the browser has emptied its cache', async () => {
  await forwardFile('shore', new File([bytes], 'a.json'))
  cache.stored.clear()
  expect(await taken()).toBe('lost')
})

it('is not forwarded where nothing can store it', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('', 'SecurityError')) })
  const large = new File([new Uint8Array(4_000_001)], 'a.json')
  expect(await forwardFile('shore', large)).toBe(false)
  expect(await taken()).toBeNull()
})

it('forgotten files are deleted with the next file after an hour', async () => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] })
  await forwardFile('shore', new File([bytes], 'a.json'))
  await forwardFile('shore', new File([bytes], 'b.json'))
  expect(cache.stored.size).toBe(2)
  vi.setSystemTime(1_000_000 + 3_600_001)
  await forwardFile('shore', new File([bytes], 'c.json'))
  expect(cache.stored.size).toBe(1)
})
