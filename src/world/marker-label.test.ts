import { describe, expect, it } from 'vitest'
import { capitalised, markerLabel, yieldLabel } from './marker-label.ts'
import type { Marker, MarkerType } from './marker.ts'

const camp: Marker = { id: 3, locationType: 'enemy_camp', coordinate: [1, 2] }
const type: MarkerType = {
  id: 'enemy_camp',
  title: 'Enemy Camp',
  category: 'locations',
  icon: '/icons/enemy_camp.webp',
  colour: '#28FF69',
  priority: 0,
  glyph: 'enemy_camp',
}

describe('markerLabel', () => {
  it('prefers the name over the title of the type, and that over its id', () => {
    for (const known of [true, false]) {
      expect(markerLabel({ ...camp, name: 'bandit camp' }, type, known)).toBe('bandit camp')
      expect(markerLabel(camp, type, known)).toBe('Enemy Camp')
      expect(markerLabel(camp, undefined, known)).toBe('enemy_camp')
    }
  })

  it('contains a veiled name only if it is known', () => {
    const veiled: Marker = { ...camp, name: 'Murdered Musician', veiled: true }
    expect(markerLabel(veiled, type, false)).toBe('Enemy Camp')
    expect(markerLabel(veiled, undefined, false)).toBe('enemy_camp')
    expect(markerLabel(veiled, type, true)).toBe('Murdered Musician')
  })
})

describe('capitalised', () => {
  it.each([
    ['bandit camp', 'en', 'Bandit camp'],
    ['ústí', 'cs', 'Ústí'],
    ['Already', 'en', 'Already'],
    ['', 'en', ''],
    ['ilk ev', 'tr', 'İlk ev'],
    ['ırmak', 'tr', 'Irmak'],
  ])('turns "%s" in %s into "%s"', (label, lang, expected) => {
    expect(capitalised(label, lang)).toBe(expected)
  })
})

describe('yieldLabel', () => {
  it.each([
    ['mint', 'mint'],
    ['herb_paris', 'herb paris'],
    ['herb_paris:4', 'herb paris (4)'],
    ['book: The Rule of St. Nicholas III', 'The Rule of St. Nicholas III'],
    ['book:Verses: a Choice', 'Verses: a Choice'],
  ])('reads "%s" as "%s"', (entry, expected) => {
    expect(yieldLabel(entry)).toBe(expected)
  })
})
