import { describe, expect, it } from 'vitest'
import { feature, goodSource, world } from '../fixtures/good-source.ts'
import { roadsLine, roadsOf } from './roads-of.ts'

const roads = [
  feature({
    kind: 'road',
    class: 'road',
    shape: 'line',
    runs: [
      [
        [0, 0],
        [0, 400],
      ],
    ],
  }),
  feature({
    kind: 'road',
    class: 'path',
    shape: 'line',
    runs: [
      [
        [0, 200],
        [100, 200],
      ],
    ],
  }),
  feature({
    kind: 'road',
    class: 'path',
    shape: 'line',
    runs: [
      [
        [300, 0],
        [300, 60],
      ],
    ],
  }),
  feature({ kind: 'bridge', shape: 'point', runs: [[[6, 300]]] }),
  feature({ kind: 'bridge', shape: 'point', runs: [[[200, 300]]] }),
]

describe('the roads of a world', () => {
  it('exclude loose pieces and include bridges and the manifest’s marker types', () => {
    const ways = { fastTravel: ['wheel'], landmarks: ['shrine'] }
    const source = { ...goodSource(), features: roads, world: world({ ways }) }
    const { network, loose } = roadsOf(source)
    expect(network.edges).toHaveLength(3)
    expect(network).toMatchObject({ ...ways, bridges: [[0, 300]] })
    expect(loose).toHaveLength(1)
  })

  it('are summed up in a line, with loose pieces and bridges', () => {
    const source = { ...goodSource(), features: roads }
    expect(roadsLine(source)).toBe(
      'test: 0.3 km of road hang together, 1 loose, left out of routes: 30 m at 300, 0, bridges without a road: 200, 300',
    )
    expect(roadsLine({ ...source, features: [] })).toBeUndefined()
  })
})
