import { expect, it } from 'vitest'
import { paintRoute, type PaintedSegment, routeColours } from './paint-route.ts'

interface Stroke {
  readonly colour: string
  readonly dash: readonly number[]
  readonly points: readonly (readonly [number, number])[]
  readonly curved: boolean
}

function strokesOf(
  segments: readonly PaintedSegment[],
  size: readonly [number, number] = [1000, 500],
) {
  const strokes: Stroke[] = []
  let points: (readonly [number, number])[] = []
  let dash: readonly number[] = []
  let curved = false
  const context = {
    strokeStyle: '',
    setLineDash: (next: readonly number[]) => {
      dash = next
    },
    beginPath: () => {
      points = []
      curved = false
    },
    moveTo: (x: number, y: number) => points.push([x, y]),
    lineTo: (x: number, y: number) => points.push([x, y]),
    quadraticCurveTo: (_x: number, _y: number, x: number, y: number) => {
      points.push([x, y])
      curved = true
    },
    stroke: () => strokes.push({ colour: context.strokeStyle, dash, points, curved }),
  }
  paintRoute(
    context as unknown as CanvasRenderingContext2D,
    segments,
    ([x, y]) => [x, 100 - y],
    size,
  )
  return strokes
}

const road: PaintedSegment = {
  kind: 'road',
  line: [
    [0, 0],
    [300, 0],
  ],
}
const chevrons = (strokes: readonly Stroke[]) =>
  strokes.filter(({ points, dash }) => points.length === 3 && dash.length === 0)

it('is a bright line within a dark one, where the road is', () => {
  const lines = strokesOf([road]).filter(({ points }) => points.length === 2)
  expect(lines.map(({ colour }) => colour)).toEqual([routeColours.rim, routeColours.line])
  for (const { points, dash } of lines) {
    expect(points).toEqual([
      [0, 100],
      [300, 100],
    ])
    expect(dash).toEqual([])
  }
})

it('shows its direction by chevrons along the visible road', () => {
  const [first, ...others] = chevrons(strokesOf([road]))
  expect(others).toHaveLength(2)
  const [back = [0, 0], tip = [0, 0], alsoBack = [0, 0]] = first?.points ?? []
  expect(tip[0]).toBeGreaterThan(back[0])
  expect([back[0], tip[1]]).toEqual([alsoBack[0], 100])
  const turned = chevrons(strokesOf([{ ...road, line: road.line.toReversed() }]))[0]?.points ?? []
  expect(turned[1]?.[0]).toBeLessThan(turned[0]?.[0] ?? 0)
  expect(chevrons(strokesOf([road], [100, 500]))).toHaveLength(1)
})

it('is dotted off the road and a dashed arc for fast travel', () => {
  const line = road.line
  const straight = strokesOf([{ kind: 'straight', line }])
  const travelled = strokesOf([{ kind: 'fast-travel', line }])
  expect(straight.map(({ dash, curved }) => [dash.length, curved])).toEqual([
    [2, false],
    [2, false],
  ])
  expect(travelled.map(({ dash, curved }) => [dash.length, curved])).toEqual([
    [2, true],
    [2, true],
  ])
  expect(travelled[0]?.dash).not.toEqual(straight[0]?.dash)
})
