// @vitest-environment happy-dom
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { preferredLanguage } from '../features/settings/model/preferred-language.ts'
import { translatePrerendered } from './translate-prerendered.ts'
import { explainFile, preloadLand, prePaint } from './pre-paint.ts'
import { storageKeys } from '../storage/names.ts'

/** Runs the function from its own text, like the page. */
function datasetAfter(stored: Record<string, string> = {}): Record<string, string | undefined> {
  const { dataset } = document.documentElement
  for (const name of Object.keys(dataset)) delete dataset[name]
  Object.assign(dataset, { worlds: 'shore far-shore' }, stored)
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval
  new Function(
    `(${prePaint.toString()})(["night", "dusk"], ${[preferredLanguage, translatePrerendered, preloadLand].join()})`,
  )()
  const usual = new Set(['frame:first', 'panel:beside', 'worlds:shore far-shore'])
  return Object.fromEntries(Object.entries(dataset).filter((entry) => !usual.has(entry.join(':'))))
}

const panel = () => document.documentElement.dataset['panel']

const store = (key: string, text: string) => window['localStorage'].setItem(key, text)

beforeEach(() => window['localStorage'].clear())
afterEach(() => {
  vi.restoreAllMocks()
  window.history.replaceState(null, '', '/')
})

it('marks the page as not started only if one of its own scripts fails', () => {
  datasetAfter()
  const fail = (src: string) => {
    const script = document.createElement('script')
    Object.defineProperty(script, 'src', { value: src })
    document.head.append(script)
    script.dispatchEvent(new Event('error'))
    script.remove()
    return document.documentElement.dataset['started']
  }
  expect(fail('https://elsewhere.invalid/extension.js')).toBeUndefined()
  expect(fail(`${window.location.origin}/assets/start.js`)).toBe('no')
})

it('says nothing but why there is no map where the page was opened as a file', () => {
  document.body.innerHTML =
    '<div id="root">Itinerarium</div><p class="needs-server" hidden>A web server is needed.</p>'
  vi.spyOn(window.location, 'protocol', 'get').mockReturnValue('file:')
  expect(explainFile()).toBe(true)
  expect(document.body.textContent).toContain('Itinerarium')
  window.dispatchEvent(new Event('DOMContentLoaded'))
  expect(document.body.textContent).toBe('A web server is needed.')
  expect(document.querySelector('.needs-server')?.hasAttribute('hidden')).toBe(false)
  vi.restoreAllMocks()
  expect(explainFile()).toBe(false)
  document.body.replaceChildren()
})

