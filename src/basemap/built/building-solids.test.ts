import { beforeEach, describe, expect, it, vi } from 'vitest'
import { buildingUses, type LandFeature } from '../geography.ts'
import { Ground } from '../ground.ts'
import { findChiefCastles, fitOrientedBox, buildSolids } from './building-solids.ts'
import { buildGatehouse, buildWallPieces } from './works.ts'

class RecordingPath {
  readonly points: (readonly [x: number, y: number])[] = []

  moveTo(x: number, y: number) {
    this.points.push([x, y])
  }

  lineTo(x: number, y: number) {
    this.points.push([x, y])
  }

  closePath() {}
}

beforeEach(() => vi.stubGlobal('Path2D', RecordingPath))

const surroundings = {
  ground: new Ground([], [0, 0, 400, 400]),
  isTowered: () => false,
  isChief: true,
  isOnRock: false,
}

/** Returns a building of 40 by 20 units around (100, 100), turned by `angle`. */
function building(use: string, angle = 0): LandFeature {
  const corners = [
    [-20, -10],
    [20, -10],
    [20, 10],
    [-20, 10],
  ] as const
  const ring = corners.flatMap(([u, v]) => [
    100 + u * Math.cos(angle) - v * Math.sin(angle),
    100 + u * Math.sin(angle) + v * Math.cos(angle),
  ])
  return { kind: 'building', shape: 'polygon', use, parts: [ring] }
}

const outlineOf = (feature: LandFeature) =>
  buildSolids(feature, surroundings).flatMap(
    ({ outline }) => (outline as unknown as RecordingPath).points,
  )

describe('a building', () => {
  it.each([0, 0.6, 1.5, 3])('lies along its longer side, turned by %d', (angle) => {
    const { x, y, dx, dy, halfLength, halfWidth } = fitOrientedBox(building('house', angle))
    expect([x, y]).toEqual([expect.closeTo(100), expect.closeTo(100)])
    expect([halfLength, halfWidth]).toEqual([expect.closeTo(20), expect.closeTo(10)])
    expect(Math.abs(dx * Math.sin(angle) - dy * Math.cos(angle))).toBeCloseTo(0)
  })

  it.each(buildingUses)('that is a %s stands on its outline and rises above it', (use) => {
    const points = outlineOf(building(use))
    expect(points.length).toBeGreaterThanOrEqual(8)
    expect(Math.min(...points.map(([, y]) => y))).toBeGreaterThan(80)
    expect(Math.max(...points.map(([, y]) => y))).toBeGreaterThan(108)
  })

  it('has a height that tells a house from a church and a church from a castle', () => {
    const heightOf = (use: string) => Math.max(...outlineOf(building(use)).map(([, y]) => y))
    expect(heightOf('church')).toBeGreaterThan(heightOf('house') + 15)
    expect(heightOf('castle')).toBeGreaterThan(heightOf('church') + 10)
  })
})

describe('a castle', () => {
  it('has one chief building, and another castle its own', () => {
    const at = (x: number, half: number): LandFeature => ({
      ...building('castle'),
      parts: [[x - half, 0, x + half, 0, x + half, 2 * half, x - half, 2 * half]],
    })
    const [hall, wing, other] = [at(100, 20), at(180, 12), at(900, 10)]
    expect([...findChiefCastles([wing, hall, other])]).toEqual([hall, other])
  })
})

describe('a tower on a rock', () => {
  it('is higher and has the rock below it', () => {
    const highest = (isOnRock: boolean) =>
      Math.max(
        ...buildSolids(building('tower'), { ...surroundings, isOnRock }).flatMap(({ outline }) =>
          (outline as unknown as RecordingPath).points.map(([, y]) => y),
        ),
      )
    expect(highest(true)).toBeGreaterThan(highest(false) + 10)
    expect(buildSolids(building('tower'), { ...surroundings, isOnRock: true })).toHaveLength(3)
  })
})

describe('a wall', () => {
  const wall: LandFeature = {
    kind: 'wall',
    shape: 'line',
    material: 'stone',
    parts: [[0, 0, 100, 0, 100, 50]],
  }

  it('is drawn in pieces from end to end', () => {
    const pieces = buildWallPieces(wall)
    expect(pieces.length).toBeGreaterThan(5)
    expect(Math.min(...pieces.map(({ x }) => x))).toBeLessThan(15)
    expect(Math.max(...pieces.map(({ y }) => y))).toBeGreaterThan(35)
  })

  it('has a face at the end that is seen', () => {
    const northward: LandFeature = { ...wall, parts: [[0, 0, 0, 60]] }
    const [first] = buildWallPieces(northward)
    const ends = (first?.solid().faces ?? [])
      .map(({ path }) => (path as unknown as RecordingPath).points)
      .filter((points) => points.filter(([, y]) => y === 0).length === 2)
    expect(ends).toHaveLength(1)
  })

  it('has no gap and no fold where it bends', () => {
    const facesOf = (piece: number) =>
      (buildWallPieces(wall)[piece]?.solid().faces ?? []).flatMap(
        ({ path }) => (path as unknown as RecordingPath).points,
      )
    const count = buildWallPieces(wall).length
    const keys = Array.from(
      { length: count },
      (_, piece) =>
        new Set(facesOf(piece).map((point) => point.map((value) => value.toFixed(3)).join())),
    )
    for (let piece = 1; piece < count; piece += 1) {
      const shared = [...(keys[piece] ?? [])].filter((point) => keys[piece - 1]?.has(point))
      expect(shared.length).toBeGreaterThanOrEqual(2)
    }
  })

  it('has evenly spaced merlons along its whole length', () => {
    const bent: LandFeature = { ...wall, parts: [[0, 0, 31, 4, 60, 3, 95, 8, 130, 8]] }
    const middles = buildWallPieces(bent)
      .flatMap(({ solid }) =>
        solid()
          .faces.filter(({ tone }) => tone === 'wall')
          .flatMap(({ path }) => (path as unknown as RecordingPath).points.slice(4)),
      )
      .map(([x]) => x)
    const starts = middles.filter((_, index) => index % 4 === 0)
    const gaps = starts.slice(1).map((x, index) => x - (starts[index] ?? 0))
    expect(Math.min(...gaps)).toBeGreaterThan(6)
    expect(Math.max(...gaps)).toBeLessThan(9)
  })

  it('has its gatehouses in line', () => {
    const [house] = buildGatehouse(98, 30, wall.parts, false)
    if (!house) throw new Error('There is no gatehouse.')
    const { points } = house.outline as unknown as RecordingPath
    const reach = (axis: 0 | 1) =>
      Math.max(...points.map((point) => point[axis])) -
      Math.min(...points.map((point) => point[axis]))
    expect(reach(0)).toBeLessThan(22)
  })
})
