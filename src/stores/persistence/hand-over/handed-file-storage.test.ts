// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { handFile, takeHandedFile } from './handed-file-storage.ts'

/** As much of a cache as is used. */
class FakeCache {
  readonly kept = new Map<string, ArrayBuffer>()
  put = async (address: string, response: Response) =>
    void this.kept.set(address, await response.arrayBuffer())
  match = (address: string) => {
    const bytes = this.kept.get(address)
    return Promise.resolve(bytes && new Response(bytes))
  }
  delete = (request: string | { url: string }) =>
    Promise.resolve(this.kept.delete(typeof request === 'string' ? request : request.url))
  keys = () => Promise.resolve([...this.kept.keys()].map((url) => ({ url })))
}

const cache = new FakeCache()
const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index)

beforeEach(() => {
  cache.kept.clear()
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
  sessionStorage.clear()
})

async function taken(world = 'shore'): Promise<unknown> {
  const file = await takeHandedFile(world)
  return file instanceof File ? [file.name, new Uint8Array(await file.arrayBuffer())] : file
}

describe.each(['in a cache', 'in the tab alone'])('a file that is handed over %s', (where) => {
  beforeEach(() => {
    if (where === 'in the tab alone') vi.stubGlobal('caches', undefined)
  })

  it('arrives whole, once, in the world that it is for, and nothing of it stays', async () => {
    expect(await handFile('shore', new File([bytes], 'a "b".json'))).toBe(true)
    expect(await taken('island')).toBeNull()
    expect(await taken()).toEqual(['a "b".json', bytes])
    expect(await taken()).toBeNull()
    expect([cache.kept.size, sessionStorage.length]).toEqual([0, 0])
  })

  it('is taken by one of two that ask at once', async () => {
    await handFile('shore', new File([bytes], 'a.json'))
    const answers = await Promise.all([takeHandedFile('shore'), takeHandedFile('shore')])
    expect(answers.map((answer) => answer instanceof File)).toEqual([true, false])
  })
})

it('another tab does not take it', async () => {
  await handFile('shore', new File([bytes], 'a.json'))
  sessionStorage.clear()
  expect(await taken()).toBeNull()
})

it('is lost where the browser has emptied its cache', async () => {
  await handFile('shore', new File([bytes], 'a.json'))
  cache.kept.clear()
  expect(await taken()).toBe('lost')
})

it('is not handed over where nothing can keep it', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('', 'SecurityError')) })
  const large = new File([new Uint8Array(4_000_001)], 'a.json')
  expect(await handFile('shore', large)).toBe(false)
  expect(await taken()).toBeNull()
})

it('what nobody took goes with the next one, an hour later', async () => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] })
  await handFile('shore', new File([bytes], 'a.json'))
  await handFile('shore', new File([bytes], 'b.json'))
  expect(cache.kept.size).toBe(2)
  vi.setSystemTime(1_000_000 + 3_600_001)
  await handFile('shore', new File([bytes], 'c.json'))
  expect(cache.kept.size).toBe(1)
})
