import fc from 'fast-check'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { stripMetadata } from './strip-metadata.ts'

type Bytes = Uint8Array<ArrayBuffer>

const secret = 'Skalitz, by the mill'

/** Creates a rotated picture of 24 by 16 pixels with the secret in several kinds of metadata. */
async function sampleOf(format: 'jpeg' | 'png' | 'webp', alpha = false): Promise<Bytes> {
  const pixels = Uint8Array.from({ length: 24 * 16 * 3 }, (_, at) => (at * 37) & 255)
  const picture = sharp(pixels, { raw: { width: 24, height: 16, channels: 3 } })
  const file = (alpha ? picture.ensureAlpha(0.5) : picture)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { ImageDescription: secret }, IFD3: { GPSLatitudeRef: 'N' } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${secret}</x:xmpmeta>`)
    .withIccProfile('p3')
  const options = { jpeg: { progressive: true }, png: {}, webp: { lossless: true } }
  return plain(await file.toFormat(format, options[format]).toBuffer())
}

const plain = (buffer: Uint8Array): Bytes => Uint8Array.from(buffer)
const holds = (bytes: Uint8Array, words: string) => Buffer.from(bytes).includes(words)
const join = (...parts: readonly Uint8Array[]): Bytes => plain(Buffer.concat(parts))
const letters = (words: string) => Buffer.from(words, 'latin1')

async function pixelsOf(bytes: Uint8Array) {
  const { data, info } = await sharp(bytes).rotate().raw().toBuffer({ resolveWithObject: true })
  return { data: data.toString('hex'), width: info.width, height: info.height }
}

function riffChunk(kind: string, data: Uint8Array): Bytes {
  const length = Buffer.alloc(4)
  length.writeUInt32LE(data.length)
  return join(letters(kind), length, data, Buffer.alloc(data.length % 2))
}

function withChunks(webp: Bytes, ...chunks: readonly Bytes[]): Bytes {
  const longer = Buffer.from(join(webp, ...chunks))
  longer.writeUInt32LE(longer.length - 8, 4)
  return plain(longer)
}

const pngChunk = (kind: string, data: string) => {
  const head = Buffer.alloc(4)
  head.writeUInt32BE(data.length)
  return join(head, letters(kind), letters(data), Buffer.alloc(4))
}

const segment = (kind: number, data: string) =>
  join(Uint8Array.of(0xff, kind, 0, data.length + 2), letters(data))

describe.each(['jpeg', 'png', 'webp'] as const)('a %s file', (format) => {
  let sample: Bytes
  beforeAll(async () => {
    sample = await sampleOf(format)
  })

  it('loses its metadata', () => {
    expect(holds(sample, secret)).toBe(true)
    const stripped = stripMetadata(sample)
    expect(stripped && holds(stripped, secret)).toBe(false)
    expect(stripped?.length).toBeLessThan(sample.length)
  })

  it('looks as it did, upright and in its colours', async () => {
    const stripped = stripMetadata(sample)
    if (!stripped) throw new Error('Nothing is left.')
    expect(await pixelsOf(stripped)).toEqual(await pixelsOf(sample))
    const { orientation, icc, exif } = await sharp(stripped).metadata()
    expect([orientation, exif?.length]).toEqual([6, expect.any(Number)])
    expect(icc).toEqual((await sharp(sample).metadata()).icc)
  })

  it('is left as it is once it is stripped', () => {
    const once = stripMetadata(sample)
    expect(once && stripMetadata(once)).toEqual(once)
  })

  it('loses what follows its end', () => {
    const stripped = stripMetadata(join(sample, letters(`${secret}, as a film`)))
    expect(stripped).toEqual(stripMetadata(sample))
  })

  it('is never made worse by damage', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(255), fc.nat(), (at, byte, length) => {
        const damaged = sample.slice(0, 12 + (length % sample.length))
        damaged[12 + (at % damaged.length)] = byte
        const stripped = stripMetadata(damaged)
        expect(stripped === undefined || stripped.length <= damaged.length + 64).toBe(true)
      }),
    )
  })
})

it('a JPEG file loses comments, thumbnails and further pictures', async () => {
  const jpeg = await sampleOf('jpeg')
  const [start, rest] = [jpeg.subarray(0, 2), jpeg.subarray(2)]
  const thumbnail = `JFIF\0\x01\x01\0\0\x01\0\x01\x01\x01${secret}`
  const more = [segment(0xe0, thumbnail), segment(0xfe, secret), segment(0xe2, `MPF\0${secret}`)]
  const stripped = stripMetadata(join(start, ...more, segment(0xed, secret), rest))
  if (!stripped) throw new Error('Nothing is left.')
  expect(holds(stripped, secret)).toBe(false)
  expect(await pixelsOf(stripped)).toEqual(await pixelsOf(jpeg))
})

it('a JPEG file that was cut off keeps the part that is there', async () => {
  const jpeg = await sampleOf('jpeg')
  const stripped = stripMetadata(jpeg.slice(0, -40))
  expect([...(stripped?.slice(-2) ?? [])]).toEqual([0xff, 0xd9])
})

it('a PNG file loses its texts, its date and its animation', async () => {
  const png = await sampleOf('png')
  const kinds = ['tEXt', 'zTXt', 'iTXt', 'tIME', 'acTL', 'fdAT', 'prVt']
  const more = kinds.map((kind) => pngChunk(kind, `Comment\0${secret}`))
  const stripped = stripMetadata(join(png.subarray(0, 33), ...more, png.subarray(33)))
  expect(stripped).toEqual(stripMetadata(png))
})

it('a WebP file loses chunks that no browser knows, within an animation as well', async () => {
  const webp = await sampleOf('webp')
  const unknown = riffChunk('NOTE', letters(secret))
  expect(stripMetadata(withChunks(webp, unknown))).toEqual(stripMetadata(webp))
  const frame = riffChunk('ANMF', join(Buffer.alloc(16), unknown))
  const stripped = stripMetadata(withChunks(webp, frame))
  expect(stripped && holds(stripped, 'ANMF')).toBe(true)
  expect(stripped && holds(stripped, secret)).toBe(false)
})

it('a WebP file keeps its transparency', async () => {
  const webp = await sampleOf('webp', true)
  const stripped = stripMetadata(webp)
  if (!stripped) throw new Error('Nothing is left.')
  expect(await pixelsOf(stripped)).toEqual(await pixelsOf(webp))
  expect((await sharp(stripped).metadata()).hasAlpha).toBe(true)
})

it.each(['GIF89a', '<svg/>', '', 'II*\0'])('other files have no metadata to strip: %j', (words) => {
  expect(stripMetadata(plain(letters(words)))).toBeUndefined()
})
