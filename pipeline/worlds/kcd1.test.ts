import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { usedGlyphs } from '../build/glyphs.ts'
import { sharedFolders } from '../build/output-file.ts'
import { buildWorldFile } from '../build/world.ts'
import { runChecks } from '../checks.ts'
import { loadSource } from '../load.ts'
import { decodeWorld } from '../../src/domain/world/world-file.ts'

// What the specification says of the first game. What must hold of every world is a rule in `checks/`; nothing
// that may be added to this one breaks what stands here.

const { value: source } = await loadSource(join(import.meta.dirname, '..', '..', 'worlds'), 'kcd1')
if (!source) throw new Error('The world cannot be read: npm run data:check says why.')

const { content } = buildWorldFile(source, usedGlyphs(source), sharedFolders('kcd1', 'kcd1'))
const { types, markers, categories, glyphs, extent } = decodeWorld(
  JSON.parse(Buffer.from(content).toString()),
)
const ofType = (id: string) => markers.filter(({ locationType }) => locationType === id)

describe('the first game', () => {
  it('has markers of known types, with numbers of their own and places in the world [S1.03] [S1.04] [S3.01] [S3.02] [S3.03] [S9.01] [D-world-2] [D-world-7]', () => {
    // Types that are known, ids that are whole, unique and not retired, and coordinates that lie inside.
    expect(runChecks(source)).toEqual([])
    expect(extent).toEqual([0, 0, 8192, 8192])
    expect(source.world.retiredMarkerIds).toContain(359)
    expect(markers.length).toBeGreaterThan(1000)
    expect(new Set(markers.map(({ locationType }) => locationType)).size).toBeGreaterThanOrEqual(44)
  })

  it('has names and descriptions where they belong [S3.04] [S3.05]', () => {
    const chests = ofType('treasure_chest')
    expect(chests.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['treasure I', 'treasure XXV', 'ancient treasure V']),
    )
    expect(chests.map(({ description }) => description)).toEqual(
      expect.arrayContaining([
        'Requires a spade',
        'Requires lockpicking: Easy',
        'Requires lockpicking: Hard',
        'Requires lockpicking: Very Hard',
        'Hidden away in a small cave',
      ]),
    )
    expect(ofType('enemy_camp').map(({ name }) => name)).toContain('bandit camp')
  })

  it('has a picture of a camp, under a name made from its number [S3.06]', () => {
    expect(markers.filter(({ image }) => image?.endsWith('-camp.webp'))).not.toHaveLength(0)
  })

  it('has types with a title, a glyph and an icon [S3.08]', () => {
    for (const { id, title, glyph, icon } of types) {
      expect(title).not.toBe('')
      expect(glyphs[glyph]?.length).toBeGreaterThan(0)
      expect(icon).toBe(`/icons/${id}.webp`)
    }
  })

  it('has a colour for each category, which its types share [S3.09]', () => {
    const colours: Readonly<Record<string, string>> = {
      locations: '#28FF69',
      resources: '#B5C7D2',
      utilities: '#FF8D8D',
      vendors_services: '#9FEEC6',
      other: '#94BFFF',
    }
    expect(Object.fromEntries(categories.map(({ id, colour }) => [id, colour]))).toMatchObject(colours)
    for (const { category, colour } of types) {
      expect(colour).toBe(categories.find(({ id }) => id === category)?.colour)
    }
  })

  it.each([
    [
      'locations',
      'S3.10',
      'accident interesting_site enemy_camp church camp shrine conciliation_cross grave mine cave',
    ],
    [
      'resources',
      'S3.11',
      'woodland_garden nest deer_hunting_spot beehive boar_hunting_spot fish_trap fishing_spot',
    ],
    [
      'utilities',
      'S3.12',
      'bed inn tavern archery_range alchemy_bench combat_arena grindstone',
    ],
    [
      'vendors_services',
      'S3.13',
      'charcoal_burner baker grocer scribe butcher trader huntsman tailor miller blacksmith herbalist horse_trader cobbler baths tanner weaponsmith apothecary armourer',
    ],
    ['other', 'S3.14', 'fast_travel treasure_chest'],
  ])('has these types of %s [%s]', (category, _tag, list) => {
    const found = types.filter((type) => type.category === category).map(({ id }) => id)
    expect(found).toEqual(expect.arrayContaining(list.split(' ')))
  })

  it('has more sites, nests, shrines, graves, accidents, camps and fish traps than most else [S3.15]', () => {
    const most = types
      .map(({ id }) => id)
      .toSorted((a, b) => ofType(b).length - ofType(a).length)
    for (const id of 'interesting_site nest shrine grave accident camp fish_trap'.split(' ')) {
      expect(most.indexOf(id)).toBeLessThan(12)
    }
  })
})
