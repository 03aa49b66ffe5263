import { describe, expect, it } from 'vitest'
import { shortName } from './upload-preview.tsx'

describe('shortName', () => {
  it.each([
    'kcd1_discovered_locations-1780000000123.json',
    'Ústí nad Labem',
    'قلعة',
    '🏰',
    '👨‍👩‍👧',
    '',
  ])('leaves "%s" as it is', (name) => {
    expect(shortName(name)).toBe(name)
  })

  it('leaves the middle of a long name out', () => {
    expect(shortName(`begin${'x'.repeat(5_000_000)}end.json`)).toMatch(
      /^beginx{35}…x{11}end\.json$/,
    )
    const families = '👨‍👩‍👧'.repeat(100)
    expect(shortName(families)).toBe(`${'👨‍👩‍👧'.repeat(40)}…${'👨‍👩‍👧'.repeat(19)}`)
    expect(shortName(`${'🏰'.repeat(100)}.json`)).toBe(`${'🏰'.repeat(40)}…${'🏰'.repeat(14)}.json`)
  })

  it('shows what would be invisible, or turn the writing, as a box', () => {
    expect(shortName('a\u202Ebc\u2066d\u200B\n\u0000\uD83C')).toBe('a�bc�d����')
  })
})
