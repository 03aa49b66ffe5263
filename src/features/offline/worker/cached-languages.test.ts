import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  StagedCaches,
  StagedNetwork,
  stagedVersion,
  stagedWorker,
  type StagedVersion,
  type StagedWorker,
} from '../../../testing/worker-stage.ts'

const [first, second] = [stagedVersion(1), stagedVersion(2)]
const both = { opened: ['shore'], all: true }
let network: StagedNetwork
let cached: StagedCaches

const worker = (version: StagedVersion) => stagedWorker(version, network, cached)
const german = async () =>
  [...(await cached.texts()).keys()].filter((path) => /\bde\./.test(path)).sort()
const ofGerman = (version: number) =>
  ['data', 'data/hills', 'data/shore'].map((folder) => `${folder}/de.0000000${version}.json`)

async function createCachedSite(language: string | undefined): Promise<StagedWorker> {
  const active = await worker(first)
  await active.install()
  await active.activate()
  await active.cache({ worlds: ['shore', 'hills'], ...both, ...(language && { language }) })
  return active
}

beforeEach(() => {
  cached = new StagedCaches()
  network = new StagedNetwork(first)
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => vi.unstubAllEnvs())

describe('the current language', () => {
  it('is cached with each world that is cached, and answers without a connection [F99]', async () => {
    const active = await createCachedSite('de')
    expect(await german()).toEqual(ofGerman(1).sort())
    network.down = true
    for (const path of ofGerman(1)) expect((await active.get(path)).ok).toBe(true)
  })

  it('is fetched for every cached world once another is chosen, whose files make way [F99]', async () => {
    const active = await createCachedSite('de')
    const asked = { worlds: ['shore'], opened: ['shore'], all: true, language: 'cs' }
    network.down = true
    expect(await active.cache(asked)).toEqual({ missed: [], speaks: false })
    expect(await german(), 'nothing makes way for what is not there').toEqual(ofGerman(1).sort())
    network.down = false
    expect(await active.cache(asked)).toEqual({ missed: [], speaks: true })
    expect(await german()).toEqual([])
    network.down = true
    expect((await active.get('data/hills/cs.00000001.json')).ok).toBe(true)
  })

  it('is not fetched for a world that is not cached, nor in English [F99]', async () => {
    const active = await worker(first)
    await active.install()
    await active.cache({ worlds: ['shore'], opened: ['shore'], all: false, language: 'de' })
    expect(await german()).toEqual(['data/de.00000001.json', 'data/shore/de.00000001.json'])
    await active.cache({ worlds: ['shore'], opened: ['shore'], all: false, language: 'en' })
    expect(await german()).toHaveLength(2)
  })

  it('stays when a page is looked at in another one [F99]', async () => {
    const active = await createCachedSite('de')
    await active.get('data/shore/cs.00000001.json')
    expect(await german()).toEqual(ofGerman(1).sort())
  })

  it.each(['de', undefined])(
    'moves with an update before it is called ready, the former version going on (noted: %s) [F99]',
    async (noted) => {
      const active = await createCachedSite(noted)
      if (noted === undefined) {
        // Older versions cached what a page had fetched, and stored no preferred language.
        await active.get('data/shore/de.00000001.json')
      }
      await active.get('assets/alegreya-sans-400-cyrillic-00000001.woff2')
      network.published = second
      const next = await worker(second)
      await next.install()
      network.down = true
      expect((await active.get('data/shore/de.00000001.json')).ok).toBe(true)
      await next.activate()
      expect(await german()).toEqual(ofGerman(2).sort())
      for (const path of ofGerman(2)) expect((await next.get(path)).ok).toBe(true)
      const letters = await next.get('assets/alegreya-sans-400-cyrillic-00000002.woff2')
      expect(await letters.text()).toContain('of 2')
    },
  )

  it('holds up an update that cannot bring it [F99]', async () => {
    const active = await createCachedSite('de')
    network.published = { ...second, files: new Map(second.files) }
    ;(network.published.files as Map<string, string>).delete('data/hills/de.00000002.json')
    const next = await worker(second)
    const outcome = await next.install().then(() => 'installed', String)
    expect(outcome).toContain('data/hills/de')
    network.down = true
    expect((await active.get('hills', 'navigate')).ok).toBe(true)
    expect((await active.get('data/hills/de.00000001.json')).ok).toBe(true)
  })

  it('is not what another version of the site says [F99]', async () => {
    const active = await createCachedSite('de')
    network.published = second
    expect((await active.get('data/shore/cs.00000002.json')).ok).toBe(true)
    expect([...(await cached.texts()).keys()]).not.toContain('data/shore/cs.00000002.json')
    expect((await active.get('data/shore/cs.00000001.json')).status).toBe(404)
  })
})

it('answers with its version, by which a page knows a worker of the map [F100]', async () => {
  const active = await createCachedSite(undefined)
  expect(await active.ask({ type: 'VERSION' })).toEqual({ version: 'assets/start-1.js' })
})
