import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { basemapStyleNames } from '../../src/basemap/basemap-style.ts'
import type { LandView } from './land-harness.ts'

export const updateCommand =
  'UPDATE_LAND_PICTURES=1 npx playwright test land-pictures --project=desktop'

export const pictureSize = { width: 192, height: 144 } as const

/** 8, 2 and 0.5 world units per pixel: a region, a village, a house. */
const levels = [4, 8, 12] as const

const sheetWidth = pictureSize.width * levels.length
const sheetHeight = pictureSize.height * basemapStyleNames.length
const rowBytes = pictureSize.width * 3

/** A kind of land. One sheet holds its pictures at three scales and in three basemap styles. */
export interface Place {
  readonly name: string
  /** Id of the world; the home world if omitted. */
  readonly world?: string
  readonly at: LandView['at']
  /** Layers that this place tests: the picture must change if one of them is missing. */
  readonly shows: readonly string[]
}

export const places: readonly Place[] = [
  { name: 'deep-wood', at: [1100, 1400], shows: ['paper', 'woods', 'trees'] },
  { name: 'clearing', at: [6545, 4250], shows: ['woods', 'trees'] },
  { name: 'river', at: [3458, 2303], shows: ['water', 'lettering'] },
  { name: 'fields', at: [6837, 5865], shows: ['fields', 'roads'] },
  { name: 'town', at: [5218, 1191], shows: ['settled ground', 'settlements', 'buildings'] },
  { name: 'castle', at: [4658, 5599], shows: ['settled ground', 'buildings'] },
  { name: 'monastery', at: [1800, 3390], shows: ['worked ground', 'buildings'] },
  { name: 'hills', world: 'kcd2-trosky', at: [3700, 3300], shows: ['relief'] },
  { name: 'gorge', at: [2295, 6497], shows: ['cliffs', 'roads', 'bridges'] },
  { name: 'corner', at: [8465, 400], shows: ['paper', 'frame'] },
]

/** Returns the views of a place's sheet: a row for each basemap style, a column for each level. */
export function viewsOf({ at }: Place): LandView[] {
  return basemapStyleNames.flatMap((basemapStyle) =>
    levels.map((level) => ({ at, level, basemapStyle })),
  )
}

/** @returns the stored pictures of a place, in the order of its views; `undefined` if there are none */
export async function readPictures(place: Place): Promise<Buffer[] | undefined> {
  const file = fileOf(place)
  if (!existsSync(file)) return undefined
  const { data, info } = await sharp(file)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  if (info.width !== sheetWidth || info.height !== sheetHeight) return undefined
  return viewsOf(place).map((_, index) =>
    Buffer.concat(
      Array.from({ length: pictureSize.height }, (_, y) => {
        const start = offset(index, y)
        return data.subarray(start, start + rowBytes)
      }),
    ),
  )
}

export async function writePictures(place: Place, pictures: readonly Buffer[]): Promise<void> {
  const sheet = Buffer.alloc(sheetWidth * sheetHeight * 3)
  pictures.forEach((picture, index) => {
    for (let y = 0; y < pictureSize.height; y += 1) {
      picture.copy(sheet, offset(index, y), y * rowBytes, (y + 1) * rowBytes)
    }
  })
  await mkdir(folder, { recursive: true })
  // 256 colours halve the file size, and the comparison ignores the loss.
  await sharp(sheet, { raw: { width: sheetWidth, height: sheetHeight, channels: 3 } })
    .png({ palette: true, colours: 256, effort: 10, compressionLevel: 9 })
    .toFile(fileOf(place))
}

const folder = fileURLToPath(new URL('land-pictures/', import.meta.url))

function fileOf({ name }: Place): string {
  return `${folder}${name}.png`
}

function offset(index: number, y: number): number {
  const row = Math.floor(index / levels.length) * pictureSize.height + y
  return row * sheetWidth * 3 + (index % levels.length) * rowBytes
}
