import { describe, expect, it } from 'vitest'
import type { Marker, MarkerType } from '../../world/marker.ts'
import type { Pin } from '../../records/pin.ts'
import { indexWorld } from '../../features/worlds/world-context.tsx'
import { crosshairWords } from './map-crosshair.tsx'
import { emptyWorld } from '../../testing/world-samples.ts'

const chest: Marker = {
  id: 1028,
  locationType: 'treasure_chest',
  coordinate: [1060, 1060],
  name: 'treasure XII',
}
const nest: Marker = { id: 3, locationType: 'nest', coordinate: [1000, 1000] }

const type = (id: string, title: string): MarkerType => ({
  id,
  title,
  category: 'other',
  icon: `/icons/${id}.webp`,
  colour: '#fff',
  priority: 0,
  glyph: id,
})

const world = indexWorld({
  ...emptyWorld,
  id: 'kcd1',
  startView: { coordinates: [1000, 1000], zoom: 4 },
  categories: [],
  types: [type('treasure_chest', 'Treasure Chest'), type('nest', 'Nest')],
  glyphs: {},
  places: [{ name: 'Rattay', rank: 'town', coordinate: [1000, 3000] }],
  markers: [chest, nest],
})

const pin = { id: 'p', x: 1000, y: 900, title: 'My hoard' } as Pin

const wordsFor = (part: Partial<Parameters<typeof crosshairWords>[0]>): string =>
  crosshairWords({
    world,
    target: { marker: null, pin: null },
    middle: [1000, 1000],
    reach: 100,
    found: false,
    known: false,
    shown: [],
    ...part,
  })

describe('the description of the map’s centre [F60]', () => {
  it('is kind, name, number, displacement and mark, and how much else is near', () => {
    expect(wordsFor({ target: { marker: chest, pin: null }, shown: [chest, nest] })).toBe(
      'Treasure Chest, treasure XII, #1028, 42 m north-east of the centre, not found. 1 more place nearby.',
    )
  })

  it('names the type of an unnamed place that is found and exactly there', () => {
    expect(wordsFor({ target: { marker: nest, pin: null }, found: true, shown: [nest] })).toBe(
      'Nest, #3, at the centre, found.',
    )
  })

  it('does not tell a veiled name before it is known', () => {
    const target = { marker: { ...chest, veiled: true } as const, pin: null }
    const wordsWhen = (known: boolean) => wordsFor({ target, known })
    expect(wordsWhen(false)).toBe(
      'Treasure Chest, #1028, 42 m north-east of the centre, not found.',
    )
    expect(wordsWhen(true)).toContain('Treasure Chest, treasure XII, #1028')
  })

  it('names a pin of the player’s own', () => {
    expect(wordsFor({ target: { marker: null, pin } })).toBe(
      'Your pin: My hoard, 50 m south of the centre.',
    )
  })

  it('contains the location if no place is there', () => {
    expect(wordsFor({})).toBe('No place at the centre. 1,000 m south of Rattay.')
  })
})