describe('the page before it is live', () => {
  it('matches the prerendered page on a first visit, with a panel if there is room', () => {
    expect(datasetAfter()).toEqual({})
    expect(panel()).toBe('beside')
  })

  it('follows the panel and the basemap style of the player', () => {
    store(storageKeys.settings, '{"state":{"panelOpen":false,"look":"night"},"version":0}')
    expect(datasetAfter()).toEqual({ panel: 'closed', basemapStyle: 'night' })
    store(storageKeys.settings, '{"state":{"panelOpen":true,"look":"parchment"},"version":0}')
    expect(datasetAfter()).toEqual({})
    expect(panel()).toBeUndefined()
  })

  it('shows only the land in an overlay over a stream', () => {
    window.history.replaceState(null, '', '/embed?follow=1')
    expect(datasetAfter()).toEqual({ overlay: 'yes' })
    window.history.replaceState(null, '', '/shore/embed/?types=none&follow=1')
    expect(datasetAfter()).toMatchObject({ overlay: 'yes' })
    for (const address of ['/?follow=1', '/embed?follow=yes', '/embed']) {
      window.history.replaceState(null, '', address)
      expect(datasetAfter()).toEqual({})
    }
  })

  it('has the panel beside the map until somebody opens it, and for a link', () => {
    store(storageKeys.settings, '{"state":{"look":"night"},"version":0}')
    expect(datasetAfter()).toEqual({ basemapStyle: 'night' })
    expect(panel()).toBe('beside')
    store(storageKeys.settings, '{"state":{"panelOpen":true},"version":0}')
    window.history.replaceState(null, '', '/?marker=335')
    datasetAfter()
    expect(panel()).toBe('beside')
    window.history.replaceState({ view: 'own' }, '', '/?marker=335')
    datasetAfter()
    expect(panel()).toBeUndefined()
    store(storageKeys.settings, '{"state":{"panelOpen":false},"version":0}')
    datasetAfter()
    expect(panel()).toBe('closed')
  })

  it.each(['"sepia"', '"constructor"', '"__proto__"', '["night"]', '{"toString":1}', '0', 'null'])(
    'leaves the basemap style %s as the page was prerendered',
    (name) => {
      store(storageKeys.settings, `{"state":{"look":${name}}}`)
      expect(datasetAfter()).toEqual({})
    },
  )

  it('accepts any other basemap style', () => {
    store(storageKeys.settings, '{"state":{"look":"dusk"}}')
    expect(datasetAfter()).toEqual({ basemapStyle: 'dusk' })
  })

  it('knows a map that begins elsewhere', () => {
    store(storageKeys.lastPosition, '{}')
    expect(datasetAfter()).toEqual({ place: 'elsewhere' })
  })

  it.each(['marker=335', 'place=Rattay', 'spot=1,2', 'at=1,2,3', 'types=nest&place=Rattay'])(
    'knows that %s begins elsewhere, and has the panel make way',
    (query) => {
      store(storageKeys.settings, '{"state":{"panelOpen":true},"version":0}')
      window.history.replaceState(null, '', `/?${query}`)
      expect(datasetAfter()).toMatchObject({ place: 'elsewhere' })
      expect(panel()).toBe('beside')
    },
  )

  describe('the first view of the map', () => {
    const view = {
      id: 'home',
      extent: [0, 0, 8000, 4000],
      coordinates: [4000, 2000],
      zoom: 3,
      resolution: 4,
      maxZoom: 8,
    }
    const firstView = JSON.stringify(view)
    const landAfter = (): string => {
      document.documentElement.style.removeProperty('--first-land')
      delete window.startsAt
      datasetAfter({ firstView })
      return document.documentElement.style.getPropertyValue('--first-land')
    }
    const left = (coordinates: unknown, zoom: unknown, mapName: unknown = 'home') =>
      store(storageKeys.lastPosition, JSON.stringify({ coordinates, zoom, mapName }))

    it('moves and scales the picture of the land to where the player was', () => {
      left([4400, 1000], 4.5)
      expect(landAfter()).toBe(`scale(${2 ** 1.5}) translate(-100px,-250px)`)
      expect(window.startsAt).toEqual({ coordinates: [4400, 1000], zoom: 4.5 })
      expect(document.documentElement.dataset['place']).toBeUndefined()
    })

    it('is a link’s view, whatever else the link names', () => {
      left([4400, 1000], 4.5)
      window.history.replaceState(null, '', '/?marker=335&at=4004,1996,2&types=nest')
      expect(landAfter()).toBe('scale(0.5) translate(-1px,-1px)')
    })

    const askedAfter = (given: Record<string, string>) => {
      const links: string[] = []
      vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
        for (const { as, href, crossOrigin } of nodes as HTMLLinkElement[]) {
          links.push(`${as} ${new URL(href).pathname}${crossOrigin === '' ? ' as data' : ''}`)
        }
      })
      datasetAfter(given)
      return links
    }
    const land = '/land.webp /worker.js /land.json'
    const everything = ['image /land.webp', 'script /worker.js', 'fetch /land.json as data']

    it('requests the land at once only if the start picture does not show the view', () => {
      delete window.startsAt
      expect(askedAfter({ firstView, land })).toEqual([])
      left([4400, 1000], 4.5)
      expect(askedAfter({ firstView, land })).toEqual(everything)
      delete window.startsAt
      window.history.replaceState(null, '', '/?marker=335')
      expect(askedAfter({ firstView, land })).toEqual(everything)
      expect(askedAfter({ firstView })).toEqual([])
      delete window.startsAt
    })

    describe('with a picture of the last visit', () => {
      const lastLand = {
        drawnFrom: land,
        language: 'en',
        src: '/last-land/shore/abc',
        extent: [4200, 900, 4700, 1200],
        centre: [4400, 1000],
        resolution: Math.SQRT2,
      }

      const askedWith = (stored: unknown) => {
        delete window.lastLand
        delete window.startsAt
        left([4400, 1000], 4.5)
        store(storageKeys.lastLand, typeof stored === 'string' ? stored : JSON.stringify(stored))
        return askedAfter({ firstView, land })
      }

      afterEach(() => {
        delete window.lastLand
        delete window.startsAt
      })

      it('requests only that picture if it covers the view', () => {
        expect(askedWith(lastLand)).toEqual(['image /last-land/shore/abc'])
        expect(window.lastLand).toEqual(lastLand)
        const shown = document.documentElement.style.getPropertyValue('--last-land')
        expect(shown.replaceAll(/\d+\.\d+/g, (figure) => Number(figure).toFixed(1))).toBe(
          'url("/last-land/shore/abc") calc(50% + 35.4px) calc(50% + -35.4px) / 353.6px 212.1px no-repeat',
        )
      })

      it.each([
        ['drawn from other files', { drawnFrom: 'others' }],
        ['lettered in another language', { language: 'de' }],
        ['of another place', { centre: [4410, 1000] }],
        ['of another scale', { resolution: 1 }],
        ['without an address', { src: undefined }],
        ['with an address that ends and goes on', { src: '/a") , url("//x.example' }],
        ['of half an extent', { extent: [1, 2] }],
        ['of an extent of words', { extent: ['4200', 900, 4700, 1200] }],
        ['of no place', { centre: null }],
        ['of no scale', { resolution: 0 }],
      ])('asks for all that draws the land in place of one %s', (_which, change) => {
        expect(askedWith({ ...lastLand, ...change })).toEqual(everything)
        expect(window.lastLand).toBeUndefined()
      })

      it('asks for all that draws the land where colours are forced, or others are chosen', () => {
        store(storageKeys.settings, '{"state":{"look":"night"}}')
        expect(askedWith(lastLand)).toEqual(everything)
        window.localStorage.removeItem(storageKeys.settings)
        vi.spyOn(window, 'matchMedia').mockImplementation(
          (query) => ({ matches: query.includes('forced') }) as MediaQueryList,
        )
        expect(askedWith(lastLand)).toEqual(everything)
      })

      it('reads any text without harm', () => {
        fc.assert(
          fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
            expect(askedWith(text)).toEqual(everything)
          }),
        )
      })
    })

    it('leaves the picture where it is when nothing says where the player was', () => {
      expect(landAfter()).toBe('')
      expect(document.documentElement.dataset['place']).toBeUndefined()
    })

    it.each([
      ['outside the world', [8001, 1000], 4, 'home'],
      ['nearer than the world goes', [10, 10], 9, 'home'],
      ['on another map', [10, 10], 4, 'shore'],
      ['of texts', ['10', '10'], 4, 'home'],
      ['of one number', [10], 4, 'home'],
      ['of no numbers', null, 4, 'home'],
      ['without a zoom', [10, 10], undefined, 'home'],
    ])('hides the picture for a position %s', (_, coordinates, zoom, mapName) => {
      left(coordinates, zoom, mapName)
      expect(landAfter()).toBe('')
      expect(window.startsAt).toBeUndefined()
      expect(document.documentElement.dataset['place']).toBe('elsewhere')
    })

    it.each([
      'at=1,2',
      'at=1,2,x',
      'at=1,2,3,4',
      'at=1,2,1e1',
      'at=1,2.1234567890123,3',
      'at=1,2,99',
      'at=-1,2,3',
      'marker=335',
    ])('hides the picture at %s', (query) => {
      left([10, 10], 4)
      window.history.replaceState(null, '', `/?${query}`)
      expect(landAfter()).toBe('')
      expect(document.documentElement.dataset['place']).toBe('elsewhere')
    })

    it('never throws for any stored text', () => {
      fc.assert(
        fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
          store(storageKeys.lastPosition, text)
          expect(() => landAfter()).not.toThrow()
        }),
      )
    })
  })

  it.each([storageKeys.filters, storageKeys.progress, storageKeys.pins])(
    'hides figures from a player with %s',
    (key) => {
      store(key, 'anything')
      expect(datasetAfter()).toEqual({ own: 'yes' })
    },
  )

  it.each([
    '/shore',
    '/shore/',
    '/shore/embed',
    '/maps/mine/shore',
    '/Shore',
    '/shore/index.html',
    '/SHORE/Embed/Index.html',
  ])('looks at what another world has in the browser at %s, and at the settings of all', (path) => {
    window.history.replaceState(null, '', path)
    store(storageKeys.progress, 'anything')
    store(storageKeys.lastPosition, '{}')
    store(storageKeys.settings, '{"state":{"look":"night"},"version":0}')
    expect(datasetAfter()).toEqual({ basemapStyle: 'night' })
    store(`${storageKeys.progress}.shore`, 'anything')
    store(`${storageKeys.lastPosition}.shore`, '{}')
    expect(datasetAfter()).toEqual({ basemapStyle: 'night', own: 'yes', place: 'elsewhere' })
  })

  it('begins an installed map with the world last looked at, and nothing else', () => {
    const replace = vi.spyOn(window.location, 'replace').mockReturnValue(undefined)
    window.history.replaceState(null, '', '/?start')
    for (const world of ['atlantis', 'https://elsewhere.invalid', '']) {
      store('last-world', world)
      datasetAfter()
    }
    store('last-world', 'shore')
    window.history.replaceState(null, '', '/')
    datasetAfter()
    expect(replace).not.toHaveBeenCalled()
    window.history.replaceState(null, '', '/?start')
    datasetAfter()
    expect(replace).toHaveBeenCalledExactlyOnceWith('shore')
    // A file that was shared with the installed map goes along, so that the world's page can import it.
    window.history.replaceState(null, '', '/?start#t=file')
    datasetAfter()
    expect(replace).toHaveBeenLastCalledWith('shore#t=file')
  })

  it('distinguishes the first frame from later ones', async () => {
    datasetAfter()
    const { dataset } = document.documentElement
    expect(dataset['frame']).toBe('first')
    await vi.waitFor(() => expect(dataset['frame']).toBeUndefined())
  })

  it('has the page described in the language that it is in', async () => {
    document.head.innerHTML = '<meta name="description" content="Find" />'
    const described = () => document.querySelector('meta')?.content
    const file = { built: {}, description: '查找' }
    vi.stubGlobal('fetch', async () => Response.json(file))
    store(storageKeys.settings, '{"state":{"language":"zh"}}')
    const tell = async () => {
      datasetAfter({ languages: '/data/ zh.01234567' })
      document.dispatchEvent(new Event('DOMContentLoaded'))
      await window.prerenderedLanguage
    }
    await tell()
    expect(described()).toBe('查找')
    Reflect.deleteProperty(file, 'description')
    await tell()
    expect(described(), 'of a page that is not built').toBe('查找')
    vi.unstubAllGlobals()
    document.head.innerHTML = ''
    document.documentElement.lang = 'en'
  })

  it('never throws for any stored text', () => {
    const texts = fc.oneof(
      fc.string(),
      fc.json(),
      fc.constantFrom('null', '{"state":null}', '{"state":{"look":"plain; x"}}'),
    )
    fc.assert(
      fc.property(texts, (text) => {
        store(storageKeys.settings, text)
        expect(() => datasetAfter()).not.toThrow()
      }),
    )
  })

  it('does without a storage that is forbidden', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError')
    })
    expect(datasetAfter()).toEqual({})
  })
})

