import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { spriteCell, spriteLayout } from '../../src/domain/sprite.ts'
import { goodSource, type } from '../fixtures/good-source.ts'
import { usedGlyphs } from './glyphs.ts'
import { buildSprite } from './sprite.ts'

/** Ten types, whose glyphs are `bed` and `chest` in turn, so that the grid has two rows. */
const types = Array.from('abcdefghij', (id, index) =>
  type({ id, glyph: index % 2 === 0 ? 'bed' : 'chest' }),
)
const source = { ...goodSource(), types }

const build = () => {
  const { path, content } = buildSprite(source, usedGlyphs(source))
  return { path, svg: Buffer.from(content).toString() }
}

describe('buildSprite', () => {
  it('holds every glyph once, without a colour', () => {
    const { path, svg } = build()
    expect(path).toBe('data/test/sprite.svg')
    const symbols = svg.match(/<symbol .*<\/symbol>/g)
    expect(symbols).toEqual([
      '<symbol id="bed" viewBox="0 0 512 512"><path d="M64 64h384v384h-384z" fill-rule="evenodd"/></symbol>',
      '<symbol id="chest" viewBox="0 0 512 512"><path d="M64 64h384v384h-384z" fill-rule="evenodd"/></symbol>',
    ])
    expect(svg.match(/fill="/g)).toHaveLength(1)
  })

  it('shows the glyph of each type in its cell', () => {
    const { svg } = build()
    const uses = Array.from(svg.matchAll(/<use href="#(\w+)" x="(\d+)" y="(\d+)"/g), (use) =>
      use.slice(1),
    )
    expect(uses).toEqual(
      types.map(({ glyph }, index) => {
        const { x, y } = spriteCell(index)
        return [glyph, String(x), String(y)]
      }),
    )
    expect(svg).toMatch(/^<svg xmlns="[^"]+" width="768" height="192" viewBox="0 0 768 192">/)
  })

  it('draws white on transparent ground, with an empty gutter', async () => {
    const { data, info } = await sharp(Buffer.from(build().svg))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const pixel = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
    ]
    const { cell } = spriteLayout
    expect(pixel(cell / 2, cell / 2)).toEqual([255, 255, 255, 255])
    // The tenth type stands in the second row's second column; nothing stands beside it.
    expect(pixel(cell * 1.5, cell * 1.5)).toEqual([255, 255, 255, 255])
    expect(pixel(cell * 2.5, cell * 1.5)[3]).toBe(0)
    for (let y = 0; y < info.height; y += 1) expect(pixel(cell, y)[3]).toBe(0)
  })
})

describe('spriteCell', () => {
  it('counts columns first and leaves the gutter', () => {
    expect([0, 7, 8, 43].map(spriteCell)).toEqual([
      { x: 8, y: 8 },
      { x: 680, y: 8 },
      { x: 8, y: 104 },
      { x: 296, y: 488 },
    ])
  })
})
