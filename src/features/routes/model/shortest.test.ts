import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyNetwork } from '../../../testing/network-samples.ts'
import { snappedPointAt, plainLengths } from '../../../testing/plain-lengths.ts'
import { indexRoads } from './road-index.ts'
import { coursesTo, costTo, reachedFrom } from './shortest.ts'

const plain = () => 1

describe('the shortest route', () => {
  it('is as long as one found simply, on any network', () => {
    fc.assert(
      fc.property(anyNetwork, fc.nat(), (network, seed) => {
        const from = seed % network.nodes.length
        const reached = reachedFrom(network, snappedPointAt(network, from), plain)
        for (const [node, length] of plainLengths(network, from).entries()) {
          const found = costTo(network, reached, snappedPointAt(network, node), plain)
          if (length === Infinity) expect(found).toBe(Infinity)
          else expect(found).toBeCloseTo(length, 6)
        }
      }),
    )
  })

  it('is gone along edges that follow each other, as long together as it is said to be', () => {
    fc.assert(
      fc.property(anyNetwork, fc.nat(), fc.nat(), (network, one, other) => {
        const [from, to] = [one, other].map((seed) =>
          indexRoads(network).nearest([seed % 1000, (seed * 7) % 1000], ['road', 'path']),
        )
        if (!from || !to) throw new Error('There is no road.')
        const reached = reachedFrom(network, from, plain)
        const courses = coursesTo(network, reached, to, plain)
        const cost = costTo(network, reached, to, plain)
        if (!courses) {
          expect(cost).toBe(Infinity)
          return
        }
        const sum = courses.reduce((whole, { begin, end }) => whole + Math.abs(end - begin), 0)
        expect(sum).toBeCloseTo(cost, 6)
        expect(courses[0]).toMatchObject({ edge: from.edge, begin: from.offset })
        expect(courses.at(-1)).toMatchObject({ edge: to.edge, end: to.offset })
        const nodeOf = (edge: number, offset: number) => {
          const { from: first, to: last } = network.edges[edge] ?? {}
          return offset === 0 ? first : last
        }
        for (const [index, { edge, begin }] of courses.slice(1).entries()) {
          const before = courses[index]
          if (!before) continue
          expect(nodeOf(edge, begin)).toBe(nodeOf(before.edge, before.end))
        }
      }),
    )
  })
})
