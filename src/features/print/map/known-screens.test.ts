import { describe, expect, it } from 'vitest'
import { screenSize, type ScreenFacts } from './known-screens.ts'

const sizeOf = (facts: Partial<ScreenFacts>) => {
  const all = { width: 1920, height: 1080, pixelRatio: 1, widthRatio: 1, ...facts }
  const { width, height } = screenSize(all)
  return `${width}x${height}`
}

describe('the size of a screen', () => {
  const zooms = [0.25, 0.5, 2 / 3, 0.75, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 3]

  it.each(zooms)('is right at a zoom of %d in Chromium', (zoom) => {
    for (const [scale, width, height] of [
      [1, 1920, 1080],
      [1.5, 3840, 2160],
      [2, 2880, 1800],
    ] as const) {
      const facts = {
        width: Math.round(width / scale),
        height: Math.round(height / scale),
        pixelRatio: scale * zoom,
        // The frame of a maximised window is 16 CSS pixels wide.
        widthRatio: zoom * 1.008,
      }
      expect(sizeOf(facts)).toBe(`${width}x${height}`)
    }
  })

  it.each([0.5, 2 / 3, 0.8, 0.9, 12 / 11, 1.2, 4 / 3, 1.5, 2])(
    'is right at a zoom of %d in Firefox',
    (zoom) => {
      const facts = { width: Math.round(1920 / zoom), height: Math.round(1080 / zoom) }
      expect(sizeOf({ ...facts, pixelRatio: zoom })).toBe('1920x1080')
    },
  )

  it.each([0.85, 1.15, 1.5, 1.75])('is right at a zoom of %d in Safari', (zoom) => {
    expect(sizeOf({ width: 1440, height: 900, pixelRatio: 2, widthRatio: zoom })).toBe('2880x1800')
  })

  it.each([0.67, 2 / 3, 1.1])(
    'is right at a zoom of %d with nothing told of the window',
    (pixelRatio) => {
      expect(sizeOf({ pixelRatio, widthRatio: Number.NaN })).toBe('1920x1080')
      expect(sizeOf({ pixelRatio })).toBe('1920x1080')
    },
  )

  it('is the same for a bar of tools beside the page', () => {
    expect(sizeOf({ widthRatio: 2 })).toBe('1920x1080')
  })

  it('is upright if the screen is', () => {
    expect(sizeOf({ width: 390, height: 844, pixelRatio: 3 })).toBe('1170x2532')
    expect(sizeOf({ width: 1080, height: 1920, pixelRatio: 1.1, widthRatio: 1.1 })).toBe(
      '1080x1920',
    )
  })

  it('is the browser’s own value for an unknown screen', () => {
    expect(sizeOf({ width: 1333, height: 777 })).toBe('1333x777')
  })
})
