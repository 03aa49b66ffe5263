import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyNetwork } from '../testing/network-samples.ts'
import { decodeNetwork, encodeNetwork, createNetwork } from './road-network.ts'

describe('the file of a network', () => {
  it('is read back with the same edges', () => {
    fc.assert(
      fc.property(anyNetwork, (network) => {
        const read = decodeNetwork(JSON.parse(JSON.stringify(encodeNetwork(network))))
        const told = ({ edges }: typeof network) =>
          edges.map(({ class: roadClass, line }) => `${roadClass} ${line.join(' ')}`).sort()
        expect(told(read)).toEqual(told(network))
      }),
    )
  })

  it('brings back a ring that comes by its own beginning', () => {
    const eight = [
      [0, 0],
      [100, 0],
      [0, 0],
      [0, 100],
      [0, 0],
    ] as const
    const none = { bridges: [], fastTravel: [], landmarks: [] }
    const network = createNetwork([{ class: 'road', line: eight }], none)
    expect(network.edges.map(({ from, to }) => from === to)).toEqual(Array(4).fill(false))
    expect(decodeNetwork(encodeNetwork(network)).edges).toHaveLength(4)
  })

  const none = { path: [], bridges: [], fastTravel: [], landmarks: [] }
  it.each([
    { road: [[0, 0, 'a', 1]], ...none },
    { road: [[0, 0, null, 1]], ...none },
    { road: [[0, 0, 1]], ...none },
    { road: [[0, 0]], ...none },
    { road: ['0,0,1,1'], ...none },
    { road: [null], ...none },
    { road: [], ...none, bridges: ['a', 1] },
    { road: [], ...none, fastTravel: [1] },
    { road: [], ...none, landmarks: {} },
  ])('[F79] refuses wrong types: %j', (input) => {
    expect(() => decodeNetwork({ format: 'itinerarium-network', ...input })).toThrow(
      'not a network of roads',
    )
  })

  it.each([
    null,
    'roads',
    {},
    { format: 'itinerarium-geography' },
    { format: 'itinerarium-network' },
  ])('refuses %j', (input) => {
    expect(() => decodeNetwork(input)).toThrow('not a network of roads')
  })
})
