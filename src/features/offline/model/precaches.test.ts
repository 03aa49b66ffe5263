import { describe, expect, it } from 'vitest'
import {
  cachesToDrop,
  appShellCacheName,
  readWanted,
  straightUrl,
  wantedAfter,
  wantedCacheName,
  worldCacheName,
  worldsToInstall,
} from './precaches.ts'

const scope = 'https://example.org/maps/'
const worlds = ['home', 'hills', 'shore']

describe('worldsToInstall', () => {
  it('installs cached worlds and nothing of a world that was never opened', () => {
    expect(worldsToInstall(worlds, ['home'], { opened: ['home'], all: false })).toEqual({
      must: ['home'],
      may: [],
    })
  })

  it('does not fail for a world that was opened and never cached whole', () => {
    expect(worldsToInstall(worlds, ['home'], { opened: ['home', 'hills'], all: false })).toEqual({
      must: ['home'],
      may: ['hills'],
    })
  })

  it('brings new worlds where all are wanted', () => {
    expect(worldsToInstall(worlds, ['home', 'hills'], { opened: ['home'], all: true })).toEqual({
      must: ['home', 'hills'],
      may: ['shore'],
    })
  })

  it('drops cached worlds that are no longer needed', () => {
    expect(worldsToInstall(worlds, ['home', 'hills'], { opened: ['home'], all: false })).toEqual({
      must: ['home'],
      may: [],
    })
  })
})

describe('cachesToDrop', () => {
  const names = [
    appShellCacheName(scope),
    wantedCacheName(scope),
    ...[...worlds, 'gone'].map((world) => worldCacheName(world, scope)),
    // Caches of another site on this host, and of anything else on the origin.
    worldCacheName('hills', 'https://example.org/other/'),
    'neighbour',
  ]

  it('names worlds that are gone or unwanted, of this site alone', () => {
    expect(cachesToDrop(names, worlds, { opened: ['home', 'gone'], all: false }, scope)).toEqual(
      ['hills', 'shore', 'gone'].map((world) => worldCacheName(world, scope)),
    )
  })

  it('leaves every world of the site where all are wanted', () => {
    expect(cachesToDrop(names, worlds, { opened: [], all: true }, scope)).toEqual([
      worldCacheName('gone', scope),
    ])
  })
})

it('remembers each world once, and the last word on all of them', () => {
  const before = { opened: ['home'], all: true }
  expect(wantedAfter(before, { opened: ['home', 'shore'], all: false })).toEqual({
    opened: ['home', 'shore'],
    all: false,
  })
})

it('remembers the language that is wanted until a page says otherwise [F99]', () => {
  const before = readWanted({ opened: [], all: false, language: 'de' })
  expect(wantedAfter(before, { opened: [], all: false })).toEqual(before)
  expect(wantedAfter(before, { opened: [], all: false, language: 'cs' }).language).toBe('cs')
  expect(readWanted({ language: 7 }).language).toBeUndefined()
})

it.each([null, undefined, 7, 'all', [], { opened: 'home', all: 'yes' }, { opened: [7, null] }])(
  'wants nothing where %j was noted',
  (noted) => {
    expect(readWanted(noted)).toEqual({ opened: [], all: false })
  },
)

it.each([
  ['', scope],
  ['index.html', scope],
  ['?marker=7', scope],
  ['shore', `${scope}shore`],
  ['shore/?marker=7#here', `${scope}shore`],
  ['shore/embed/index.html', `${scope}shore/embed`],
  ['Shore/Index.HTML', `${scope}shore`],
  ['INDEX.html', scope],
])('finds the page of %j', (address, page) => {
  expect(straightUrl(scope + address, scope)).toBe(page)
})
