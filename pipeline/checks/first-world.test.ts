import { describe, expect, it } from 'vitest'
import { files, goodSource, type, world, worldProblem } from '../fixtures/good-source.ts'
import type { Source } from '../source.ts'
import { firstWorldStays } from './first-world.ts'

const categories = [
  { id: 'locations', title: 'Locations', colour: '#28FF69', shape: 'diamond' },
  { id: 'resources', title: 'Resources', colour: '#B5C7D2', shape: 'circle' },
  { id: 'utilities', title: 'Utilities', colour: '#FF8D8D', shape: 'square' },
  { id: 'vendors_services', title: 'Vendors & services', colour: '#9FEEC6', shape: 'shield' },
  { id: 'other', title: 'Other', colour: '#94BFFF', shape: 'star' },
] as const

const ids: Readonly<Record<string, string>> = {
  locations:
    'accident interesting_site enemy_camp church camp shrine conciliation_cross grave mine cave',
  resources:
    'woodland_garden nest deer_hunting_spot beehive boar_hunting_spot fish_trap fishing_spot',
  utilities: 'bed inn tavern archery_range alchemy_bench combat_arena grindstone',
  vendors_services:
    'charcoal_burner baker grocer scribe butcher trader huntsman tailor miller blacksmith herbalist horse_trader cobbler baths tanner weaponsmith apothecary armourer',
  other: 'fast_travel treasure_chest',
}

const types = Object.entries(ids).flatMap(([category, list]) =>
  list.split(' ').map((id) => type({ id, category })),
)

const stays = {
  home: true,
  extent: [0, 0, 8192, 8192],
  retiredMarkerIds: [359],
  categories,
} as const

const first = (change: Partial<Source> = {}): Source => ({
  ...goodSource(),
  folder: 'kcd1',
  world: world(stays),
  types,
  ...change,
})

describe('the first world', () => {
  it('is as it was, or has more [S1.03] [S9.01]', () => {
    expect(firstWorldStays(first())).toEqual([])
    const more = [...types, type({ id: 'dovecote', category: 'sky' })]
    const sky = { id: 'sky', title: 'Sky', colour: '#94BFFF', shape: 'drop' } as const
    const retiredMarkerIds = [12, 359]
    const larger = world({ ...stays, retiredMarkerIds, categories: [sky, ...categories] })
    expect(firstWorldStays(first({ types: more, world: larger }))).toEqual([])
  })

  it.each([
    ['extent', { extent: [0, 0, 8192, 8000] }, 'must stay 0, 0, 8192, 8192'],
    ['retiredMarkerIds', { retiredMarkerIds: [] }, '359 must stay among them'],
    [
      'categories[1].colour',
      {
        categories: categories.map((each) => ({
          ...each,
          colour: each.colour.replace('B5', 'C5'),
        })),
      },
      'must stay #B5C7D2',
    ],
    ['categories', { categories: categories.slice(1) }, '"locations" must stay among them'],
  ] as const)('keeps its %s [D-world-7] [S3.09]', (field, change, reason) => {
    const changed = first({ world: world({ ...stays, ...change }) })
    expect(firstWorldStays(changed)).toEqual([worldProblem(field, reason)])
  })

  it('stays the home world', () => {
    const { home: _, ...moved } = stays
    const reason = 'must be true: players’ lists are of this world'
    expect(firstWorldStays(first({ world: world(moved) }))).toEqual([worldProblem('home', reason)])
  })

  it('keeps its types [S3.10] [S3.11] [S3.12] [S3.13] [S3.14] [S3.15]', () => {
    for (const gone of types) {
      const without = types.filter((each) => each !== gone)
      const reason = `the type ${gone.id} must stay: players’ filters name it`
      const file = 'worlds/kcd1/marker-types.csv'
      expect(firstWorldStays(first({ types: without }))).toEqual([{ file, field: 'id', reason }])
    }
  })

  it('keeps them in their categories', () => {
    const moved = types.map((each) =>
      each.id === 'bed' ? { ...each, line: 9, category: 'other' } : each,
    )
    expect(firstWorldStays(first({ types: moved }))).toEqual([
      { file: files.types, line: 9, field: 'category', reason: 'must stay utilities' },
    ])
  })
})

it('asks nothing of other worlds', () => {
  expect(firstWorldStays(goodSource())).toEqual([])
})
