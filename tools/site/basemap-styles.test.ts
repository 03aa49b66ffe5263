import { describe, expect, it } from 'vitest'
import { stylesOf } from './basemap-styles.ts'

const dusk = {
  ground: '#321',
  table: '#432',
  lettering: '#fed',
  letteringRim: '#123',
  dark: true,
}
const bare = { ground: '#eee', lettering: '#000', letteringRim: '#ffe', dark: false }
const text = (basemapStyles: Parameters<typeof stylesOf>[0]) =>
  stylesOf(basemapStyles).replace(/\s+/g, ' ')

describe('the styles of a basemap style', () => {
  it('set the colours of land and names, and hide the default style’s picture', () => {
    const styles = text({ dusk })
    expect(styles).toContain("[data-basemap-style='dusk'] .map-skeleton { background: #321; }")
    expect(styles).toContain(
      "[data-basemap-style='dusk'] :is(.first-land, .start-land, .last-land) { display: none; }",
    )
    expect(styles).toContain(
      ".map-region[data-basemap-style='dusk'] { --lettering: #fed; --lettering-rim: #123; background-color: #432; }",
    )
  })

  it('remove table and shadow for a land without a table', () => {
    const noTable =
      ".map-region[data-basemap-style='bare'] :is(.map-boards, .map-shadow) { display: none; }"
    expect(text({ bare })).toContain('--lettering-rim: #ffe; background: #eee; }')
    expect(text({ bare })).toContain(noTable)
    expect(text({ dusk })).not.toContain('map-boards')
  })

  it('invert a dark land on paper and whiten its names for more contrast', () => {
    expect(text({ dusk })).toContain(
      "@media print { .map-picture[data-basemap-style='dusk'] { filter:",
    )
    expect(text({ dusk })).toContain("[data-basemap-style='dusk'] .map-readouts {")
    expect(text({ dusk })).toContain('{ --lettering: #fff; --lettering-rim: #000; }')
    expect(text({ bare })).not.toMatch(/print|readouts/)
    expect(text({ bare })).toContain('{ --lettering: #000; --lettering-rim: #fff; }')
  })

  it('come one after the other', () => {
    expect(stylesOf({ dusk, bare })).toBe(stylesOf({ dusk }) + stylesOf({ bare }))
  })
})
