import sharp from 'sharp'
import { expect, it } from 'vitest'
import { buildIcon } from './icon.ts'

const square = [{ d: 'M64 64h384v384h-384z' }]
const icon = { id: 'bed', colour: '#FF8D8D', glyph: square }

it('is a small WebP image of 256 by 256 pixels', async () => {
  const { path, content } = await buildIcon('icons', icon)
  expect(path).toBe('icons/bed.webp')
  expect(content.length).toBeLessThan(5000)
  expect(await sharp(content).metadata()).toMatchObject({
    format: 'webp',
    width: 256,
    height: 256,
    hasAlpha: true,
  })
})

it('has the colour in ring and glyph, a dark disc and nothing around it', async () => {
  const { content } = await buildIcon('icons', icon)
  const data = await sharp(content).ensureAlpha().raw().toBuffer()
  const pixel = (x: number, y: number) => [
    ...data.subarray((y * 256 + x) * 4, (y * 256 + x) * 4 + 4),
  ]
  for (const [x, y] of [
    [0, 0],
    [255, 0],
    [0, 255],
    [255, 255],
    [128, 0],
  ] as const) {
    expect(pixel(x, y)[3]).toBe(0)
  }
  const near = (found: number[], wanted: number[]) =>
    found.every((value, index) => Math.abs(value - (wanted[index] ?? 0)) <= 4)
  expect(pixel(128, 128)).toSatisfy((found: number[]) => near(found, [0xff, 0x8d, 0x8d, 255]))
  expect(pixel(128, 7)).toSatisfy((found: number[]) => near(found, [0xff, 0x8d, 0x8d, 255]))
  expect(pixel(128, 30)).toSatisfy((found: number[]) => near(found, [0x1b, 0x17, 0x12, 255]))
})
