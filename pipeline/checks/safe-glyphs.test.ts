import { expect, it } from 'vitest'
import { goodGlyph, goodSource } from '../fixtures/good-source.ts'
import { safeGlyphs } from './safe-glyphs.ts'

it('finds nothing in good data', () => {
  expect(safeGlyphs(goodSource())).toEqual([])
})

it('names the line and the attribute of a problem', () => {
  const text = goodGlyph.replace('<path', '\n<path onclick="alert(1)"')
  const glyphs = [{ file: 'worlds/test/glyphs/bed.svg', name: 'bed', text }]
  expect(safeGlyphs({ ...goodSource(), glyphs })).toEqual([
    {
      file: 'worlds/test/glyphs/bed.svg',
      line: 2,
      field: 'onclick',
      reason: 'the attribute is not allowed: <path> may have d, fill, fill-rule',
    },
  ])
})

it('refuses a name that is no id of a symbol', () => {
  const glyphs = [{ file: 'worlds/test/glyphs/Bed 2.svg', name: 'Bed 2', text: goodGlyph }]
  expect(safeGlyphs({ ...goodSource(), glyphs })).toEqual([
    {
      file: 'worlds/test/glyphs/Bed 2.svg',
      reason: 'the name of a glyph file consists of a-z and _',
    },
  ])
})
