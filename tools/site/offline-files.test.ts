import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  addressOf,
  completeList,
  leftOut,
  offlineListFile,
  ownerOf,
  requiredFiles,
} from './offline-files.ts'

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
const required = requiredFiles(worlds)

describe('leftOut', () => {
  it('is content when everything is cached', () => {
    expect(leftOut(built, built, required)).toEqual([])
  })

  it('names what was built and is not cached [F45]', () => {
    const cached = built.filter((file) => !/root-abc|kcd1\/world\.json/.test(file))
    expect(leftOut(built, cached, required)).toEqual(['assets/root-abc.js', 'data/kcd1/world.json'])
  })

  it('names what was never built, though the map asks for it by name [F45]', () => {
    const without = built.filter((file) => file !== 'data/kcd1/geography.json')
    expect(leftOut(without, without, required)).toEqual(['data/kcd1/geography.json'])
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
    'data/kcd1/preview.0123abcd.jpg',
    'app-icons/screen-wide.webp',
    'data/kcd1/cs.0123abcd.json',
    'assets/alegreya-sc-700-cyrillic-Bx_9-a1.woff2',
  ])('does without %s', (file) => {
    expect(leftOut([...built, file], built, required)).toEqual([])
  })

  it.each([
    'assets/alegreya-sans-400-latin-ext-a.woff2',
    'legend/index.html',
    'images/preview.0123abcd.jpg',
    'assets/preview-abc.js',
  ])('does not do without %s', (file) => {
    expect(leftOut([...built, file], built, required)).toEqual([file])
  })
})

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

describe('completeList', () => {
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'itinerarium-list-'))
    for (const file of built) {
      await mkdir(path.join(folder, path.dirname(file)), { recursive: true })
      const page = '<script type="module" src="/assets/start-a_-1.js"></script>'
      await writeFile(path.join(folder, file), file.endsWith('.html') ? page : file)
    }
  })
  afterEach(() => rm(folder, { recursive: true }))

  const entries = () => built.map((url) => ({ url, revision: 'r', size: url.length }))
  const complete = (found = entries()) => completeList(() => folder, worlds)(found)

  it('adds up what is cached by app shell and worlds and lists it in a file that is cached, too', async () => {
    const { manifest } = await complete()
    const text = await readFile(path.join(folder, 'offline.json'), 'utf8')
    const part = (files: readonly string[]) => ({
      bytes: files.join('').length,
      files: files.map(addressOf),
    })
    expect(JSON.parse(text)).toEqual({
      ...part(appShell),
      worlds: { kcd1: part(home), shore: part(shore) },
    })
    expect(manifest.map(({ url }) => url)).toEqual(
      [...appShell, ...home, ...shore, offlineListFile].map(addressOf),
    )
  })

  it('says whose each file is, a world’s page after all else of it', async () => {
    const { manifest } = await complete(entries().reverse())
    const worldOf = (entry: object) => ('world' in entry ? entry.world : undefined)
    const last = (world: string) => manifest.filter((entry) => worldOf(entry) === world).at(-1)?.url
    expect([last('kcd1'), last('shore')]).toEqual(['./', 'shore'])
    expect(worldOf(manifest.find(({ url }) => url === 'terms') ?? {})).toBeUndefined()
  })

  it('gives every file but the pages a checksum, and pages a mark', async () => {
    const { manifest } = await complete()
    const bare = manifest.filter(({ integrity }) => integrity === undefined)
    expect(new Set(bare.map((entry) => ('mark' in entry ? entry.mark : '')))).toEqual(
      new Set(['assets/start-a_-1.js']),
    )
    expect(bare.map(({ url }) => url)).toEqual([
      'shell.html',
      'terms',
      'embed',
      './',
      'shore/embed',
      'shore',
    ])
    // printf icons/bed.webp | openssl dgst -sha384 -binary | base64
    expect(manifest.find(({ url }) => url === 'icons/bed.webp')?.integrity).toBe(
      'sha384-lN791YPay1if6+P5EYniz1kS0xmK3Lq9j3cBfmcNe5lkvRenZFjGki9RDFp7Ubex',
    )
  })

  it('leaves out what the map does without', async () => {
    const others = [
      '_headers',
      'itinerarium-map.js',
      'data/open-data.schema.json',
      'data/shore/open-data.json',
    ]
    const { manifest } = await complete([
      ...entries(),
      ...others.map((url) => ({ url, revision: 'r', size: 1_000_000 })),
    ])
    const cached = manifest.map(({ url }) => url)
    expect(others.filter((url) => cached.includes(url))).toEqual([])
  })

  it('names files of languages with their checksums, and has nobody cache them unasked [F99]', async () => {
    const file = 'data/shore/de.0a1b2c3d.json'
    await writeFile(path.join(folder, file), file)
    const { manifest } = await complete([...entries(), { url: file, revision: 'r', size: 9 }])
    const named = manifest.find(({ url }) => url === file)
    expect(named?.integrity).toMatch(/^sha384-/)
    expect(named).not.toHaveProperty('world')
    const text = await readFile(path.join(folder, 'offline.json'), 'utf8')
    expect(text).not.toContain(file)
  })

  it('refuses a list that lacks a file, and names it [F45]', async () => {
    const found = entries().filter(({ url }) => url !== 'icons/bed.webp')
    await expect(complete(found)).rejects.toThrow(
      /would not work offline: icons\/bed\.webp missing/,
    )
  })
})
