import { describe, expect, it } from 'vitest'
import type { Marker } from './marker.ts'
import { namePlates, settlementShifts } from './name-plates.ts'
import { emptyWorld } from '../../testing/world-samples.ts'
import type { Place } from '../world/names/place.ts'

const place = (rank: string, name?: string): Place => ({
  coordinate: [10, 20],
  rank,
  ...(name ? { name } : {}),
})

const marker = (id: number, name?: string): Marker => ({
  id,
  locationType: 'enemy_camp',
  coordinate: [id, id],
  ...(name ? { name } : {}),
})

const ranks = ['town', 'castle', 'hamlet'].map((key, index) => ({
  key,
  title: key,
  reach: 40,
  plateSize: 20 - index,
}))
const plates = (places: readonly Place[], markers: readonly Marker[], lang = 'en') =>
  namePlates({ ...emptyWorld, ranks, places, markers }, lang)

describe('namePlates', () => {
  it('puts settlements in the order of their rank, before the names of markers', () => {
    const places = [
      place('hamlet', 'Ledetchko Mill'),
      place('town', 'Rattay'),
      place('castle', 'Talmberg'),
      place('town', 'Skalitz'),
    ]
    const written = plates(places, [marker(1, 'bandit camp')])
    expect(written.map(({ kind, size, text }) => [kind, size, text])).toEqual([
      ['settlement', 20, 'Rattay'],
      ['settlement', 20, 'Skalitz'],
      ['settlement', 19, 'Talmberg'],
      ['settlement', 18, 'Ledetchko Mill'],
      ['marker', 13, 'Bandit camp'],
    ])
  })

  it('begins a marker’s name with the capital of its language', () => {
    const [english, turkish] = ['en', 'tr'].map((lang) => plates([], [marker(1, 'ilk ev')], lang))
    expect(english?.map(({ text }) => text)).toEqual(['Ilk ev'])
    expect(turkish?.map(({ text }) => text)).toEqual(['İlk ev'])
  })

  it('writes no plate for what has no name', () => {
    expect(plates([place('hamlet')], [marker(1)])).toEqual([])
  })

  it('does not write a settlement’s name twice', () => {
    const written = plates([place('castle', 'Talmberg')], [marker(1, 'Talmberg')])
    expect(written.map(({ kind }) => kind)).toEqual(['settlement'])
  })

  it('knows the marker whose name it writes', () => {
    const camp = marker(7, 'Cuman camp')
    expect(plates([], [marker(6), camp])[0]).toMatchObject({
      text: 'Cuman camp',
      coordinate: [7, 7],
      marker: camp,
    })
  })
})

it('a settlement’s name stands aside in every direction, nearest first, up to 99 CSS pixels up and down', () => {
  const shifts = settlementShifts(1)
  const far = shifts.map(([right, down]) => Math.hypot(right / 1.4, down))
  expect(far[0]).toBe(0)
  expect(far).toEqual(far.toSorted((a, b) => Math.round(a / 11) - Math.round(b / 11)))
  for (const corner of [
    [0, -99],
    [0, 99],
    [139, 0],
    [-139, 0],
  ]) {
    expect(shifts.map(String)).toContain(String(corner))
  }
})

it('a settlement’s name stands no farther from it than 250 m, however far out the map is', () => {
  for (const metres of [2, 8, 32]) {
    const far = settlementShifts(metres).map((shift) => Math.hypot(...shift) * metres)
    expect(Math.max(...far)).toBeLessThanOrEqual(250)
  }
  expect(settlementShifts(32)).toEqual([[0, 0]])
})
