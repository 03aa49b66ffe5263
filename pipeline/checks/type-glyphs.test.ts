import { expect, it } from 'vitest'
import { files, goodSource, type } from '../fixtures/good-source.ts'
import { typeGlyphs } from './type-glyphs.ts'

it('finds nothing in good data', () => {
  expect(typeGlyphs(goodSource())).toEqual([])
})

it('names the file that is missing', () => {
  const source = { ...goodSource(), types: [type({ line: 5, glyph: 'sofa' })] }
  expect(typeGlyphs(source)).toEqual([
    {
      file: files.types,
      line: 5,
      field: 'glyph',
      reason: 'the file worlds/test/glyphs/sofa.svg is missing',
    },
  ])
})
