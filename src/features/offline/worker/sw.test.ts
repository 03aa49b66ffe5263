// @vitest-environment happy-dom
import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answerOfLanguage, createLanguages } from './language-cache.ts'

const scope = 'https://example.org/maps/'
const manifest = [
  { url: 'shell.html', revision: '1', mark: 'start-1.js' },
  { url: 'data/shore/world.json', revision: '1', integrity: 'sha384-x', world: 'shore' },
  { url: './', revision: '1', mark: 'start-1.js', world: 'shore' },
]

const german = '{"sentences":{}}'
const languages = createLanguages(
  [
    {
      url: 'data/shore/de.01234567.json',
      revision: null,
      integrity: `sha384-${createHash('sha384').update(german).digest('base64')}`,
    },
  ],
  scope,
)

let answers: Record<string, () => Promise<Response>>
let cached: Map<string, Response>
const listeners = new Map<string, (event: unknown) => void>()

const damaged = () => Promise.reject(new DOMException('Unexpected internal error', 'UnknownError'))

beforeEach(async () => {
  vi.resetModules()
  vi.spyOn(console, 'warn').mockReturnValue()
  listeners.clear()
  cached = new Map()
  answers = {}
  vi.stubGlobal('caches', {
    match: (key: string) => Promise.resolve(cached.get(key)?.clone()),
    open: () => Promise.resolve({ delete: (key: string) => Promise.resolve(cached.delete(key)) }),
  })
  vi.stubGlobal('fetch', ({ url }: Request) => answers[url]?.() ?? Promise.reject(new TypeError()))
  vi.stubGlobal('self', {
    registration: { scope },
    location: { href: scope },
    clients: {},
    __WB_MANIFEST: manifest,
    addEventListener: (type: string, listener: (event: unknown) => void) =>
      listeners.set(type, listener),
  })
  await import('./sw.ts')
})

/** Returns the worker's response to a request, by default for a page. */
function visit(url: string, mode = 'navigate'): Promise<Response> {
  return new Promise((resolve, reject) => {
    listeners.get('fetch')?.({
      request: { url, mode, method: 'GET' },
      respondWith: (response: Promise<Response>) => void response.then(resolve, reject),
    })
  })
}

const page = (text: string, status = 200) => new Response(text, { status })
const keyOf = (url: string) => `${new URL(url, scope).href}?__WB_REVISION__=1`

