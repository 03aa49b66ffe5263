import { expect, it } from 'vitest'
import { markerIconColour, paintMarkerIcon, type MarkerIconState } from './marker-icon.ts'

it('keeps a category’s colour on light land and dims it at night', () => {
  for (const basemapStyle of ['parchment', 'plain'] as const) {
    expect(markerIconColour('#28ff69', basemapStyle)).toBe('#28ff69')
  }
  expect(markerIconColour('#28ff69', 'night')).toBe('rgb(97 214 115)')
})

function countRingDashes(change: Partial<MarkerIconState>): number {
  const size = 100
  const dashes: (readonly number[])[] = []
  let radius = 0
  const context = new Proxy(
    {
      setLineDash: (dash: readonly number[]) => dashes.push(dash),
      arc: (_x: number, _y: number, reach: number) => {
        radius = reach
      },
    },
    {
      get: (target, name) => Reflect.get(target, name) ?? (() => undefined),
      set: () => true,
    },
  ) as unknown as CanvasRenderingContext2D
  const state = { done: false, visited: false, selected: false, ...change }
  paintMarkerIcon(context, size, '#ffffff', state, [])
  const [piece, gap] = dashes[0] ?? []
  return piece && gap ? Math.round((2 * Math.PI * radius) / (piece + gap)) : 1
}

it('breaks a visited marker’s ring into many pieces and an approximate one into few', () => {
  expect(countRingDashes({})).toBe(1)
  expect(countRingDashes({ visited: true })).toBe(20)
  expect(countRingDashes({ visited: true, selected: true })).toBe(1)
  expect(countRingDashes({ hasRoughPosition: true })).toBe(6)
  expect(countRingDashes({ hasRoughPosition: true, visited: true, selected: true })).toBe(6)
})
