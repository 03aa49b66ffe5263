import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeNetwork, encodeNetwork } from '../../src/world/road-network.ts'
import { indexRoads } from '../../src/features/routes/model/road-index.ts'
import { tripLength, tripOrder } from '../../src/features/routes/model/trips/trip-order.ts'
import { routeKinds } from '../../src/features/settings/model/route-choices.ts'
import { routeThrough, weights } from '../../src/features/routes/model/route.ts'
import { distancesAtOnce } from '../../src/testing/distances-at-once.ts'
import { PlainRoutes } from '../../src/testing/plain-routes.ts'
import { shortestByTrying } from '../../src/testing/shortest-by-trying.ts'
import { loadSource, worldFolders } from '../load.ts'
import { roadsOf } from './roads-of.ts'

const worlds = path.resolve(import.meta.dirname, '../../worlds')
const folders = await worldFolders(worlds)

/**
 * Number of random starts per kind of route, and of random ends per start.
 * The plain search takes 0.3 s per start, so only `EVERY_ROUTE=1` tries 2,000 pairs.
 */
const [begins, ends] = [process.env['EVERY_ROUTE'] ? 20 : 4, 50]

async function openWorld(folder: string) {
  const { value } = await loadSource(worlds, folder)
  if (!value) throw new Error('The world cannot be read.')
  const network = decodeNetwork(JSON.parse(JSON.stringify(encodeNetwork(roadsOf(value).network))))
  const [minX, minY, maxX, maxY] = value.world.extent
  // `noBias`, because fast-check otherwise prefers corners and small numbers. The odd offsets avoid points that are
  // equally far from two roads, for which either road would be right.
  const between = (min: number, max: number, more: number) =>
    fc.noBias(fc.integer({ min: 1000 * min, max: 1000 * max - 1 })).map((n) => n / 1000 + more)
  const anywhere = fc.tuple(between(minX, maxX, 0.000271), between(minY, maxY, 0.000593))
  return { roads: { network, index: indexRoads(network) }, anywhere }
}

describe.each(folders)('the roads of %s', (folder) => {
  const opened = openWorld(folder)
  it('give routes of the same length as a simple search', async () => {
    const { roads, anywhere } = await opened
    const random = fc.sample(anywhere, 2 * begins * (1 + ends))
    const any = () => random.pop() ?? [0, 0]
    for (const by of routeKinds) {
      const plain = new PlainRoutes(roads.network, (roadClass) => weights[by]({ class: roadClass }))
      for (let begin = 0; begin < begins; begin += 1) {
        const from = any()
        const lengthTo = plain.from(from, by === 'roads' ? ['road'] : ['road', 'path'])
        for (let end = 0; end < ends; end += 1) {
          const to = any()
          const { length } = routeThrough(roads, [from, to], { by, fastTravel: [] })
          expect(length, `${from.join()} to ${to.join()} by ${by}`).toBeCloseTo(lengthTo(to), 3)
        }
      }
    }
  })

  it('give trips of 9 places that are at most 5 percent longer than the best', async () => {
    const { roads, anywhere } = await opened
    const nine = fc.array(anywhere, { minLength: 9, maxLength: 9 })
    for (const [at, points] of fc.sample(nine, 200).entries()) {
      const [by, back] = [routeKinds[at % 2] ?? 'paths', at % 4 < 2]
      const distances = distancesAtOnce(roads, points, { by, fastTravel: [] })
      const own = tripLength(tripOrder(distances, back), distances, back)
      expect(own).toBeLessThanOrEqual(shortestByTrying(distances, back) * 1.05)
    }
  })
})
