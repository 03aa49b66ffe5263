import { describe, expect, it } from 'vitest'
import { landObstacles } from './land-obstacles.ts'
import type { Land } from './geography.ts'

/** 1,000 by 1,000 world units of a metre each; a chart unit is half a metre. */
const land = {
  extent: [0, 0, 1000, 1000],
  metresPerUnit: 1,
  places: [],
  lettering: [
    { kind: 'area', text: 'Wood', at: [500, 500], size: 100 },
    { kind: 'river', feature: 'Brook', stations: [0.5] },
  ],
  features: [
    {
      kind: 'building',
      use: 'castle',
      shape: 'polygon',
      parts: [[100, 100, 120, 100, 120, 130, 100, 130]],
    },
    { kind: 'building', use: 'house', shape: 'polygon', parts: [[10, 10, 20, 10, 20, 20]] },
    { kind: 'river', shape: 'line', name: 'Brook', parts: [[0, 800, 500, 800, 1000, 800]] },
  ],
} as unknown as Land

/** Measures every letter as wide as it is high. */
const context = {
  font: '',
  measureText(text: string) {
    return { width: Number.parseFloat(context.font.split(' ')[1] ?? '10') * text.length }
  },
}

describe('obstacles of names on the map', () => {
  const { landmarks, letters } = landObstacles(land, context as never)

  it('are the drawn outlines of castles, but no houses', () => {
    expect(landmarks).toHaveLength(1)
    const [minX, minY, maxX, maxY] = landmarks[0] ?? []
    expect([minX, minY, maxX]).toEqual([100, 100, 120])
    expect(maxY).toBeGreaterThan(130)
  })

  it('are the letters on the land at each level, in world units', () => {
    const nearest = letters.at(-1) ?? []
    const along = nearest.filter(([, minY]) => minY > 700)
    expect(along.length).toBeGreaterThanOrEqual('Brook'.length)
    for (const [minX, minY, maxX, maxY] of along) {
      expect(maxX - minX).toBeCloseTo(maxY - minY)
      expect((minY + maxY) / 2).toBeCloseTo(800, -2)
    }
    const wood = letters.map((ofLevel) => ofLevel.filter(([, minY]) => minY < 700).length)
    // The name appears only at levels where its font is neither too small nor too large.
    expect(new Set(wood)).toEqual(new Set([0, 4]))
  })
})
