import { beforeEach, expect, it, vi } from 'vitest'
import { storeSharedFile, takeSharedFile } from './shared-file.ts'

const origin = 'https://example.org'

/** The methods of `Cache` that the code uses. `keys` keeps the order of insertion. */
class FakeCache {
  readonly stored = new Map<string, Response>()
  put = (address: string, response: Response) =>
    Promise.resolve(this.stored.set(origin + address, response))
  match = ({ url }: { url: string }) => Promise.resolve(this.stored.get(url)?.clone())
  delete = ({ url }: { url: string }) => Promise.resolve(this.stored.delete(url))
  keys = () => Promise.resolve([...this.stored.keys()].map((url) => ({ url })))
}

let cache = new FakeCache()

beforeEach(() => {
  cache = new FakeCache()
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) })
})

const share = (...names: readonly string[]) =>
  Promise.all(names.map((name) => storeSharedFile(new File([name], name))))

it('gives every shared file once, the first one first [F124]', async () => {
  await share('first – 1.json', 'second.json')
  // Before the map opens, another app shares a file of the same name.
  await share('second.json')
  const names: (string | undefined)[] = []
  for (let index = 0; index < 4; index += 1) names.push((await takeSharedFile())?.name)
  expect(names).toEqual(['first – 1.json', 'second.json', 'second.json', undefined])
  expect(cache.stored.size).toBe(0)
})

it('gives a file to one of two tabs [F124]', async () => {
  await share('mine.json')
  const taken = await Promise.all([takeSharedFile(), takeSharedFile()])
  expect(taken.filter(Boolean)).toHaveLength(1)
})

it('gives a file that an earlier version of the service worker kept', async () => {
  await cache.put(
    '/handed-file/shared',
    new Response('[1]', { headers: { 'x-file-name': 'a.json' } }),
  )
  expect((await takeSharedFile())?.name).toBe('a.json')
})

it('leaves a file alone that is on its way to another world', async () => {
  await cache.put('/handed-file/1700000000000-abc', new Response('[1]'))
  expect(await takeSharedFile()).toBe(null)
  expect(cache.stored.size).toBe(1)
})
