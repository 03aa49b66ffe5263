import fc from 'fast-check'
import type { Coordinate } from '../geometry/coordinates.ts'
import { createNetwork, roadClasses, type Network } from '../world/road-network.ts'

const point = fc.tuple(fc.nat(9), fc.nat(9)).map(([x, y]): Coordinate => [100 * x, 100 * y])

/** Roads on a grid of 100 units. They may cross without a junction, and may be disconnected. */
export const anyNetwork: fc.Arbitrary<Network> = fc
  .array(
    fc.record({
      class: fc.constantFrom(...roadClasses),
      line: fc.array(point, { minLength: 2, maxLength: 4 }),
    }),
    { minLength: 1, maxLength: 25 },
  )
  .map((lines) => createNetwork(lines, { bridges: [], fastTravel: [], landmarks: [] }))

export const anyPoint: fc.Arbitrary<Coordinate> = fc.tuple(fc.nat(1000), fc.nat(1000))
