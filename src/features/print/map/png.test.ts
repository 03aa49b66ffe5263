import { inflateSync } from 'node:zlib'
import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { PngWriter } from './png.ts'

async function written(pixels: Uint8ClampedArray, width: number, rows: number): Promise<Buffer> {
  const png = new PngWriter(width, pixels.length / 4 / width)
  for (let from = 0; from < pixels.length; from += rows * width * 4) {
    await png.write(pixels.slice(from, from + rows * width * 4))
  }
  return Buffer.from(await (await png.finish()).arrayBuffer())
}

const pictures = fc
  .record({ width: fc.integer({ min: 1, max: 40 }), height: fc.integer({ min: 1, max: 40 }) })
  .chain(({ width, height }) =>
    fc.record({
      width: fc.constant(width),
      rows: fc.integer({ min: 1, max: height }),
      pixels: fc
        .uint8Array({ minLength: width * height * 4, maxLength: width * height * 4 })
        .map((bytes) => new Uint8ClampedArray(bytes)),
    }),
  )

describe('PngWriter', () => {
  it('writes what others read as the same pixels, however many rows come at a time', async () => {
    await fc.assert(
      fc.asyncProperty(pictures, async ({ width, rows, pixels }) => {
        const { data, info } = await sharp(await written(pixels, width, rows))
          .raw()
          .toBuffer({ resolveWithObject: true })
        expect([info.width, info.channels]).toEqual([width, 3])
        expect([...data]).toEqual([...pixels].filter((_, index) => index % 4 < 3))
      }),
      { numRuns: 60 },
    )
  })

  it('keeps a row as its differences to the left, in one stream of zlib', async () => {
    const pixels = Uint8ClampedArray.from([10, 20, 30, 255, 12, 19, 30, 255])
    const file = await written(pixels, 2, 1)
    const at = file.indexOf('IDAT')
    const rows = inflateSync(file.subarray(at + 4, at + 4 + file.readUInt32BE(at - 4)))
    expect([...rows]).toEqual([1, 10, 20, 30, 2, 255, 0])
  })

  it('says how large a picture for paper is meant, and nothing of one for a screen', async () => {
    const png = new PngWriter(1, 1, 300)
    await png.write(Uint8ClampedArray.from([1, 2, 3, 255]))
    const file = Buffer.from(await (await png.finish()).arrayBuffer())
    expect((await sharp(file).metadata()).density).toBe(300)
    const plain = await written(Uint8ClampedArray.from([1, 2, 3, 255]), 1, 1)
    expect(plain.includes('pHYs')).toBe(false)
  })
})
