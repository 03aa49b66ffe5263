import { describe, expect, it } from 'vitest'
import { joinRoads } from './join-roads.ts'
import { piecesOf, edgesOf } from './road-pieces.ts'

const lines = [
  {
    class: 'road',
    line: [
      [0, 0],
      [50, 0],
      [100, 0],
    ],
  },
  {
    class: 'path',
    line: [
      [100, 0],
      [150, 0],
    ],
  },
  {
    class: 'road',
    line: [
      [50, 0],
      [50, 40],
      [90, 40],
    ],
  },
  {
    class: 'path',
    line: [
      [500, 500],
      [520, 500],
    ],
  },
  {
    class: 'path',
    line: [
      [700, 0],
      [720, 0],
      [720, 20],
      [700, 0],
    ],
  },
] as const

describe('pieces of roads', () => {
  const pieces = piecesOf(joinRoads(lines, []))

  it('hold what hangs together, the longest first', () => {
    expect(pieces.map(({ length }) => Math.round(length))).toEqual([230, 68, 20])
  })

  it('are edges from fork to fork, each of one class', () => {
    const [main] = pieces
    const edges = main ? edgesOf(main) : []
    expect(
      edges.map(({ class: roadClass, line }) => `${roadClass} ${line.join(' ')}`).sort(),
    ).toEqual(['path 100,0 150,0', 'road 0,0 50,0', 'road 50,0 100,0', 'road 50,0 50,40 90,40'])
  })

  it('may be a ring', () => {
    const ring = pieces[1]
    expect(ring && edgesOf(ring)).toHaveLength(1)
    expect(ring && edgesOf(ring)[0]?.line).toHaveLength(4)
  })
})
