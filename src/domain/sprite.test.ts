import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spriteCell, spriteLayout } from './sprite.ts'

describe('spriteCell', () => {
  it('keeps every glyph within the columns and a gutter away from every other', () => {
    const { columns, cell, glyph } = spriteLayout
    const index = fc.nat(500)
    fc.assert(
      fc.property(index, index, (one, other) => {
        const a = spriteCell(one)
        const b = spriteCell(other)
        expect(a.x + glyph).toBeLessThan(columns * cell)
        if (one === other) expect(a).toEqual(b)
        else {
          const apart = Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))
          expect(apart - glyph).toBeGreaterThanOrEqual(cell - glyph)
        }
      }),
    )
  })
})
