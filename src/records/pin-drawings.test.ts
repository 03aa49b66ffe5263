import { describe, expect, it } from 'vitest'
import { pinColours, pinGlyphs } from './pin.ts'
import { pinColourCodes, pinGlyphDrawings, pinInk } from './pin-drawings.ts'

/** Returns the relative luminance as defined by WCAG 2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

describe('how pins are drawn', () => {
  it.each(pinColours)('a glyph on %s can be told: 3 to 1 at least', (colour) => {
    const [ink, ground] = [luminance(pinInk), luminance(pinColourCodes[colour])]
    expect((ink + 0.05) / (ground + 0.05)).toBeGreaterThanOrEqual(3)
  })

  it('each colour is another one, and each glyph another drawing', () => {
    expect(new Set(pinColours.map((colour) => pinColourCodes[colour])).size).toBe(12)
    expect(new Set(pinGlyphs.map((glyph) => pinGlyphDrawings[glyph])).size).toBe(14)
  })
})