describe('the worker', () => {
  it('asks the network where the cache cannot be read [F91]', async () => {
    vi.stubGlobal('caches', { match: damaged, open: damaged })
    answers[scope] = () => Promise.resolve(page('from the network'))
    expect(await (await visit(scope)).text()).toBe('from the network')
    const language = `${scope}data/shore/de.01234567.json`
    answers[language] = () => Promise.resolve(Response.json({}))
    expect((await answerOfLanguage({ url: language } as Request, languages)).ok).toBe(true)
  })

  it('returns cached pages and deletes a foreign page [F91]', async () => {
    cached.set(keyOf('./'), page('ours, with start-1.js'))
    expect(await (await visit(`${scope}?marker=3`)).text()).toContain('ours')
    vi.resetModules()
    await import('./sw.ts')
    cached.set(keyOf('./'), page('Welcome to the inn'))
    answers[scope] = () => Promise.resolve(page('from the network'))
    expect(await (await visit(scope)).text()).toBe('from the network')
    expect(cached.size).toBe(0)
  })

  it('says itself that a host is out of order [F91]', async () => {
    cached.set(keyOf('shell.html'), page('our own words, start-1.js'))
    answers[`${scope}hills`] = () => Promise.resolve(page('Internal server error', 503))
    expect(await (await visit(`${scope}hills`)).text()).toContain('our own words')
    cached.clear()
    expect((await visit(`${scope}hills`)).status).toBe(503)
  })

  it('answers the picture of a last view from its cache alone, or with nothing', async () => {
    const url = `${scope}last-land/shore/abc`
    const match = vi.fn<(request: Request, options: MultiCacheQueryOptions) => Promise<unknown>>()
    vi.stubGlobal('caches', { match })
    match.mockResolvedValueOnce(page('picture'))
    expect(await (await visit(url, 'no-cors')).text()).toBe('picture')
    expect(match.mock.lastCall?.[1].cacheName).toBe('itinerarium-last-land-/maps/')
    match.mockResolvedValueOnce(undefined)
    expect(await (await visit(url, 'no-cors')).text()).toBe('')
    match.mockImplementationOnce(damaged)
    expect(await (await visit(url, 'no-cors')).text()).toBe('')
  })

  it('keeps every file that was shared, and leads to the map, which asks about each', async () => {
    const put = vi.fn<(key: string, response: Response) => Promise<void>>(() => Promise.resolve())
    vi.stubGlobal('caches', { open: () => Promise.resolve({ put }) })
    const body = new FormData()
    body.append('file', new File(['[0]'], 'first.json'))
    body.append('file', new File(['[1]'], 'mine – 1.json'))
    const response = await new Promise<Response>((resolve, reject) => {
      listeners.get('fetch')?.({
        request: {
          url: `${scope}?share`,
          method: 'POST',
          mode: 'navigate',
          formData: () => Promise.resolve(body),
        },
        respondWith: (answer: Promise<Response>) => void answer.then(resolve, reject),
      })
    })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(`${scope}?start#t=file`)
    const keys = put.mock.calls.map(([key]) => key)
    expect(new Set(keys).size).toBe(2)
    for (const key of keys) expect(key).toMatch(/^\/handed-file\/shared\/\d+-[\da-f]+$/)
    const [, kept] = put.mock.lastCall ?? []
    expect(await kept?.text()).toBe('[1]')
    expect(decodeURIComponent(kept?.headers.get('x-file-name') ?? '')).toBe('mine – 1.json')
  })

  it('caches a page only from its own address [F91]', async () => {
    const { createPrecaches } = await import('./precache.ts')
    const { appShell } = createPrecaches(manifest, scope, () => undefined)
    const [plugin] = appShell.controller.strategy.plugins
    const takes = async (from: string, text = 'with start-1.js', status = 200) => {
      const response = Object.defineProperties(page(text, status), {
        redirected: { value: from !== `${scope}shell.html` },
        url: { value: from },
      })
      const request = { url: `${scope}shell.html?__WB_REVISION__=1` } as Request
      return (await plugin?.cacheWillUpdate?.({ request, response } as never)) != null
    }
    expect(await takes(`${scope}shell.html`)).toBe(true)
    expect(await takes(`${scope}shell.html/`)).toBe(true)
    expect(await takes('https://login.example.net/')).toBe(false)
    expect(await takes(`${scope}terms`)).toBe(false)
    expect(await takes(`${scope}shell.html`, 'Welcome to the inn')).toBe(false)
    expect(await takes(`${scope}shell.html`, 'with start-1.js', 404)).toBe(false)
  })

  it('caches no web page in place of a language, and uses none that was cached [F91]', async () => {
    const put = vi.fn<(url: string, response: Response) => Promise<void>>(() => Promise.resolve())
    const html = () => new Response('<h1>Log in</h1>', { headers: { 'content-type': 'text/html' } })
    const language = `${scope}data/shore/de.01234567.json`
    vi.stubGlobal('caches', {
      open: () =>
        Promise.resolve({
          match: () => Promise.resolve(html()),
          put,
          keys: () => Promise.resolve([]),
        }),
    })
    answers[language] = () => Promise.resolve(html())
    await answerOfLanguage({ url: language } as Request, languages)
    expect(put).not.toHaveBeenCalled()
    answers[language] = () => Promise.resolve(new Response(german))
    const response = await answerOfLanguage({ url: language } as Request, languages)
    expect(await response.json()).toEqual({ sentences: {} })
    expect(put).toHaveBeenCalledTimes(1)
  })
})
