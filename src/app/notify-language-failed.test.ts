// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useOffline } from '../features/offline/offline.ts'
import { isOfNewerVersion, missingSentence } from './notify-language-failed.ts'

/** The published worker script; `null` without a connection. */
let script: string | null
const update = vi.fn<() => Promise<void>>()

beforeEach(() => {
  document.documentElement.dataset['languages'] = '/data/shore/ cs.00000001 de.00000002'
  vi.stubGlobal('fetch', () =>
    script === null ? Promise.reject(new TypeError()) : Promise.resolve(new Response(script)),
  )
  update.mockReset().mockResolvedValue()
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: () => Promise.resolve({ update, installing: null }) },
  })
})
afterEach(() => {
  useOffline.setState({ update: null })
  delete document.documentElement.dataset['languages']
})

const list = (file: string) => `[{"url":"assets/start-1.js"},{"url":"data/shore/${file}.json"}]`

it.each([
  ['has another file for it', list('de.00000009'), true],
  ['has it', list('de.00000002'), false],
  ['has an empty script', '', false],
  ['is a login page', '<h1>Log in</h1>', false],
  ['cannot be reached', null, false],
])(
  'a language that is missing while the host %s is a newer version’s: %j is %j [F100]',
  async (_, published, expected) => {
    script = published
    expect(await isOfNewerVersion('de')).toBe(expected)
    expect(update).toHaveBeenCalledTimes(expected ? 1 : 0)
  },
)

it.each(['waiting', 'elsewhere'] as const)(
  'a language that is missing while a newer version is %s is its [F100]',
  async (state) => {
    script = null
    useOffline.setState({ update: state })
    expect(await isOfNewerVersion('de')).toBe(true)
  },
)

it('says why the page is in English by what another world says in the language [F99]', async () => {
  const files: Readonly<Record<string, unknown>> = {
    'http://localhost:3000/data/de.00000003.json': { terms: {} },
    'http://localhost:3000/data/hills/cs.00000004.json': {
      sentences: { groups: { later: { settings: { languageMissing: 'Anglicky' } } } },
    },
    'http://localhost:3000/data/hills/de.00000005.json': {
      sentences: { groups: { later: { settings: { languageMissing: 'Auf Englisch' } } } },
    },
  }
  const cache = {
    keys: () => Promise.resolve(Object.keys(files).map((url) => ({ url }))),
    match: (url: string) => Promise.resolve(Response.json(files[url])),
  }
  vi.stubGlobal('caches', { has: () => Promise.resolve(true), open: () => Promise.resolve(cache) })
  vi.stubGlobal('location', { href: 'http://localhost:3000/' })
  expect(await missingSentence('de')).toBe('Auf Englisch')
  expect(await missingSentence('fr')).toBeUndefined()
})
