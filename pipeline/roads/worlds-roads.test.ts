import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { costTo, reachedFrom } from '../../src/domain/ways/shortest.ts'
import { anchorAt, plainLengths } from '../../src/testing/plain-lengths.ts'
import { loadSource, worldFolders } from '../load.ts'
import { roadsOf } from './roads-of.ts'

const worlds = path.resolve(import.meta.dirname, '../../worlds')
const folders = await worldFolders(worlds)

describe.each(folders)('the roads of %s', (folder) => {
  it('give ways as long as those found simply, for 2,000 pairs', async () => {
    const { value } = await loadSource(worlds, folder)
    if (!value) throw new Error('The world cannot be read.')
    const { network } = roadsOf(value)
    const { length } = network.nodes
    for (let start = 0; start < 20; start += 1) {
      const from = Math.floor((start * length) / 20)
      const reached = reachedFrom(network, anchorAt(network, from), () => 1)
      const lengths = plainLengths(network, from)
      for (let pair = 0; pair < 100; pair += 1) {
        const to = (from + 1 + Math.floor((pair * length) / 100)) % length
        const found = costTo(network, reached, anchorAt(network, to), () => 1)
        expect(found).toBeCloseTo(lengths[to] ?? 0, 6)
        expect(found).toBeLessThan(Infinity)
      }
    }
  })
})
