import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Marker } from './marker.ts'
import type { Coordinate } from '../world/view/coordinates.ts'
import { newTour, nextStep, type Tour } from './tour.ts'

const marker = (id: number, x: number): Marker => ({
  id,
  locationType: 'nest',
  coordinate: [x, 0],
})
// Two close together, and others farther off.
const markers = [marker(1, 100), marker(2, 110), marker(3, 200), marker(4, 400)]

interface Walk {
  readonly discovered?: ReadonlySet<number>
  readonly middle?: Coordinate
  readonly all?: readonly Marker[]
}

function step(tour: Tour, { discovered = new Set(), middle = [0, 0], all = markers }: Walk = {}) {
  return nextStep({ tour, selected: tour.at, middle, markers: all, discovered })
}

describe('a tour', () => {
  it('begins nearest the middle of the map and leads on without turning back', () => {
    const ids: (number | undefined)[] = []
    let tour = newTour
    for (let count = 0; count < 4; count += 1) {
      tour = step(tour)
      ids.push(tour.at?.id)
    }
    expect(ids).toEqual([1, 2, 3, 4])
  })

  it('leaves out what is discovered', () => {
    expect(step(newTour, { discovered: new Set([1, 2]) }).at?.id).toBe(3)
  })

  it('begins again when it has been everywhere', () => {
    let tour = newTour
    for (let count = 0; count < 5; count += 1) tour = step(tour)
    expect(tour.at?.id).toBe(3)
  })

  it('begins anew from a place that the player has selected', () => {
    const there = step(step(newTour))
    const [first] = markers
    const next = nextStep({
      tour: there,
      selected: first ?? null,
      middle: [0, 0],
      markers,
      discovered: new Set(),
    })
    expect(next.at?.id).toBe(2)
  })

  it('goes nowhere when nothing else is left', () => {
    expect(step(newTour, { discovered: new Set([1, 2, 3, 4]) }).at).toBeNull()
    const only = step(newTour, { all: [marker(7, 5)] })
    expect(only.at?.id).toBe(7)
    expect(step(only, { all: [marker(7, 5)] }).at).toBeNull()
  })

  it('comes to every undiscovered place once before it comes to one again', () => {
    const places = fc.uniqueArray(fc.nat(500), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(places, fc.array(fc.nat(500)), (spots, found) => {
        const all = spots.map((x) => marker(x, x))
        const discovered = new Set(found)
        const left = all.filter(({ id }) => !discovered.has(id))
        const been: (number | undefined)[] = []
        let tour = newTour
        for (let count = 0; count < left.length; count += 1) {
          tour = step(tour, { all, discovered })
          been.push(tour.at?.id)
        }
        expect(new Set(been)).toEqual(new Set(left.map(({ id }) => id)))
      }),
    )
  })
})
