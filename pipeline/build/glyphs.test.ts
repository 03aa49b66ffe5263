import { expect, it } from 'vitest'
import { goodSource } from '../fixtures/good-source.ts'
import { usedGlyphs } from './glyphs.ts'
import { BuildError } from './output-file.ts'

it('leaves out glyphs that no type uses', () => {
  const source = goodSource()
  expect([...usedGlyphs({ ...source, types: source.types.slice(1) }).keys()]).toEqual(['chest'])
})

it('refuses a glyph that is missing, there twice or unsafe', () => {
  const source = goodSource()
  const { glyphs } = source
  const unsafe = glyphs.map((glyph) => ({ ...glyph, text: '<svg onload="alert(1)"/>' }))
  for (const changed of [[], [...glyphs, ...glyphs], unsafe]) {
    expect(() => usedGlyphs({ ...source, glyphs: changed })).toThrow(BuildError)
  }
})
