import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPlaythroughKey } from '../features/progress/model/playthrough.ts'
import { homeNames } from '../testing/home-names.ts'
import { createPersistedStore } from './create-persisted-store.ts'
import {
  copyFileDatabase,
  entryName,
  playthroughsDatabase,
  progressNames,
  quarantineName,
  storageKeys,
  type Owner,
  type Scope,
  type StorageKey,
} from './names.ts'

const worldId = fc
  .stringMatching(/^[a-z][a-z0-9-]{1,39}$/)
  .filter((id) => !/^unreadable-\d+$/.test(id))
const playthrough = fc.oneof(fc.constant(''), fc.stringMatching(/^[0-9a-f]{8}$/))

const site = fc.record({
  worlds: fc.uniqueArray(worldId, { minLength: 1, maxLength: 4 }),
  playthroughs: fc.uniqueArray(playthrough, { minLength: 1, maxLength: 4 }),
})

const scopes: readonly Scope[] = ['site', 'world', 'playthrough']

/** Returns the owners of each name that a site uses. Each name must have one owner. */
function namesOf({
  worlds,
  playthroughs,
}: {
  worlds: readonly string[]
  playthroughs: readonly string[]
}) {
  const names = new Map<string, Set<string>>()
  const note = (name: string, whose: string) =>
    names.set(name, (names.get(name) ?? new Set()).add(whose))
  for (const [at, id] of worlds.entries()) {
    for (const key of playthroughs) {
      const owner: Owner = { world: { id, home: at === 0 }, playthrough: key }
      for (const kind of Object.values(storageKeys)) {
        // Each kind has only one scope. The names must be unique in any scope.
        for (const scope of scopes) {
          const whose = { site: kind, world: `${kind} ${id}`, playthrough: `${kind} ${id} ${key}` }
          note(`${scope}: ${entryName(kind, scope, owner)}`, whose[scope])
          note(
            `${scope}: ${quarantineName(entryName(kind, scope, owner), 1)}`,
            `aside ${whose[scope]}`,
          )
        }
      }
      note(`database: ${progressNames(owner).database}`, `${id} ${key}`)
      note(`database: ${copyFileDatabase(owner)}`, `${id} ${key}, the copy`)
      note(`database: ${playthroughsDatabase(id)}`, `${id}, the list`)
    }
  }
  return names
}

describe('names in storage', () => {
  it('are unique for all worlds and playthroughs', () => {
    fc.assert(
      fc.property(site, (given) => {
        for (const [name, whose] of namesOf(given)) expect([name, ...whose]).toHaveLength(2)
      }),
    )
  })

  it('stay the same for the home world’s unnamed playthrough', () => {
    expect(homeNames).toEqual({
      list: 'progress-store',
      pins: 'pins-store',
      history: 'progress-history',
      database: 'itinerarium-kcd1',
    })
    const home: Owner = { world: { id: 'kcd1', home: true }, playthrough: '' }
    for (const kind of Object.values(storageKeys)) {
      for (const scope of scopes) expect(entryName(kind, scope, home)).toBe(kind)
    }
  })

  it.each<[StorageKey, Scope, Owner, string]>([
    [
      'settings-store',
      'site',
      { world: { id: 'isle', home: false }, playthrough: '3fa91c02' },
      'settings-store',
    ],
    [
      'filters-store',
      'world',
      { world: { id: 'isle', home: false }, playthrough: '3fa91c02' },
      'filters-store.isle',
    ],
    [
      'filters-store',
      'world',
      { world: { id: 'kcd1', home: true }, playthrough: '3fa91c02' },
      'filters-store',
    ],
    [
      'pins-store',
      'playthrough',
      { world: { id: 'isle', home: false }, playthrough: '' },
      'pins-store.isle',
    ],
    [
      'pins-store',
      'playthrough',
      { world: { id: 'kcd1', home: true }, playthrough: '3fa91c02' },
      'pins-store.kcd1.3fa91c02',
    ],
  ])('%s of a %s of %j is %s', (kind, scope, owner, name) => {
    expect(entryName(kind, scope, owner)).toBe(name)
  })

  it('know a playthrough’s key from anything else', () => {
    expect(['', '3fa91c02'].every(isPlaythroughKey)).toBe(true)
    expect(['3FA91C02', '3fa91c0', '3fa91c02.', 'x', 7, null].some(isPlaythroughKey)).toBe(false)
  })

  it('are not given to a store that does not say whose it is', () => {
    const rest = {
      kind: storageKeys.settings,
      migrations: [],
      validate: () => ({}),
      partialize: () => ({}),
      followOtherTabs: false,
    } as const
    // @ts-expect-error The scope is missing.
    expect(createPersistedStore(rest, () => ({}))).toBeDefined()
  })
})
