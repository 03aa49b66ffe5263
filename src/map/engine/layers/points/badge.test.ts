import { expect, it } from 'vitest'
import { badgeColour } from './badge.ts'

it('leaves a category’s colour as it is on light land, and takes its glare away by night', () => {
  for (const look of ['parchment', 'plain'] as const) {
    expect(badgeColour('#28ff69', look)).toBe('#28ff69')
  }
  expect(badgeColour('#28ff69', 'night')).toBe('rgb(97 214 115)')
})
