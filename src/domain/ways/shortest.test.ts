import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyNetwork } from '../../testing/network-samples.ts'
import { anchorAt, plainLengths } from '../../testing/plain-lengths.ts'
import { indexRoads } from './road-index.ts'
import { coursesTo, costTo, reachedFrom } from './shortest.ts'

const plain = () => 1

describe('the shortest way', () => {
  it('is as long as one found simply, on any network', () => {
    fc.assert(
      fc.property(anyNetwork, fc.nat(), (network, seed) => {
        const from = seed % network.nodes.length
        const reached = reachedFrom(network, anchorAt(network, from), plain)
        for (const [node, length] of plainLengths(network, from).entries()) {
          const found = costTo(network, reached, anchorAt(network, node), plain)
          if (length === Infinity) expect(found).toBe(Infinity)
          else expect(found).toBeCloseTo(length, 6)
        }
      }),
    )
  })

  it('is gone along stretches that follow each other, as long together as it is said to be', () => {
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
        expect(courses[0]).toMatchObject({ stretch: from.stretch, begin: from.offset })
        expect(courses.at(-1)).toMatchObject({ stretch: to.stretch, end: to.offset })
        const nodeOf = (stretch: number, offset: number) => {
          const { from: first, to: last } = network.stretches[stretch] ?? {}
          return offset === 0 ? first : last
        }
        for (const [index, { stretch, begin }] of courses.slice(1).entries()) {
          const before = courses[index]
          if (!before) continue
          expect(nodeOf(stretch, begin)).toBe(nodeOf(before.stretch, before.end))
        }
      }),
    )
  })
})
