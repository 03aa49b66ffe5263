import { describe, expect, it } from 'vitest'
import type { Coordinate } from '../../../geometry/coordinates.ts'
import { paintShape, type PaintedShape } from './paint-shapes.ts'

function painted(shape: PaintedShape, selected = false): readonly string[] {
  const calls: string[] = []
  const note =
    (name: string) =>
    (...values: readonly unknown[]) =>
      calls.push([name, ...values].join(' '))
  const context = {
    beginPath: note('begin'),
    lineTo: note('line'),
    closePath: note('close'),
    fill: () => calls.push(`fill ${context.fillStyle} ${context.globalAlpha}`),
    stroke: () => calls.push(`stroke ${context.strokeStyle} ${context.lineWidth}`),
    globalAlpha: 1,
    fillStyle: '',
    strokeStyle: '',
    lineWidth: 0,
  }
  const page = context as unknown as CanvasRenderingContext2D
  paintShape(page, shape, ([x, y]) => [x / 10, y / 10], selected)
  return calls
}

const points: readonly Coordinate[] = [
  [0, 0],
  [100, 0],
  // Less than a pixel apart.
  [104, 0],
  [100, 100],
  [100, 101],
]

describe('a shape that is painted', () => {
  it('is a coloured line with a light edge through all distinct points', () => {
    expect(painted({ points, closed: false, colour: '#123456' })).toEqual([
      'begin',
      'line 0 0',
      'line 10 0',
      'line 10 10',
      'line 10 10.1',
      expect.stringMatching(/^stroke rgb\(255 248 228 .* 6$/),
      'stroke #123456 3',
    ])
  })

  it('is closed and tinted where it is an area, and wider where it is selected', () => {
    const calls = painted({ points, closed: true, colour: '#123456' }, true)
    expect(calls).toContain('close')
    expect(calls).toContain('fill #123456 0.18')
    expect(calls.at(-1)).toBe('stroke #123456 4.5')
  })
})
