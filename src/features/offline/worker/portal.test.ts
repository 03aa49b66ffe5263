import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  StagedCaches,
  StagedNetwork,
  loginPageText,
  stagedVersion,
  stagedWorker,
  type StagedWorker,
} from '../../../testing/worker-stage.ts'

const [first, second] = [stagedVersion(1), stagedVersion(2)]
const wanted = { opened: ['shore'], all: true, language: 'de' }
const both = ['shore', 'hills']

interface Stage {
  readonly network: StagedNetwork
  readonly cached: StagedCaches
}

const boot = (version: number, { network, cached }: Stage) =>
  stagedWorker(version === 1 ? first : second, network, cached)

/** Creates a worker that caches everything. Throws if the browser would discard the worker. */
async function cacheAll(version: number, stage: Stage): Promise<StagedWorker> {
  const worker = await boot(version, stage)
  await worker.install()
  await worker.activate()
  expect(await worker.cache({ worlds: both, ...wanted })).toEqual({ missed: [], speaks: true })
  return worker
}

/** Expects all files that a version needs in the cache, with the right content. */
async function expectWorksOffline(
  version: number,
  worker: StagedWorker,
  stage: Stage,
): Promise<void> {
  stage.network.down = true
  const { files } = version === 1 ? first : second
  for (const [path, text] of files) {
    if (/\bcs\.|cyrillic/.test(path)) continue
    const isPage = !path.includes('/')
    const response = await worker.get(path, isPage ? 'navigate' : 'cors')
    expect([path, await response.text()]).toEqual([path, text])
  }
  stage.network.down = false
}

async function nothingOfTheInn({ cached }: Stage): Promise<void> {
  const wrong = [...(await cached.texts())].filter(([, text]) => text.includes(loginPageText))
  expect(wrong).toEqual([])
}

/** Tasks that the login page interrupts. The browser and the page handle any error. */
const inProgress: Readonly<Record<string, (stage: Stage) => Promise<() => Promise<unknown>>>> = {
  'an install': async (stage) => {
    const worker = await boot(1, stage)
    return () => worker.install()
  },
  'an update': async (stage) => {
    await cacheAll(1, stage)
    stage.network.published = second
    const next = await boot(2, stage)
    return () => next.install()
  },
  'a retry': async (stage) => {
    stage.network.requestsBeforeLogin = stage.network.asked.length + 4
    const worker = await boot(1, stage)
    await worker.install().catch(() => undefined)
    stage.network.requestsBeforeLogin = Infinity
    const again = await boot(1, stage)
    return async () => {
      await again.install()
      await again.activate()
      await again.cache({ worlds: both, ...wanted })
    }
  },
  'a first visit to another world': async (stage) => {
    const worker = await boot(1, stage)
    await worker.install()
    await worker.activate()
    await worker.cache({ worlds: ['shore'], ...wanted, all: false })
    return async () => {
      await worker.get('hills', 'navigate')
      await worker.get('data/hills/world.json')
      await worker.get('data/hills/de.00000001.json')
      await worker.get('assets/alegreya-sans-400-cyrillic-00000001.woff2')
      await worker.cache({ worlds: ['hills'], ...wanted })
    }
  },
  'the choice of a language': async (stage) => {
    const worker = await cacheAll(1, stage)
    return async () => {
      await worker.get('data/shore/cs.00000001.json')
      await worker.cache({ worlds: [], ...wanted, language: 'cs' })
    }
  },
}

afterEach(() => vi.unstubAllEnvs())

describe.each(['text/html', 'application/json'])('a login page that is sent as %s', (innType) => {
  it.each(Object.entries(inProgress))(
    'and begins at each request in turn of %s is never cached, and the next visit works [F101]',
    async (name, begin) => {
      vi.spyOn(console, 'warn').mockReturnValue()
      let asked = Infinity
      for (let goodFor = 0; goodFor <= asked; goodFor += 1) {
        const stage = { network: new StagedNetwork(first), cached: new StagedCaches() }
        const { network } = stage
        network.loginPageType = innType
        const go = await begin(stage)
        const before = network.asked.length
        network.requestsBeforeLogin = before + goodFor
        const whole = await go().then(
          () => true,
          () => false,
        )
        if (network.asked.length <= network.requestsBeforeLogin) {
          expect(whole).toBe(true)
          asked = network.asked.length - before
        }
        await nothingOfTheInn(stage)
        if (name === 'an update') {
          // The previous version still works, whatever happened to the new one.
          await expectWorksOffline(1, await boot(1, stage), stage)
        }
        network.requestsBeforeLogin = Infinity
        const version = network.published === first ? 1 : 2
        await expectWorksOffline(version, await cacheAll(version, stage), stage)
      }
      // The loop ran once for each request of the task.
      expect(asked).toBeGreaterThan(2)
      expect(asked).toBeLessThan(Infinity)
    },
  )
})
