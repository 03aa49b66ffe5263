import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PrecacheEntry } from '../../src/features/offline/model/precaches.ts'
import { addressOf, listPrecache, offlineListFile, ownerOf } from './offline-files.ts'

const worlds = { home: 'kcd1', others: ['shore'] }
const shore = [
  'data/shore/geography.json',
  'data/shore/network.json',
  'data/shore/world.json',
  'icons/shore/bed.webp',
  'shore/embed/index.html',
  'shore/index.html',
]
const appShell = [
  'shell.html',
  'manifest.webmanifest',
  'data/worlds.json',
  'terms/index.html',
  'assets/root-abc.js',
]
const home = [
  'data/kcd1/world.json',
  'data/kcd1/geography.json',
  'data/kcd1/network.json',
  'icons/bed.webp',
  'images/7-camp.webp',
  'embed/index.html',
  'index.html',
]
const built = [...home, ...shore, ...appShell]

it.each([
  ['shore/index.html', 'shore'],
  ['shore/embed/index.html', 'shore'],
  ['data/shore/world.json', 'shore'],
  ['icons/shore/bed.webp', 'shore'],
  ['images/shore/7-camp.webp', 'shore'],
  ['icons/shore.webp', 'kcd1'],
  ['assets/shore', undefined],
  ['data/worlds.json', undefined],
  ['terms/index.html', undefined],
  ['shell.html', undefined],
  ['index.html', 'kcd1'],
  ['embed/index.html', 'kcd1'],
  ['data/kcd1/world.json', 'kcd1'],
  ['icons/bed.webp', 'kcd1'],
  ['images/7-camp.webp', 'kcd1'],
])('%s is the own of %s', (file, world) => {
  expect(ownerOf(file, { home: 'kcd1', others: ['far-shore', 'shore'] })).toBe(world)
})

describe('addressOf', () => {
  it('is what players open, and the file itself where that is no page', () => {
    expect(['index.html', 'terms/index.html', 'data/kcd1/world.json'].map(addressOf)).toEqual([
      './',
      'terms',
      'data/kcd1/world.json',
    ])
  })
})

describe('the list of the service worker', () => {
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'itinerarium-list-'))
    for (const file of built) await write(file)
  })
  afterEach(() => rm(folder, { recursive: true }))

  const page = '<script type="module" src="/assets/start-a_-1.js"></script>'
  const contentOf = (file: string) => (file.endsWith('.html') ? page : file)
  const write = async (file: string, content: string | Buffer = contentOf(file)) => {
    await mkdir(path.join(folder, path.dirname(file)), { recursive: true })
    await writeFile(path.join(folder, file), content)
  }
  const list = () => listPrecache(folder, worlds)
  const urlsOf = (entries: readonly PrecacheEntry[]) => entries.map(({ url }) => url)
  const entry = async (wanted: string) => (await list()).find(({ url }) => url === wanted)

  it('has each file of app shell and worlds, and names the files in offline.json', async () => {
    const entries = await list()
    expect(urlsOf(entries).toSorted()).toEqual(
      [...appShell, ...home, ...shore, offlineListFile].map(addressOf).toSorted(),
    )
    const group = (files: readonly string[]) => ({
      bytes: files.map(contentOf).join('').length,
      files: expect.arrayContaining(files.map(addressOf)) as unknown,
    })
    expect(JSON.parse(await readFile(path.join(folder, 'offline.json'), 'utf8'))).toEqual({
      ...group(appShell),
      worlds: { kcd1: group(home), shore: group(shore) },
    })
  })

  it('names the world of each file, and has the page of a world last', async () => {
    await write('shore/later.webp')
    const entries = await list()
    const last = (id: string) => entries.filter(({ world }) => world === id).at(-1)?.url
    expect([last('kcd1'), last('shore')]).toEqual(['./', 'shore'])
    expect(entries.find(({ url }) => url === 'terms')).not.toHaveProperty('world')
  })

  it('has a revision where the name does not change with the content', async () => {
    // printf icons/bed.webp | md5sum
    expect((await entry('icons/bed.webp'))?.revision).toBe('2ab0b887afec08788dd359f1f78979fe')
    expect((await entry('assets/root-abc.js'))?.revision).toBeNull()
  })

  it('has a checksum for every file but pages, and a mark for pages', async () => {
    const entries = await list()
    const marked = entries.filter(({ integrity }) => integrity === undefined)
    expect(new Set(marked.map(({ mark }) => mark))).toEqual(new Set(['assets/start-a_-1.js']))
    expect(urlsOf(marked).toSorted()).toEqual([
      './',
      'embed',
      'shell.html',
      'shore',
      'shore/embed',
      'terms',
    ])
    // printf icons/bed.webp | openssl dgst -sha384 -binary | base64
    expect((await entry('icons/bed.webp'))?.integrity).toBe(
      'sha384-lN791YPay1if6+P5EYniz1kS0xmK3Lq9j3cBfmcNe5lkvRenZFjGki9RDFp7Ubex',
    )
  })

  it.each([
    'sw.js',
    '404.html',
    '_headers',
    '_redirects',
    '.nojekyll',
    'assets/root-abc.js.br',
    'data/kcd1/world.json.gz',
    'assets/root-abc.js.map',
    'robots.txt',
    'sitemap.xml',
    'itinerarium-map.js',
    'data/open-data.schema.json',
    'data/shore/open-data.json',
    'data/kcd1/preview.0123abcd.jpg',
    'app-icons/screen-wide.webp',
  ])('omits %s', async (file) => {
    await write(file)
    expect(urlsOf(await list())).not.toContain(addressOf(file))
  })

  it.each([
    'assets/alegreya-sans-400-latin-ext-a.woff2',
    'legend/index.html',
    'images/preview.0123abcd.jpg',
    'assets/preview-abc.js',
  ])('has %s', async (file) => {
    await write(file)
    expect(urlsOf(await list())).toContain(addressOf(file))
    expect(await readFile(path.join(folder, 'offline.json'), 'utf8')).toContain(addressOf(file))
  })

  it.each(['data/shore/de.0a1b2c3d.json', 'assets/alegreya-sc-700-cyrillic-Bx_9-a1.woff2'])(
    'has %s of a language, which is in no group of files [F99]',
    async (file) => {
      await write(file)
      const named = await entry(file)
      expect(named?.integrity).toMatch(/^sha384-/)
      expect(named).not.toHaveProperty('world')
      expect(await readFile(path.join(folder, 'offline.json'), 'utf8')).not.toContain(file)
    },
  )

  it('refuses a build that lacks a file which the map asks for by name [F45]', async () => {
    await rm(path.join(folder, 'data/kcd1/geography.json'))
    await expect(list()).rejects.toThrow(
      /would not work offline: data\/kcd1\/geography\.json missing/,
    )
  })

  it.each(['images/panorama.webp', 'data/shore/de.0a1b2c3d.json'])(
    'refuses %s above 2 MiB, and names the file [F45]',
    async (file) => {
      await write(file, Buffer.alloc(2 ** 21))
      expect(await entry(file)).toBeDefined()
      await write(file, Buffer.alloc(2 ** 21 + 1))
      const outcome = await list().catch(String)
      expect(outcome).toContain(`would not work offline: ${file} (2097153 bytes) larger`)
    },
  )
})