describe('the language in which the page begins', () => {
  const wanted = (...languages: readonly string[]) => {
    vi.spyOn(window.navigator, 'languages', 'get').mockReturnValue(languages)
  }
  const asked = vi.fn<(address: string) => Promise<never>>(() => Promise.reject(new Error('gone')))

  /** @returns the address of the language's file, if the page requested it */
  function begin(): string | undefined {
    vi.stubGlobal('fetch', asked.mockClear())
    document.documentElement.lang = 'en'
    datasetAfter({ languages: '/maps/data/shore/ cs.0a1b2c3d de.4e5f6a7b' })
    vi.unstubAllGlobals()
    return asked.mock.calls[0]?.[0]
  }

  it('is English if the player wants it or the language is missing', () => {
    for (const languages of [['en-GB', 'de'], ['pt'], []]) {
      wanted(...languages)
      expect(begin()).toBeUndefined()
      expect(document.documentElement.lang).toBe('en')
    }
  })

  it('is the browser’s, and its file is requested at once', () => {
    wanted('de-AT', 'en')
    expect(begin()).toBe('/maps/data/shore/de.4e5f6a7b.json')
    expect(document.documentElement.lang).toBe('de')
    expect(document.documentElement.dataset['language']).toBe('de')
  })

  it('is the embed’s, else the player’s choice, else the browser’s', () => {
    wanted('de')
    store(storageKeys.settings, '{"state":{"language":"cs"},"version":0}')
    expect(begin()).toContain('/cs.')
    window.history.replaceState(null, '', '/embed?lang=de')
    expect(begin()).toContain('/de.')
    window.history.replaceState(null, '', '/embed?lang=xx')
    expect(begin()).toContain('/de.')
    window.history.replaceState(null, '', '/?lang=de')
    expect(begin()).toContain('/cs.')
    store(storageKeys.settings, '{"state":{"language":"en"},"version":0}')
    expect(begin()).toBeUndefined()
  })

  describe('and what the prerendered page says in it', () => {
    const built = { '': [{ 0: 'Hallo' }, { title: 'Welt' }], embed: [{ 0: 'Klein' }, {}] }
    const parsed = () => document.dispatchEvent(new Event('DOMContentLoaded'))
    const markup = () => document.getElementById('root')

    function beginWith(answer: Response, page = ''): void {
      wanted('de')
      document.body.innerHTML = `<div id="root" data-page="${page}"><p data-i18n>Hello<b data-i18n title="world"></b></p></div>`
      vi.stubGlobal('fetch', () => Promise.resolve(answer))
      datasetAfter({ languages: '/data/shore/ de.4e5f6a7b' })
      vi.unstubAllGlobals()
    }

    it.each([
      ['', '<p>Hallo<b title="Welt"></b></p>', 'de'],
      ['embed', '<p>Klein<b title="world"></b></p>', 'de'],
      ['terms', '<p>Hello<b title="world"></b></p>', undefined],
    ])(
      'is said and shown once its file and all of the page "%s" are there',
      async (page, html, lang) => {
        beginWith(Response.json({ built }), page)
        await window.languageFile
        expect(markup()?.textContent).toBe('Hello')
        parsed()
        await window.prerenderedLanguage
        expect(markup()?.innerHTML.replaceAll(' data-i18n=""', '')).toBe(html)
        expect(markup()?.dataset['language']).toBe(lang)
        expect(document.documentElement.dataset['language']).toBe(lang === 'de' ? undefined : 'de')
      },
    )

    it('is left to the app once that has begun to wait for the file', async () => {
      beginWith(Response.json({ built }))
      delete window.languageFile
      parsed()
      await window.prerenderedLanguage
      expect(markup()?.textContent).toBe('Hello')
      expect(markup()?.dataset['language']).toBeUndefined()
    })

    it('is left to the app where a browser extension took something of the page away [F75]', async () => {
      beginWith(Response.json({ built }))
      document.querySelector('b')?.remove()
      parsed()
      await expect(window.prerenderedLanguage).resolves.toBeUndefined()
      expect(markup()?.textContent).toBe('Hello')
      expect(markup()?.dataset['language']).toBeUndefined()
      expect(document.documentElement.dataset['language']).toBe('de')
    })

    it('is left to the app where there is no such file', async () => {
      beginWith(new Response('', { status: 404 }))
      parsed()
      await window.prerenderedLanguage
      expect(document.documentElement.dataset['language']).toBe('de')
      await expect(window.languageFile).rejects.toThrow('404')
    })
  })
})
