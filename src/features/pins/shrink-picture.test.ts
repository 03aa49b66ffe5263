// @vitest-environment happy-dom
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { canReadCanvas } from '../../platform/readable-canvas.ts'
import { maxBytes } from './model/limits.ts'
import { stripMetadata } from './model/strip-metadata.ts'
import { shrinkPicture } from './shrink-picture.ts'

vi.mock('../../platform/readable-canvas.ts', () => ({ canReadCanvas: vi.fn() }))

class FakeImage extends EventTarget {
  static damaged: (file: Blob) => boolean = () => false
  naturalWidth = 300
  naturalHeight = 200
  set src(url: string) {
    const type = FakeImage.damaged(files.get(url) ?? new Blob()) ? 'error' : 'load'
    queueMicrotask(() => this.dispatchEvent(new Event(type)))
  }
  decode(): Promise<void> {
    return Promise.resolve()
  }
}

const files = new Map<string, Blob>()
const toBlob = vi.fn<(take: (file: Blob) => void, type?: string) => void>()

beforeEach(() => {
  vi.stubGlobal('Image', FakeImage)
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.set(`blob:${files.size}`, file as Blob)
    return `blob:${files.size - 1}`
  })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage: () => undefined,
    fillRect: () => undefined,
  } as unknown as CanvasRenderingContext2D)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(toBlob)
  toBlob.mockImplementation((take, type) => take(new Blob(['noise'], { type: type ?? '' })))
  vi.mocked(canReadCanvas).mockResolvedValue(false)
})
afterEach(() => {
  FakeImage.damaged = () => false
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  toBlob.mockReset()
})

function noise(length: number): Uint8Array {
  let seed = 1
  return Uint8Array.from({ length }, () => (seed = (seed * 48_271) % 2_147_483_647) & 255)
}

async function fileOf(format: 'jpeg' | 'png' | 'webp' | 'gif', side = 60): Promise<File> {
  const raw = { width: side, height: side, channels: 3 } as const
  const picture = sharp(noise(side * side * 3), { raw }).withExif({ IFD0: { Artist: 'Henry' } })
  const bytes = Uint8Array.from(await picture.toFormat(format).toBuffer())
  return new File([bytes], `picture.${format}`, { type: `image/${format}` })
}

it('a readable canvas makes the picture smaller', async () => {
  vi.mocked(canReadCanvas).mockResolvedValue(true)
  const shrunk = await shrinkPicture(await fileOf('png'))
  expect(shrunk).toMatchObject({ ok: true, picture: { bytes: { length: 5 } } })
})

it.each(['jpeg', 'png', 'webp'] as const)(
  'a falsified canvas leaves a small %s file as it is, without metadata',
  async (format) => {
    const file = await fileOf(format)
    const shrunk = await shrinkPicture(file)
    const bytes = new Uint8Array(await file.arrayBuffer())
    expect(shrunk).toMatchObject({ ok: true, picture: { bytes: stripMetadata(bytes) } })
    expect(toBlob).not.toHaveBeenCalled()
  },
)

it('a falsified canvas refuses a file that is too large to be kept [F109]', async () => {
  const file = await fileOf('png', 400)
  expect(file.size).toBeGreaterThan(maxBytes)
  expect(await shrinkPicture(file)).toEqual({ ok: false, problem: 'falsified' })
  expect(toBlob).not.toHaveBeenCalled()
})

it('a falsified canvas refuses kinds that are not kept', async () => {
  expect(await shrinkPicture(await fileOf('gif'))).toEqual({ ok: false, problem: 'falsified' })
})

it('a file that is no picture any more without its metadata is refused', async () => {
  const file = await fileOf('jpeg')
  FakeImage.damaged = (each) => each !== file
  expect(await shrinkPicture(file)).toEqual({ ok: false, problem: 'falsified' })
})

it('a picture that the browser cannot decode is named by its first bytes [F110]', async () => {
  FakeImage.damaged = () => true
  const heic = new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'IMG_1.jpg', { type: 'image/jpeg' })
  expect(await shrinkPicture(heic)).toEqual({ ok: false, problem: 'no-picture', kind: 'HEIC' })
})

it('a damaged picture of a kind that every browser decodes is not called unknown', async () => {
  FakeImage.damaged = () => true
  expect(await shrinkPicture(await fileOf('png'))).toEqual({ ok: false, problem: 'no-picture' })
})
