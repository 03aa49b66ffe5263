import { expect, it } from 'vitest'
import { markerIconColour } from './marker-icon.ts'

it('leaves a category’s colour as it is on light land, and takes its glare away by night', () => {
  for (const basemapStyle of ['parchment', 'plain'] as const) {
    expect(markerIconColour('#28ff69', basemapStyle)).toBe('#28ff69')
  }
  expect(markerIconColour('#28ff69', 'night')).toBe('rgb(97 214 115)')
})
